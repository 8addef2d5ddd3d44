// kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaVarlong', './KafkaVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaVarlong'), require('./KafkaVarint'));
  } else {
    factory(root.Kafka || (root.Kafka = {}), root.KaitaiStream, root.KafkaVarlong || (root.KafkaVarlong = {}), root.KafkaVarint || (root.KafkaVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (Kafka_, KaitaiStream, KafkaVarlong_, KafkaVarint_) {
/**
 * Since Kafka 0.11, a segment (`<first offset in 20 digits>.log`) consists of record batches, before that of messages,
 * each a batch of its own or a wrapper of compressed ones. It has no header, padding or end mark. In a preallocated open
 * segment, zeros follow the last batch.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:44-101
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:36-77
 */

var Kafka = (function() {
  Kafka.Compression = Object.freeze({
    NONE: 0,
    GZIP: 1,
    SNAPPY: 2,
    LZ4: 3,
    ZSTD: 4,

    0: "NONE",
    1: "GZIP",
    2: "SNAPPY",
    3: "LZ4",
    4: "ZSTD",
  });

  function Kafka(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  Kafka.prototype._read = function() {
    this._debug.baseOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.baseOffset = this._io.readS8be();
    this._debug.baseOffset.end = this._io.pos;
    this._debug.lenBatch = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenBatch = this._io.readS4be();
    this._debug.lenBatch.end = this._io.pos;
    if (!(this.lenBatch >= 14)) {
      var _err = new KaitaiStream.ValidationLessThanError(14, this.lenBatch, this._io, "/seq/1");
      this._debug.lenBatch.validationError = _err;
      throw _err;
    }
    this._debug.epochOrCrc = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.epochOrCrc = this._io.readS4be();
    this._debug.epochOrCrc.end = this._io.pos;
    this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.magic = this._io.readU1();
    this._debug.magic.end = this._io.pos;
    if (!( ((this.magic == 0) || (this.magic == 1) || (this.magic == 2)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.magic, this._io, "/seq/3");
      this._debug.magic.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.magic) {
    case 0:
      this._raw_body = this._io.readBytes(this.lenBatch - 5);
      var _io__raw_body = new KaitaiStream(this._raw_body);
      this.body = new Message(_io__raw_body, this, this._root, this.magic);
      this.body._read();
      break;
    case 1:
      this._raw_body = this._io.readBytes(this.lenBatch - 5);
      var _io__raw_body = new KaitaiStream(this._raw_body);
      this.body = new Message(_io__raw_body, this, this._root, this.magic);
      this.body._read();
      break;
    case 2:
      this._raw_body = this._io.readBytes(this.lenBatch - 5);
      var _io__raw_body = new KaitaiStream(this._raw_body);
      this.body = new Batch(_io__raw_body, this, this._root);
      this.body._read();
      break;
    default:
      this.body = this._io.readBytes(this.lenBatch - 5);
      break;
    }
    this._debug.body.end = this._io.pos;
  }

  /**
   * A record batch of magic 2, after its magic.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:44-101
   */

  var Batch = Kafka.Batch = (function() {
    function Batch(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Batch.prototype._read = function() {
      this._debug.crc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.crc = this._io.readU4be();
      this._debug.crc.end = this._io.pos;
      this._debug.unused = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.unused = this._io.readBitsIntBe(9);
      this._debug.unused.end = this._io.pos;
      this._debug.hasDeleteHorizon = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.hasDeleteHorizon = this._io.readBitsIntBe(1) != 0;
      this._debug.hasDeleteHorizon.end = this._io.pos;
      this._debug.isControl = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.isControl = this._io.readBitsIntBe(1) != 0;
      this._debug.isControl.end = this._io.pos;
      this._debug.isTransactional = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.isTransactional = this._io.readBitsIntBe(1) != 0;
      this._debug.isTransactional.end = this._io.pos;
      this._debug.isAppendTime = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.isAppendTime = this._io.readBitsIntBe(1) != 0;
      this._debug.isAppendTime.end = this._io.pos;
      this._debug.compression = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Kafka.Compression" };
      this.compression = this._io.readBitsIntBe(3);
      this._debug.compression.end = this._io.pos;
      this._io.alignToByte();
      this._debug.lastOffsetDelta = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lastOffsetDelta = this._io.readS4be();
      this._debug.lastOffsetDelta.end = this._io.pos;
      this._debug.baseTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.baseTimestamp = this._io.readS8be();
      this._debug.baseTimestamp.end = this._io.pos;
      this._debug.maxTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.maxTimestamp = this._io.readS8be();
      this._debug.maxTimestamp.end = this._io.pos;
      this._debug.producerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.producerId = this._io.readS8be();
      this._debug.producerId.end = this._io.pos;
      this._debug.producerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.producerEpoch = this._io.readS2be();
      this._debug.producerEpoch.end = this._io.pos;
      this._debug.baseSequence = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.baseSequence = this._io.readS4be();
      this._debug.baseSequence.end = this._io.pos;
      this._debug.numRecords = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numRecords = this._io.readS4be();
      this._debug.numRecords.end = this._io.pos;
      if (!(this.numRecords >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.numRecords, this._io, "/types/batch/seq/13");
        this._debug.numRecords.validationError = _err;
        throw _err;
      }
      this._debug.records = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.records = this._io.readBytesFull();
      this._debug.records.end = this._io.pos;
    }

    /**
     * CRC-32C of everything after this field, with the records as stored.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:398-400
     */

    /**
     * Written as 0. Brokers ignore the upper byte of the attributes.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:402-405
     */

    /**
     * The cleaner has processed the batch. Its tombstones or abort marker may be removed from the time in the base
     * timestamp on. Since 3.1 (KIP-534).
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:250-260
     */

    /**
     * The batch has one record from the broker: a transaction's end, or an event of the KRaft quorum.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:30-43
     */

    /**
     * The records belong to a transaction, or the control record ends one.
     */

    /**
     * The broker set the time (`message.timestamp.type=LogAppendTime`), so all records have `max_timestamp`.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:174-177
     */

    /**
     * Codec of the records. The fields before them are not compressed.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/CompressionType.java:23-46
     */

    /**
     * Offset of the last record, minus the base offset. Compaction keeps it.
     */

    /**
     * Milliseconds since the Unix epoch, the base of the records' times, usually the first one's. With
     * `has_delete_horizon`, the time from which tombstones and markers may be removed. -1 in a batch that compaction
     * has emptied.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:86-94
     */

    /**
     * Greatest time of the records, or with `is_append_time` that of all.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:91-94
     */

    /**
     * -1 without idempotence.
     */

    /**
     * Epoch of the producer, -1 without a producer id. Brokers refuse batches of an earlier epoch.
     */

    /**
     * The first record's number among those of this producer and epoch. 0 follows 2147483647. It is -1 in control
     * batches and without a producer id, but the group coordinator writes 0 there.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:209-214
     */

    /**
     * Remaining records. Less than `last_offset_delta + 1` after compaction. 0 in a batch that is kept for its
     * producer's sequence.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:81-84
     */

    /**
     * A `record_set`, compressed if there is a codec.
     */

    return Batch;
  })();

  /**
   * One header of a record.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:457-473
   */

  var Header = Kafka.Header = (function() {
    function Header(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Header.prototype._read = function() {
      this._debug.lenKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenKey = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenKey._read();
      this._debug.lenKey.end = this._io.pos;
      var _ = this.lenKey;
      if (!(_.value >= 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.lenKey, this._io, "/types/header/seq/0");
        this._debug.lenKey.validationError = _err;
        throw _err;
      }
      this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.key = this._io.readBytes(this.lenKey.value);
      this._debug.key.end = this._io.pos;
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenValue._read();
      this._debug.lenValue.end = this._io.pos;
      if (this.lenValue.value >= 0) {
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = this._io.readBytes(this.lenValue.value);
        this._debug.value.end = this._io.pos;
      }
    }

    /**
     * Bytes of the name.
     */

    /**
     * The name, in UTF-8.
     */

    /**
     * In bytes, below 0 for null.
     */

    /**
     * The producer's bytes.
     */

    return Header;
  })();

  /**
   * A message of magic 0 or 1, after its magic.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:36-77
   */

  var Message = Kafka.Message = (function() {
    function Message(_io, _parent, _root, magic) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.magic = magic;
      this._debug = {};

    }
    Message.prototype._read = function() {
      this._debug.unused = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.unused = this._io.readBitsIntBe(4);
      this._debug.unused.end = this._io.pos;
      this._debug.isAppendTime = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.isAppendTime = this._io.readBitsIntBe(1) != 0;
      this._debug.isAppendTime.end = this._io.pos;
      this._debug.compression = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Kafka.Compression" };
      this.compression = this._io.readBitsIntBe(3);
      this._debug.compression.end = this._io.pos;
      this._io.alignToByte();
      if (this.magic == 1) {
        this._debug.timestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.timestamp = this._io.readS8be();
        this._debug.timestamp.end = this._io.pos;
      }
      this._debug.lenKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenKey = this._io.readS4be();
      this._debug.lenKey.end = this._io.pos;
      if (this.lenKey >= 0) {
        this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.key = this._io.readBytes(this.lenKey);
        this._debug.key.end = this._io.pos;
      }
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readS4be();
      this._debug.lenValue.end = this._io.pos;
      if (this.lenValue >= 0) {
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = this._io.readBytes(this.lenValue);
        this._debug.value.end = this._io.pos;
      }
      this._debug.rest = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rest = this._io.readBytesFull();
      this._debug.rest.end = this._io.pos;
      var _ = this.rest;
      if (!(_.length == 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.rest, this._io, "/types/message/seq/8");
        this._debug.rest.validationError = _err;
        throw _err;
      }
    }

    /**
     * Unused in all versions.
     */

    /**
     * Magic 1 only. The broker set the time. In a wrapper, all messages have the wrapper's time.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:566-573
     */

    /**
     * With a codec the message is a wrapper. Its value is a compressed sequence of frames of this spec, with the
     * same magic and uncompressed.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/AbstractLegacyRecordBatch.java:299-370
     */

    /**
     * Milliseconds since the Unix epoch, or -1 if the producer set none. In a wrapper, its messages' greatest time.
     */

    /**
     * In bytes, below 0 for null.
     */

    /**
     * The key. A wrapper has none.
     */

    /**
     * In bytes, below 0 for null.
     */

    /**
     * The producer's bytes. In a wrapper, compressed frames. In magic 0, lz4 has a wrong header checksum
     * (KAFKA-3160).
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/AbstractLegacyRecordBatch.java:320-352
     */

    /**
     * Empty.
     */

    /**
     * The frame's `magic`.
     */

    return Message;
  })();

  /**
   * One record, after its length.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:35-66
   */

  var Record = Kafka.Record = (function() {
    function Record(_io, _parent, _root, baseOffset, baseTimestamp, isAppendTime, maxTimestamp) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.baseOffset = baseOffset;
      this.baseTimestamp = baseTimestamp;
      this.isAppendTime = isAppendTime;
      this.maxTimestamp = maxTimestamp;
      this._debug = {};

    }
    Record.prototype._read = function() {
      this._debug.lenBody = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenBody = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenBody._read();
      this._debug.lenBody.end = this._io.pos;
      var _ = this.lenBody;
      if (!(_.value >= 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.lenBody, this._io, "/types/record/seq/0");
        this._debug.lenBody.validationError = _err;
        throw _err;
      }
      this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_body = this._io.readBytes(this.lenBody.value);
      var _io__raw_body = new KaitaiStream(this._raw_body);
      this.body = new RecordBody(_io__raw_body, this, this._root, this.baseOffset, this.baseTimestamp, this.isAppendTime, this.maxTimestamp);
      this.body._read();
      this._debug.body.end = this._io.pos;
    }

    /**
     * Bytes after this field.
     */

    /**
     * The record's content.
     */

    /**
     * The batch's `base_offset`.
     */

    /**
     * The batch's `base_timestamp`.
     */

    /**
     * The batch's `is_append_time`.
     */

    /**
     * The batch's `max_timestamp`.
     */

    return Record;
  })();

  /**
   * A record without its length.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:306-359
   */

  var RecordBody = Kafka.RecordBody = (function() {
    function RecordBody(_io, _parent, _root, baseOffset, baseTimestamp, isAppendTime, maxTimestamp) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.baseOffset = baseOffset;
      this.baseTimestamp = baseTimestamp;
      this.isAppendTime = isAppendTime;
      this.maxTimestamp = maxTimestamp;
      this._debug = {};

    }
    RecordBody.prototype._read = function() {
      this._debug.attributes = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.attributes = this._io.readU1();
      this._debug.attributes.end = this._io.pos;
      this._debug.timestampDelta = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.timestampDelta = new KafkaVarlong_.KafkaVarlong(this._io, null, null);
      this.timestampDelta._read();
      this._debug.timestampDelta.end = this._io.pos;
      this._debug.offsetDelta = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.offsetDelta = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.offsetDelta._read();
      this._debug.offsetDelta.end = this._io.pos;
      this._debug.lenKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenKey = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenKey._read();
      this._debug.lenKey.end = this._io.pos;
      if (this.lenKey.value >= 0) {
        this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.key = this._io.readBytes(this.lenKey.value);
        this._debug.key.end = this._io.pos;
      }
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenValue._read();
      this._debug.lenValue.end = this._io.pos;
      if (this.lenValue.value >= 0) {
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = this._io.readBytes(this.lenValue.value);
        this._debug.value.end = this._io.pos;
      }
      this._debug.numHeaders = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numHeaders = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.numHeaders._read();
      this._debug.numHeaders.end = this._io.pos;
      var _ = this.numHeaders;
      if (!(_.value >= 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.numHeaders, this._io, "/types/record_body/seq/7");
        this._debug.numHeaders.validationError = _err;
        throw _err;
      }
      this._debug.headers = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.headers.arr = [];
      this.headers = [];
      for (var i = 0; i < this.numHeaders.value; i++) {
        this._debug.headers.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_headers = new Header(this._io, this, this._root);
        try {
          _t_headers._read();
        } finally {
          this.headers.push(_t_headers);
        }
        this._debug.headers.arr[i].end = this._io.pos;
      }
      this._debug.headers.end = this._io.pos;
      this._debug.rest = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rest = this._io.readBytesFull();
      this._debug.rest.end = this._io.pos;
      var _ = this.rest;
      if (!(_.length == 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.rest, this._io, "/types/record_body/seq/9");
        this._debug.rest.validationError = _err;
        throw _err;
      }
    }

    /**
     * Number in the partition.
     */
    Object.defineProperty(RecordBody.prototype, 'offset', {
      get: function() {
        if (this._m_offset !== undefined)
          return this._m_offset;
        this._debug._m_offset = {  };
        this._m_offset = this.baseOffset + this.offsetDelta.value;
        return this._m_offset;
      }
    });

    /**
     * Milliseconds since the Unix epoch. -1 if the producer set none.
     */
    Object.defineProperty(RecordBody.prototype, 'timestamp', {
      get: function() {
        if (this._m_timestamp !== undefined)
          return this._m_timestamp;
        this._debug._m_timestamp = {  };
        this._m_timestamp = (this.isAppendTime ? this.maxTimestamp : this.baseTimestamp + this.timestampDelta.value);
        return this._m_timestamp;
      }
    });

    /**
     * Unused. Readers ignore it.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:59-63
     */

    /**
     * Time minus the batch's base timestamp, possibly negative.
     */

    /**
     * Offset minus the batch's base offset.
     */

    /**
     * Bytes of the key. Below 0 the key is null, not empty. Writers use -1.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/Utils.java:readBytes
     */

    /**
     * The key.
     */

    /**
     * Bytes of the value, below 0 for null. In a compacted topic a null value deletes the key.
     */

    /**
     * The producer's bytes.
     */

    /**
     * Number of headers.
     */

    /**
     * In the producer's order.
     */

    /**
     * Empty. Otherwise the broker refuses the record.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecord.java:349-352
     */

    /**
     * The batch's `base_offset`.
     */

    /**
     * The batch's `base_timestamp`.
     */

    /**
     * The batch's `is_append_time`.
     */

    /**
     * The batch's `max_timestamp`.
     */

    return RecordBody;
  })();

  /**
   * A batch's records, unpacked.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:57-64
   */

  var RecordSet = Kafka.RecordSet = (function() {
    function RecordSet(_io, _parent, _root, baseOffset, baseTimestamp, isAppendTime, maxTimestamp) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.baseOffset = baseOffset;
      this.baseTimestamp = baseTimestamp;
      this.isAppendTime = isAppendTime;
      this.maxTimestamp = maxTimestamp;
      this._debug = {};

    }
    RecordSet.prototype._read = function() {
      this._debug.records = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.records.arr = [];
      this.records = [];
      var i = 0;
      while (!this._io.isEof()) {
        this._debug.records.arr[this.records.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_records = new Record(this._io, this, this._root, this.baseOffset, this.baseTimestamp, this.isAppendTime, this.maxTimestamp);
        try {
          _t_records._read();
        } finally {
          this.records.push(_t_records);
        }
        this._debug.records.arr[this.records.length - 1].end = this._io.pos;
        i++;
      }
      this._debug.records.end = this._io.pos;
    }

    /**
     * The broker refuses a batch with more or fewer.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:600-640
     */

    /**
     * The batch's `base_offset`.
     */

    /**
     * The batch's `base_timestamp`.
     */

    /**
     * The batch's `is_append_time`.
     */

    /**
     * The batch's `max_timestamp`.
     */

    return RecordSet;
  })();

  /**
   * A record batch, not a message of magic 0 or 1.
   */
  Object.defineProperty(Kafka.prototype, 'isBatch', {
    get: function() {
      if (this._m_isBatch !== undefined)
        return this._m_isBatch;
      this._debug._m_isBatch = {  };
      this._m_isBatch = this.magic == 2;
      return this._m_isBatch;
    }
  });

  /**
   * Offset of the batch's last record, even if compacted away.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:185-187
   */
  Object.defineProperty(Kafka.prototype, 'lastOffset', {
    get: function() {
      if (this._m_lastOffset !== undefined)
        return this._m_lastOffset;
      this._debug._m_lastOffset = {  };
      this._m_lastOffset = (this.isBatch ? this.baseOffset + this.body.lastOffsetDelta : this.baseOffset);
      return this._m_lastOffset;
    }
  });

  /**
   * Epoch of the leader that appended the batch. -1 if unknown, as before a producer's batch is appended.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:267-270
   */
  Object.defineProperty(Kafka.prototype, 'leaderEpoch', {
    get: function() {
      if (this._m_leaderEpoch !== undefined)
        return this._m_leaderEpoch;
      if (this.isBatch) {
        this._debug._m_leaderEpoch = {  };
        this._m_leaderEpoch = this.epochOrCrc;
      }
      return this._m_leaderEpoch;
    }
  });

  /**
   * CRC-32 (zlib's) of a message of magic 0 or 1, from its magic on.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/LegacyRecord.java:108-117
   */
  Object.defineProperty(Kafka.prototype, 'messageCrc', {
    get: function() {
      if (this._m_messageCrc !== undefined)
        return this._m_messageCrc;
      if (!(this.isBatch)) {
        this._debug._m_messageCrc = {  };
        this._m_messageCrc = this.epochOrCrc & 4294967295;
      }
      return this._m_messageCrc;
    }
  });

  /**
   * Offset of the batch's first record, even if compacted away. In a wrapper (magic 0 and 1), offset of the last
   * message.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:72-79
   */

  /**
   * Bytes after this field. The shortest message of magic 0 has 14. A batch of magic 2 has at least 49, which the
   * broker only checks with the whole batch.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/FileLogInputStream.java:56-80
   */

  /**
   * The leader's epoch in a batch of magic 2. No checksum covers it, so the broker can set it. In a message of magic 0
   * or 1, the CRC-32 of everything after this field.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:66-70
   */

  /**
   * 2 since Kafka 0.11, 1 since 0.10, 0 before. Brokers of 4.x read all three and write 2.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/FileLogInputStream.java:82-89
   */

  /**
   * The fields that depend on the magic.
   */

  return Kafka;
})();
Kafka_.Kafka = Kafka;
});
