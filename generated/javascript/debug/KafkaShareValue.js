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
    this._debug = {};

  }
  KafkaShareValue.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    if (!(this.version <= 0)) {
      var _err = new KaitaiStream.ValidationGreaterThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.recordType) {
    case 0:
      this.body = new ShareSnapshotValue(this._io, this, this._root);
      this.body._read();
      break;
    case 1:
      this.body = new ShareUpdateValue(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
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
      this._debug = {};

    }
    ShareSnapshotValue.prototype._read = function() {
      this._debug.snapshotEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.snapshotEpoch = this._io.readS4be();
      this._debug.snapshotEpoch.end = this._io.pos;
      this._debug.stateEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stateEpoch = this._io.readS4be();
      this._debug.stateEpoch.end = this._io.pos;
      this._debug.leaderEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leaderEpoch = this._io.readS4be();
      this._debug.leaderEpoch.end = this._io.pos;
      this._debug.startOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.startOffset = this._io.readS8be();
      this._debug.startOffset.end = this._io.pos;
      this._debug.createTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.createTimestamp = this._io.readS8be();
      this._debug.createTimestamp.end = this._io.pos;
      this._debug.writeTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.writeTimestamp = this._io.readS8be();
      this._debug.writeTimestamp.end = this._io.pos;
      this._debug.numStateBatches = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numStateBatches = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numStateBatches._read();
      this._debug.numStateBatches.end = this._io.pos;
      if (this.numStateBatches.value >= 0) {
        this._debug.stateBatches = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.stateBatches.arr = [];
        this.stateBatches = [];
        for (var i = 0; i < this.numStateBatches.value; i++) {
          this._debug.stateBatches.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_stateBatches = new StateBatch(this._io, this, this._root);
          try {
            _t_stateBatches._read();
          } finally {
            this.stateBatches.push(_t_stateBatches);
          }
          this._debug.stateBatches.arr[i].end = this._io.pos;
        }
        this._debug.stateBatches.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * StateBatch.
     */

    var StateBatch = ShareSnapshotValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      StateBatch.prototype._read = function() {
        this._debug.firstOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.firstOffset = this._io.readS8be();
        this._debug.firstOffset.end = this._io.pos;
        this._debug.lastOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lastOffset = this._io.readS8be();
        this._debug.lastOffset.end = this._io.pos;
        this._debug.deliveryState = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deliveryState = this._io.readS1();
        this._debug.deliveryState.end = this._io.pos;
        this._debug.deliveryCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deliveryCount = this._io.readS2be();
        this._debug.deliveryCount.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
      this._debug = {};

    }
    ShareUpdateValue.prototype._read = function() {
      this._debug.snapshotEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.snapshotEpoch = this._io.readS4be();
      this._debug.snapshotEpoch.end = this._io.pos;
      this._debug.leaderEpoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.leaderEpoch = this._io.readS4be();
      this._debug.leaderEpoch.end = this._io.pos;
      this._debug.startOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.startOffset = this._io.readS8be();
      this._debug.startOffset.end = this._io.pos;
      this._debug.numStateBatches = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numStateBatches = new KafkaCount_.KafkaCount(this._io, null, null, true);
      this.numStateBatches._read();
      this._debug.numStateBatches.end = this._io.pos;
      if (this.numStateBatches.value >= 0) {
        this._debug.stateBatches = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.stateBatches.arr = [];
        this.stateBatches = [];
        for (var i = 0; i < this.numStateBatches.value; i++) {
          this._debug.stateBatches.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_stateBatches = new StateBatch(this._io, this, this._root);
          try {
            _t_stateBatches._read();
          } finally {
            this.stateBatches.push(_t_stateBatches);
          }
          this._debug.stateBatches.arr[i].end = this._io.pos;
        }
        this._debug.stateBatches.end = this._io.pos;
      }
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
      this.tagged._read();
      this._debug.tagged.end = this._io.pos;
    }

    /**
     * StateBatch.
     */

    var StateBatch = ShareUpdateValue.StateBatch = (function() {
      function StateBatch(_io, _parent, _root) {
        this._io = _io;
        this._parent = _parent;
        this._root = _root;
        this._debug = {};

      }
      StateBatch.prototype._read = function() {
        this._debug.firstOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.firstOffset = this._io.readS8be();
        this._debug.firstOffset.end = this._io.pos;
        this._debug.lastOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.lastOffset = this._io.readS8be();
        this._debug.lastOffset.end = this._io.pos;
        this._debug.deliveryState = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deliveryState = this._io.readS1();
        this._debug.deliveryState.end = this._io.pos;
        this._debug.deliveryCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deliveryCount = this._io.readS2be();
        this._debug.deliveryCount.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tagged = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
        this.tagged._read();
        this._debug.tagged.end = this._io.pos;
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
