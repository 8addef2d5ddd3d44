// kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCount', './KafkaUvarint', './KafkaTaggedField'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCount'), require('./KafkaUvarint'), require('./KafkaTaggedField'));
  } else {
    factory(root.KafkaShareValue || (root.KafkaShareValue = {}), root.KaitaiStream, root.KafkaCount || (root.KafkaCount = {}), root.KafkaUvarint || (root.KafkaUvarint = {}), root.KafkaTaggedField || (root.KafkaTaggedField = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareValue_, KaitaiStream, KafkaCount_, KafkaUvarint_, KafkaTaggedField_) {
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
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
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
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * First offset of this state batch.
       */

      /**
       * Last offset of this state batch.
       */

      /**
       * Delivery state - 0:Available,2:Acked,4:Archived.
       */

      /**
       * Delivery count.
       */

      /**
       * Count.
       */

      /**
       * Tagged fields.
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
     * Count; -1 is null.
     */

    /**
     * State batches.
     */

    /**
     * Count.
     */

    /**
     * Tagged fields.
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
      this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.tagged = [];
      for (var i = 0; i < this.numTagged.value; i++) {
        this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
      }
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
        this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
        this.tagged = [];
        for (var i = 0; i < this.numTagged.value; i++) {
          this.tagged.push(new KafkaTaggedField_.KafkaTaggedField(this._io, null, null));
        }
      }

      /**
       * First offset of this state batch.
       */

      /**
       * Last offset of this state batch.
       */

      /**
       * Delivery state - 0:Available,2:Acked,4:Archived.
       */

      /**
       * Delivery count.
       */

      /**
       * Count.
       */

      /**
       * Tagged fields.
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
     * Share-partition start offset, or -1 if the start offset is not being updated.
     */

    /**
     * Count; -1 is null.
     */

    /**
     * State batches that have been updated.
     */

    /**
     * Count.
     */

    /**
     * Tagged fields.
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
