// kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUvarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUvarint'));
  } else {
    factory(root.KafkaTaggedField || (root.KafkaTaggedField = {}), root.KaitaiStream, root.KafkaUvarint || (root.KafkaUvarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTaggedField_, KaitaiStream, KafkaUvarint_) {
/**
 * A tagged field in a message without known ones.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
 */

var KafkaTaggedField = (function() {
  function KafkaTaggedField(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaTaggedField.prototype._read = function() {
    this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.tag = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.tag._read();
    this._debug.tag.end = this._io.pos;
    this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenContent = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.lenContent._read();
    this._debug.lenContent.end = this._io.pos;
    this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.content = this._io.readBytes(this.lenContent.value);
    this._debug.content.end = this._io.pos;
  }

  /**
   * Number of the field.
   */

  /**
   * Bytes of the content.
   */

  /**
   * Content from a newer release.
   */

  return KafkaTaggedField;
})();
KafkaTaggedField_.KafkaTaggedField = KafkaTaggedField;
});
