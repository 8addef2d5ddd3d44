// kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 c74128db87ec395abcc5864c3426f4dc805984806291316f709eff11151f7272
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaUuid'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaUuid'));
  } else {
    factory(root.KafkaShareKey || (root.KafkaShareKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaUuid || (root.KafkaUuid = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareKey_, KaitaiStream, KafkaString_, KafkaUuid_) {
/**
 * The key of a record of the internal topic `__share_group_state`, which holds the acknowledgements of share groups. The
 * fields are Kafka's own, in snake case.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaShareKey = (function() {
  function KafkaShareKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaShareKey.prototype._read = function() {
    this.recordType = this._io.readS2be();
    if (!( ((this.recordType == 0) || (this.recordType == 1)) )) {
      throw new KaitaiStream.ValidationNotAnyOfError(this.recordType, this._io, "/seq/0");
    }
    switch (this.recordType) {
    case 0:
      this.body = new ShareSnapshotKey(this._io, this, this._root);
      break;
    case 1:
      this.body = new ShareUpdateKey(this._io, this, this._root);
      break;
    }
  }

  /**
   * ShareSnapshotKey, version 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json
   */

  var ShareSnapshotKey = KafkaShareKey.ShareSnapshotKey = (function() {
    function ShareSnapshotKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareSnapshotKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.partition = this._io.readS4be();
    }

    /**
     * Group id.
     */

    /**
     * Topic id.
     */

    /**
     * Partition index.
     */

    return ShareSnapshotKey;
  })();

  /**
   * ShareUpdateKey, version 0.
   * @see apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateKey.json
   */

  var ShareUpdateKey = KafkaShareKey.ShareUpdateKey = (function() {
    function ShareUpdateKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ShareUpdateKey.prototype._read = function() {
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.partition = this._io.readS4be();
    }

    /**
     * Group id.
     */

    /**
     * Topic id.
     */

    /**
     * Partition index.
     */

    return ShareUpdateKey;
  })();

  /**
   * Type of the record, up to 3.9 named the version of the key.
   */

  /**
   * The key.
   */

  return KafkaShareKey;
})();
KafkaShareKey_.KafkaShareKey = KafkaShareKey;
});
