// kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUvarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUvarint'));
  } else {
    factory(root.KafkaBytes || (root.KafkaBytes = {}), root.KaitaiStream, root.KafkaUvarint || (root.KafkaUvarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaBytes_, KaitaiStream, KafkaUvarint_) {
/**
 * Bytes in Kafka's protocol.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/Readable.java:readArray
 */

var KafkaBytes = (function() {
  function KafkaBytes(_io, _parent, _root, isCompact) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.isCompact = isCompact;

    this._read();
  }
  KafkaBytes.prototype._read = function() {
    if (this.isCompact) {
      this.lenCompact = new KafkaUvarint_.KafkaUvarint(this._io, null, null);
    }
    if (!(this.isCompact)) {
      this.lenPlain = this._io.readS4be();
    }
    if (this.lenValue >= 0) {
      this.value = this._io.readBytes(this.lenValue);
    }
  }

  /**
   * In bytes, below 0 for null.
   */
  Object.defineProperty(KafkaBytes.prototype, 'lenValue', {
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
   * The bytes.
   */

  /**
   * The message's version is flexible.
   */

  return KafkaBytes;
})();
KafkaBytes_.KafkaBytes = KafkaBytes;
});
