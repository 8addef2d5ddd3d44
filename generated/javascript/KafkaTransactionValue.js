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

    this._read();
  }
  KafkaTransactionValue.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    if (!(this.version <= (this.recordType == 0 ? 1 : 0))) {
      throw new KaitaiStream.ValidationGreaterThanError((this.recordType == 0 ? 1 : 0), this.version, this._io, "/seq/0");
    }
    switch (this.recordType) {
    case 0:
      this.body = new TransactionLogValue(this._io, this, this._root, this.version);
      break;
    }
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

      this._read();
    }
    TransactionLogValue.prototype._read = function() {
      this.producerId = this._io.readS8be();
      this.producerEpoch = this._io.readS2be();
      this.transactionTimeoutMs = this._io.readS4be();
      this.transactionStatus = this._io.readS1();
      this.numTransactionPartitions = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 1);
      if (this.numTransactionPartitions.value >= 0) {
        this.transactionPartitions = [];
        for (var i = 0; i < this.numTransactionPartitions.value; i++) {
          this.transactionPartitions.push(new PartitionsSchema(this._io, this, this._root, this.apiVersion));
        }
      }
      this.transactionLastUpdateTimestampMs = this._io.readS8be();
      this.transactionStartTimestampMs = this._io.readS8be();
      if (this.apiVersion >= 1) {
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      }
      if (this.apiVersion >= 1) {
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new TaggedField(this._io, this, this._root));
        }
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

        this._read();
      }
      PartitionsSchema.prototype._read = function() {
        this.topic = new KafkaString_.KafkaString(this._io, null, null, this.apiVersion >= 1);
        this.numPartitionIds = new KafkaCount_.KafkaCount(this._io, null, null, this.apiVersion >= 1);
        if (this.numPartitionIds.value >= 0) {
          this.partitionIds = [];
          for (var i = 0; i < this.numPartitionIds.value; i++) {
            this.partitionIds.push(this._io.readS4be());
          }
        }
        if (this.apiVersion >= 1) {
          this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
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

        this._read();
      }
      TaggedClientTransactionVersion.prototype._read = function() {
        this.clientTransactionVersion = this._io.readS2be();
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

        this._read();
      }
      TaggedField.prototype._read = function() {
        this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        switch (this.tag.value) {
        case 0:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedPreviousProducerId(_io__raw_content, this, this._root);
          break;
        case 1:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedNextProducerId(_io__raw_content, this, this._root);
          break;
        case 2:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedClientTransactionVersion(_io__raw_content, this, this._root);
          break;
        case 3:
          this._raw_content = this._io.readBytes(this.lenContent.value);
          var _io__raw_content = new KaitaiStream(this._raw_content);
          this.content = new TaggedNextProducerEpoch(_io__raw_content, this, this._root);
          break;
        default:
          this.content = this._io.readBytes(this.lenContent.value);
          break;
        }
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

        this._read();
      }
      TaggedNextProducerEpoch.prototype._read = function() {
        this.nextProducerEpoch = this._io.readS2be();
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

        this._read();
      }
      TaggedNextProducerId.prototype._read = function() {
        this.nextProducerId = this._io.readS8be();
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

        this._read();
      }
      TaggedPreviousProducerId.prototype._read = function() {
        this.previousProducerId = this._io.readS8be();
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
