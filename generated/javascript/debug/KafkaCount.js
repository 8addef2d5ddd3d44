// kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUvarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUvarint'));
  } else {
    factory(root.KafkaCount || (root.KafkaCount = {}), root.KaitaiStream, root.KafkaUvarint || (root.KafkaUvarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaCount_, KaitaiStream, KafkaUvarint_) {
/**
 * Number of items of a list. Flexible versions use a varint.
 * @see apache/kafka 4.1.1 generator/src/main/java/org/apache/kafka/message/MessageDataGenerator.java:generateArrayOrRecordsReader
 */

var KafkaCount = (function() {
  function KafkaCount(_io, _parent, _root, isCompact) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.isCompact = isCompact;
    this._debug = {};

  }
  KafkaCount.prototype._read = function() {
    if (this.isCompact) {
      this._debug.numCompact = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numCompact = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
      this.numCompact._read();
      this._debug.numCompact.end = this._io.pos;
    }
    if (!(this.isCompact)) {
      this._debug.numPlain = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numPlain = this._io.readS4be();
      this._debug.numPlain.end = this._io.pos;
    }
  }

  /**
   * The number, below 0 for null.
   */
  Object.defineProperty(KafkaCount.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._debug._m_value = {  };
      this._m_value = (this.isCompact ? this.numCompact.value - 1 : this.numPlain);
      return this._m_value;
    }
  });

  /**
   * Number plus one. 0 for null.
   */

  /**
   * Number, below 0 for null.
   */

  /**
   * The message's version is flexible.
   */

  return KafkaCount;
})();
KafkaCount_.KafkaCount = KafkaCount;
});
