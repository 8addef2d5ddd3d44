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
      this.body = new ShareSnapshotValue(this._io, this, this._root, this.version);
      this.body._read();
      break;
    case 1:
      this.body = new ShareUpdateValue(this._io, this, this._root, this.version);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
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
          var _t_stateBatches = new StateBatch(this._io, this, this._root, this.apiVersion);
          try {
            _t_stateBatches._read();
          } finally {
            this.stateBatches.push(_t_stateBatches);
          }
          this._debug.stateBatches.arr[i].end = this._io.pos;
        }
        this._debug.stateBatches.end = this._io.pos;
      }
      this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.numTagged._read();
      this._debug.numTagged.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tagged.arr = [];
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_tagged = new KafkaTaggedField_.KafkaTaggedField(this._io, null, null);
        try {
          _t_tagged._read();
        } finally {
          this.tagged.push(_t_tagged);
        }
        this._debug.tagged.arr[i].end = this._io.pos;
      }
      this._debug.tagged.end = this._io.pos;
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
        this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.numTagged._read();
        this._debug.numTagged.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.tagged.arr = [];
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_tagged = new KafkaTaggedField_.KafkaTaggedField(this._io, null, null);
          try {
            _t_tagged._read();
          } finally {
            this.tagged.push(_t_tagged);
          }
          this._debug.tagged.arr[i].end = this._io.pos;
        }
        this._debug.tagged.end = this._io.pos;
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
          var _t_stateBatches = new StateBatch(this._io, this, this._root, this.apiVersion);
          try {
            _t_stateBatches._read();
          } finally {
            this.stateBatches.push(_t_stateBatches);
          }
          this._debug.stateBatches.arr[i].end = this._io.pos;
        }
        this._debug.stateBatches.end = this._io.pos;
      }
      this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.numTagged._read();
      this._debug.numTagged.end = this._io.pos;
      this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tagged.arr = [];
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_tagged = new KafkaTaggedField_.KafkaTaggedField(this._io, null, null);
        try {
          _t_tagged._read();
        } finally {
          this.tagged.push(_t_tagged);
        }
        this._debug.tagged.arr[i].end = this._io.pos;
      }
      this._debug.tagged.end = this._io.pos;
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
        this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.numTagged._read();
        this._debug.numTagged.end = this._io.pos;
        this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.tagged.arr = [];
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_tagged = new KafkaTaggedField_.KafkaTaggedField(this._io, null, null);
          try {
            _t_tagged._read();
          } finally {
            this.tagged.push(_t_tagged);
          }
          this._debug.tagged.arr[i].end = this._io.pos;
        }
        this._debug.tagged.end = this._io.pos;
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
