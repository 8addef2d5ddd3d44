// kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUvarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUvarint'));
  } else {
    factory(root.KafkaString || (root.KafkaString = {}), root.KaitaiStream, root.KafkaUvarint || (root.KafkaUvarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaString_, KaitaiStream, KafkaUvarint_) {
/**
 * A text in Kafka's protocol.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/Readable.java:readString
 */

var KafkaString = (function() {
  function KafkaString(_io, _parent, _root, isCompact) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.isCompact = isCompact;

    this._read();
  }
  KafkaString.prototype._read = function() {
    if (this.isCompact) {
      this.lenCompact = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    }
    if (!(this.isCompact)) {
      this.lenPlain = this._io.readS2be();
    }
    if (this.lenValue >= 0) {
      this.value = KaitaiStream.bytesToStr(this._io.readBytes(this.lenValue), "UTF-8");
    }
  }

  /**
   * In bytes, below 0 for null.
   */
  Object.defineProperty(KafkaString.prototype, 'lenValue', {
    get: function() {
      if (this._m_lenValue !== undefined)
        return this._m_lenValue;
      this._m_lenValue = (this.isCompact ? this.lenCompact.value - 1 : this.lenPlain);
      return this._m_lenValue;
    }
  });

  /**
   * Bytes plus one. 0 for null.
   */

  /**
   * In bytes, below 0 for null.
   */

  /**
   * The text.
   */

  /**
   * The message's version is flexible.
   */

  return KafkaString;
})();
KafkaString_.KafkaString = KafkaString;
});
