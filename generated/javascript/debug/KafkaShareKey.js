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
    this._debug = {};

  }
  KafkaShareKey.prototype._read = function() {
    this._debug.recordType = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.recordType = this._io.readS2be();
    this._debug.recordType.end = this._io.pos;
    if (!( ((this.recordType == 0) || (this.recordType == 1)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.recordType, this._io, "/seq/0");
      this._debug.recordType.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.recordType) {
    case 0:
      this.body = new ShareSnapshotKey(this._io, this, this._root);
      this.body._read();
      break;
    case 1:
      this.body = new ShareUpdateKey(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
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
      this._debug = {};

    }
    ShareSnapshotKey.prototype._read = function() {
      this._debug.groupId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.groupId._read();
      this._debug.groupId.end = this._io.pos;
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
      this._debug.partition = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partition = this._io.readS4be();
      this._debug.partition.end = this._io.pos;
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
      this._debug = {};

    }
    ShareUpdateKey.prototype._read = function() {
      this._debug.groupId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.groupId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.groupId._read();
      this._debug.groupId.end = this._io.pos;
      this._debug.topicId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topicId = new KafkaUuid_.KafkaUuid(this._io, null, null);
      this.topicId._read();
      this._debug.topicId.end = this._io.pos;
      this._debug.partition = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partition = this._io.readS4be();
      this._debug.partition.end = this._io.pos;
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
