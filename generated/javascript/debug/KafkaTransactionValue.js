// kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaUvarint', './KafkaString', './KafkaCount'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaUvarint'), require('./KafkaString'), require('./KafkaCount'));
  } else {
    factory(root.KafkaTransactionValue || (root.KafkaTransactionValue = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaString || (root.KafkaString = {}), root.KafkaCount || (root.KafkaCount = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionValue_, KaitaiStream, KafkaTaggedFields_, KafkaUvarint_, KafkaString_, KafkaCount_) {
/**
 * The value of a record of `__transaction_state`. A record without a value deletes its key.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaTransactionValue = (function() {
  function KafkaTransactionValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;
    this._debug = {};

  }
  KafkaTransactionValue.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    if (!(this.version <= (this.recordType == 0 ? 1 : 0))) {
      var _err = new KaitaiStream.ValidationGreaterThanError((this.recordType == 0 ? 1 : 0), this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.recordType) {
    case 0:
      this.body = new TransactionLogValue(this._io, this, this._root, this.version);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
  }

  /**
   * TransactionLogValue, versions 0-1.
   * @see apache/kafka 4.1.1 transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
   */

  var TransactionLogValue = KafkaTransactionValue.TransactionLogValue = (function() {
    function TransactionLogValue(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;
      this._debug = {};

    }
    TransactionLogValue.prototype._read = function() {
      this._debug.producerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.producerId = this._io.readS8be();
      this._debug.producerId.end = this._io.pos;
      this._debug.producerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.producerEpoch = this._io.readS2be();
      this._debug.producerEpoch.end = this._io.pos;
      this._debug.transactionTimeoutMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.transactionTimeoutMs = this._io.readS4be();
      this._debug.transactionTimeoutMs.end = this._io.pos;
      this._debug.transactionStatus = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.transactionStatus = this._io.readS1();
      this._debug.transactionStatus.end = this._io.pos;
      this._debug.numTransactionPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTransactionPartitions = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 1);
      this.numTransactionPartitions._read();
      this._debug.numTransactionPartitions.end = this._io.pos;
      if (this.numTransactionPartitions.value >= 0) {
        this._debug.transactionPartitions = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.transactionPartitions.arr = [];
        this.transactionPartitions = [];
        for (var i = 0; i < this.numTransactionPartitions.value; i++) {
          this._debug.transactionPartitions.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_transactionPartitions = new PartitionsSchema(this._io, this, this._root, this.apiVersion);
          try {
            _t_transactionPartitions._read();
          } finally {
            this.transactionPartitions.push(_t_transactionPartitions);
          }
          this._debug.transactionPartitions.arr[i].end = this._io.pos;
        }
        this._debug.transactionPartitions.end = this._io.pos;
      }
      this._debug.transactionLastUpdateTimestampMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.transactionLastUpdateTimestampMs = this._io.readS8be();
      this._debug.transactionLastUpdateTimestampMs.end = this._io.pos;
      this._debug.transactionStartTimestampMs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.transactionStartTimestampMs = this._io.readS8be();
      this._debug.transactionStartTimestampMs.end = this._io.pos;
      if (this.apiVersion >= 1) {
        this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.numTagged._read();
        this._debug.numTagged.end = this._io.pos;
      }
      if (this.apiVersion >= 1) {
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.tagged.arr = [];
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_tagged = new TaggedField(this._io, this, this._root);
          try {
            _t_tagged._read();
          } finally {
            this.tagged.push(_t_tagged);
          }
          this._debug.tagged.arr[i].end = this._io.pos;
        }
        this._debug.tagged.end = this._io.pos;
      }
    }

    /**
     * PartitionsSchema.
     */

    var PartitionsSchema = TransactionLogValue.PartitionsSchema = (function() {
      function PartitionsSchema(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;
        this._debug = {};

      }
      PartitionsSchema.prototype._read = function() {
        this._debug.topic = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topic = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 1);
        this.topic._read();
        this._debug.topic.end = this._io.pos;
        this._debug.numPartitionIds = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numPartitionIds = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 1);
        this.numPartitionIds._read();
        this._debug.numPartitionIds.end = this._io.pos;
        if (this.numPartitionIds.value >= 0) {
          this._debug.partitionIds = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this._debug.partitionIds.arr = [];
          this.partitionIds = [];
          for (var i = 0; i < this.numPartitionIds.value; i++) {
            this._debug.partitionIds.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
            this.partitionIds.push(this._io.readS4be());
            this._debug.partitionIds.arr[i].end = this._io.pos;
          }
          this._debug.partitionIds.end = this._io.pos;
        }
        if (this.apiVersion >= 1) {
          this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
          this.tagged._read();
          this._debug.tagged.end = this._io.pos;
        }
      }

      /**
       * Topic involved in the transaction.
       */

      /**
       * Count.
       */

      /**
       * Partition ids involved in the transaction.
       */

      /**
       * Tags.
       */

      /**
       * Record version.
       */

      return PartitionsSchema;
    })();

    /**
     * Content.
     */

    var TaggedClientTransactionVersion = TransactionLogValue.TaggedClientTransactionVersion = (function() {
      function TaggedClientTransactionVersion(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedClientTransactionVersion.prototype._read = function() {
        this._debug.clientTransactionVersion = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.clientTransactionVersion = this._io.readS2be();
        this._debug.clientTransactionVersion.end = this._io.pos;
      }

      /**
       * Transaction version used by the client.
       */

      return TaggedClientTransactionVersion;
    })();

    /**
     * A tagged field. Readers skip unknown ones.
     */

    var TaggedField = TransactionLogValue.TaggedField = (function() {
      function TaggedField(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedField.prototype._read = function() {
        this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tag._read();
        this._debug.tag.end = this._io.pos;
        this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent._read();
        this._debug.lenContent.end = this._io.pos;
        this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedPreviousProducerId(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedNextProducerId(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedClientTransactionVersion(_io__raw_content, this, this._root);
          this.content._read();
          break;
        case 3:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedNextProducerEpoch(_io__raw_content, this, this._root);
          this.content._read();
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
        this._debug.content.end = this._io.pos;
      }

      /**
       * Field number.
       */

      /**
       * In bytes.
       */

      /**
       * The content.
       */

      return TaggedField;
    })();

    /**
     * Content.
     */

    var TaggedNextProducerEpoch = TransactionLogValue.TaggedNextProducerEpoch = (function() {
      function TaggedNextProducerEpoch(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedNextProducerEpoch.prototype._read = function() {
        this._debug.nextProducerEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.nextProducerEpoch = this._io.readS2be();
        this._debug.nextProducerEpoch.end = this._io.pos;
      }

      /**
       * Producer epoch associated with the NextProducerId.
       */

      return TaggedNextProducerEpoch;
    })();

    /**
     * Content.
     */

    var TaggedNextProducerId = TransactionLogValue.TaggedNextProducerId = (function() {
      function TaggedNextProducerId(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedNextProducerId.prototype._read = function() {
        this._debug.nextProducerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.nextProducerId = this._io.readS8be();
        this._debug.nextProducerId.end = this._io.pos;
      }

      /**
       * Latest producer ID for the transactional id.
       */

      return TaggedNextProducerId;
    })();

    /**
     * Content.
     */

    var TaggedPreviousProducerId = TransactionLogValue.TaggedPreviousProducerId = (function() {
      function TaggedPreviousProducerId(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      TaggedPreviousProducerId.prototype._read = function() {
        this._debug.previousProducerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.previousProducerId = this._io.readS8be();
        this._debug.previousProducerId.end = this._io.pos;
      }

      /**
       * Producer id used by the last committed transaction.
       */

      return TaggedPreviousProducerId;
    })();

    /**
     * Producer id in use by the transactional id.
     */

    /**
     * Epoch associated with the producer id.
     */

    /**
     * Transaction timeout in milliseconds.
     */

    /**
     * TransactionState the transaction is in.
     */

    /**
     * Count.
     */

    /**
     * Partitions involved in the transaction.
     */

    /**
     * Time the transaction was last updated.
     */

    /**
     * Time the transaction was started.
     */

    /**
     * Count.
     */

    /**
     * Tags.
     */

    /**
     * Record version.
     */

    return TransactionLogValue;
  })();

  /**
   * Value version.
   * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
   */

  /**
   * The value.
   */

  /**
   * The record's type, from its key.
   */

  return KafkaTransactionValue;
})();
KafkaTransactionValue_.KafkaTransactionValue = KafkaTransactionValue;
});
