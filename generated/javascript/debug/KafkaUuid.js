// kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaUuid || (root.KafkaUuid = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaUuid_, KaitaiStream) {
/**
 * A UUID. Kafka displays it as 22 characters of base64 for URLs.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/Uuid.java:toString
 */

var KafkaUuid = (function() {
  function KafkaUuid(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaUuid.prototype._read = function() {
    this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.value = this._io.readBytes(16);
    this._debug.value.end = this._io.pos;
  }

  /**
   * All zeros for no UUID.
   */

  return KafkaUuid;
})();
KafkaUuid_.KafkaUuid = KafkaUuid;
});
