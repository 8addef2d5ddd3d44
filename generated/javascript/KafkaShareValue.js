// kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaCount'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaCount'));
  } else {
    factory(root.KafkaShareValue || (root.KafkaShareValue = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaCount || (root.KafkaCount = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareValue_, KaitaiStream, KafkaTaggedFields_, KafkaCount_) {
/**
 * The value of a record of `__share_group_state`. A record without a value deletes its key.
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
      this.body = new ShareSnapshotValue(this._io, this, this._root);
      break;
    case 1:
      this.body = new ShareUpdateValue(this._io, this, this._root);
      break;
    }
  }

  /**
   * ShareSnapshotValue, version 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
   */

  var ShareSnapshotValue = KafkaShareValue.ShareSnapshotValue = (function() {
    function ShareSnapshotValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

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
          this.stateBatches.push(new StateBatch(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * StateBatch.
     */

    var StateBatch = ShareSnapshotValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      StateBatch.prototype._read = function() {
        this.firstOffset = this._io.readS8be();
        this.lastOffset = this._io.readS8be();
        this.deliveryState = this._io.readS1();
        this.deliveryCount = this._io.readS2be();
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * First offset of this state batch.
       */

      /**
       * Last offset of this state batch.
       */

      /**
       * Delivery state: 0 available, 2 acked, 4 archived.
       */

      /**
       * Delivery count.
       */

      /**
       * Tags.
       */

      return StateBatch;
    })();

    /**
     * Snapshot epoch.
     */

    /**
     * State epoch for this share-partition.
     */

    /**
     * Leader epoch of the share-partition.
     */

    /**
     * Share-partition start offset.
     */

    /**
     * Time at which the state was created.
     */

    /**
     * Time at which the state was written or rewritten.
     */

    /**
     * Count.
     */

    /**
     * State batches.
     */

    /**
     * Tags.
     */

    return ShareSnapshotValue;
  })();

  /**
   * ShareUpdateValue, version 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
   */

  var ShareUpdateValue = KafkaShareValue.ShareUpdateValue = (function() {
    function ShareUpdateValue(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

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
          this.stateBatches.push(new StateBatch(this._io, this, this._root));
        }
      }
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * StateBatch.
     */

    var StateBatch = ShareUpdateValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;

        this._read();
      }
      StateBatch.prototype._read = function() {
        this.firstOffset = this._io.readS8be();
        this.lastOffset = this._io.readS8be();
        this.deliveryState = this._io.readS1();
        this.deliveryCount = this._io.readS2be();
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      }

      /**
       * First offset of this state batch.
       */

      /**
       * Last offset of this state batch.
       */

      /**
       * Delivery state: 0 available, 2 acked, 4 archived.
       */

      /**
       * Delivery count.
       */

      /**
       * Tags.
       */

      return StateBatch;
    })();

    /**
     * Snapshot epoch.
     */

    /**
     * Leader epoch of the share-partition.
     */

    /**
     * Share-partition start offset, or -1 if not updated.
     */

    /**
     * Count.
     */

    /**
     * State batches that have been updated.
     */

    /**
     * Tags.
     */

    return ShareUpdateValue;
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

  return KafkaShareValue;
})();
KafkaShareValue_.KafkaShareValue = KafkaShareValue;
});
