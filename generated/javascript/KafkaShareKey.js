// kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUuid', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUuid'), require('./KafkaString'));
  } else {
    factory(root.KafkaShareKey || (root.KafkaShareKey = {}), root.KaitaiStream, root.KafkaUuid || (root.KafkaUuid = {}), root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaShareKey_, KaitaiStream, KafkaUuid_, KafkaString_) {
/**
 * The key of a record of the internal topic `__share_group_state`, which holds the acknowledgements of share groups.
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
   * Type of the record, up to 3.9 the version of the key.
   */

  /**
   * The key.
   */

  return KafkaShareKey;
})();
KafkaShareKey_.KafkaShareKey = KafkaShareKey;
});
