// kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaFlag || (root.KafkaFlag = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaFlag_, KaitaiStream) {
/**
 * A flag in Kafka's protocol.
 * @see apache/kafka 4.1.1 generator/src/main/java/org/apache/kafka/message/MessageDataGenerator.java:primitiveReadExpression
 */

var KafkaFlag = (function() {
  function KafkaFlag(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaFlag.prototype._read = function() {
    this.octet = this._io.readU1();
  }

  /**
   * The flag.
   */
  Object.defineProperty(KafkaFlag.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = this.octet != 0;
      return this._m_value;
    }
  });

  /**
   * Any number except 0 is true. Writers use 1.
   */

  return KafkaFlag;
})();
KafkaFlag_.KafkaFlag = KafkaFlag;
});
