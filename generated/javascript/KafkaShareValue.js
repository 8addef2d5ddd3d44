// kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f347e81553fad47bece77a4120866d0e7135db6c311841607fd1cd6c72b0b8d6
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedField', './KafkaUvarint', './KafkaCount'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedField'), require('./KafkaUvarint'), require('./KafkaCount'));
  } else {
    factory(root.KafkaShareValue || (root.KafkaShareValue = {}), root.KaitaiStream, root.KafkaTaggedField || (root.KafkaTaggedField = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaCount || (root.KafkaCount = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareValue_, KaitaiStream, KafkaTaggedField_, KafkaUvarint_, KafkaCount_) {
/**
 * The value of a record of the internal topic `__share_group_state`. A record without a value deletes its key. The field
 * descriptions are from Kafka's own definitions of these messages.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaShareValue = (function() {
  function KafkaShareValue(_io, _parent, _root, recordType) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.recordType = recordType;

    this._read();
  }
  KafkaShareValue.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    if (!(this.version <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.version, this._io, "/seq/0");
    }
    switch (this.recordType) {
    case 0:
      this.body = new ShareSnapshotValue(this._io, this, this._root, this.version);
      break;
    case 1:
      this.body = new ShareUpdateValue(this._io, this, this._root, this.version);
      break;
    }
  }

  /**
   * ShareSnapshotValue, versions 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
   */

  var ShareSnapshotValue = KafkaShareValue.ShareSnapshotValue = (function() {
    function ShareSnapshotValue(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareSnapshotValue.prototype._read = function() {
      this.snapshotEpoch = this._io.readS4be();
      this.stateEpoch = this._io.readS4be();
      this.leaderEpoch = this._io.readS4be();
      this.startOffset = this._io.readS8be();
      this.createTimestamp = this._io.readS8be();
      this.writeTimestamp = this._io.readS8be();
      this.numStateBatches = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numStateBatches.value >= 0) {
        this.stateBatches = [];
        for (var i = 0; i < this.numStateBatches.value; i++) {
          this.stateBatches.push(new StateBatch(this._io, this, this._root, this.apiVersion));
        }
      }
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * The state batches.
     * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
     */

    var StateBatch = ShareSnapshotValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;

        this._read();
      }
      StateBatch.prototype._read = function() {
        this.firstOffset = this._io.readS8be();
        this.lastOffset = this._io.readS8be();
        this.deliveryState = this._io.readS1();
        this.deliveryCount = this._io.readS2be();
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * The first offset of this state batch.
       */

      /**
       * The last offset of this state batch.
       */

      /**
       * The delivery state - 0:Available,2:Acked,4:Archived.
       */

      /**
       * The delivery count.
       */

      /**
       * Number of tagged fields.
       */

      /**
       * Fields with other values than their defaults.
       */

      /**
       * The version in the record.
       */

      return StateBatch;
    })();

    /**
     * The snapshot epoch.
     */

    /**
     * The state epoch for this share-partition.
     */

    /**
     * The leader epoch of the share-partition.
     */

    /**
     * The share-partition start offset.
     */

    /**
     * The time at which the state was created.
     */

    /**
     * The time at which the state was written or rewritten.
     */

    /**
     * Number of items. -1 for no list.
     */

    /**
     * The state batches.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return ShareSnapshotValue;
  })();

  /**
   * ShareUpdateValue, versions 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
   */

  var ShareUpdateValue = KafkaShareValue.ShareUpdateValue = (function() {
    function ShareUpdateValue(_io, _parent, _root, apiVersion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.apiVersion = apiVersion;

      this._read();
    }
    ShareUpdateValue.prototype._read = function() {
      this.snapshotEpoch = this._io.readS4be();
      this.leaderEpoch = this._io.readS4be();
      this.startOffset = this._io.readS8be();
      this.numStateBatches = new KafkaCount_.KafkaCount(this._io, null, null, true);
      if (this.numStateBatches.value >= 0) {
        this.stateBatches = [];
        for (var i = 0; i < this.numStateBatches.value; i++) {
          this.stateBatches.push(new StateBatch(this._io, this, this._root, this.apiVersion));
        }
      }
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
    }

    /**
     * The state batches that have been updated.
     * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
     */

    var StateBatch = ShareUpdateValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root, apiVersion) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this.apiVersion = apiVersion;

        this._read();
      }
      StateBatch.prototype._read = function() {
        this.firstOffset = this._io.readS8be();
        this.lastOffset = this._io.readS8be();
        this.deliveryState = this._io.readS1();
        this.deliveryCount = this._io.readS2be();
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * The first offset of this state batch.
       */

      /**
       * The last offset of this state batch.
       */

      /**
       * The delivery state - 0:Available,2:Acked,4:Archived.
       */

      /**
       * The delivery count.
       */

      /**
       * Number of tagged fields.
       */

      /**
       * Fields with other values than their defaults.
       */

      /**
       * The version in the record.
       */

      return StateBatch;
    })();

    /**
     * The snapshot epoch.
     */

    /**
     * The leader epoch of the share-partition.
     */

    /**
     * The share-partition start offset, or -1 if the start offset is not being updated.
     */

    /**
     * Number of items. -1 for no list.
     */

    /**
     * The state batches that have been updated.
     */

    /**
     * Number of tagged fields.
     */

    /**
     * Fields with other values than their defaults.
     */

    /**
     * The version in the record.
     */

    return ShareUpdateValue;
  })();

  /**
   * The version of the value.
   * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
   */

  /**
   * The value.
   */

  /**
   * The record's type, from its key.
   */

  return KafkaShareValue;
})();
KafkaShareValue_.KafkaShareValue = KafkaShareValue;
});
