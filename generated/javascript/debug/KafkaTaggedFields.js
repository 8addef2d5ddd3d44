// kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUvarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUvarint'));
  } else {
    factory(root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KaitaiStream, root.KafkaUvarint || (root.KafkaUvarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTaggedFields_, KaitaiStream, KafkaUvarint_) {
/**
 * The tagged fields of a structure without known ones.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
 */

var KafkaTaggedFields = (function() {
  function KafkaTaggedFields(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaTaggedFields.prototype._read = function() {
    this._debug.numTagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numTagged = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    this.numTagged._read();
    this._debug.numTagged.end = this._io.pos;
    this._debug.tagged = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.tagged.arr = [];
    this.tagged = [];
    for (var i = 0; i < this.numTagged.value; i++) {
      this._debug.tagged.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_tagged = new Field(this._io, this, this._root);
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
   * One tagged field.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
   */

  var Field = KafkaTaggedFields.Field = (function() {
    function Field(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Field.prototype._read = function() {
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
     * Field number.
     */

    /**
     * In bytes.
     */

    /**
     * The content.
     */

    return Field;
  })();

  /**
   * Count.
   */

  /**
   * Fields from newer releases.
   */

  return KafkaTaggedFields;
})();
KafkaTaggedFields_.KafkaTaggedFields = KafkaTaggedFields;
});
