// kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaUvarint || (root.KafkaUvarint = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaUvarint_, KaitaiStream) {
/**
 * A 32-bit number: one to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits
 * above 31 in the fifth byte are shifted out.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:159-186
 */

var KafkaUvarint = (function() {
  function KafkaUvarint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaUvarint.prototype._read = function() {
    this._debug.groups = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.groups.arr = [];
    this.groups = [];
    var i = 0;
    do {
      this._debug.groups.arr[this.groups.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_groups = new Group(this._io, this, this._root, i, (i != 0 ? this.groups[i - 1].total : 0), (i != 0 ? this.groups[i - 1].weight * 128 : 1));
      try {
        _t_groups._read();
      } finally {
        var _ = _t_groups;
        this.groups.push(_);
      }
      this._debug.groups.arr[this.groups.length - 1].end = this._io.pos;
      i++;
    } while (!(!(_.hasNext)));
    this._debug.groups.end = this._io.pos;
  }

  /**
   * A byte, and the sum so far.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:159-186
   */

  var Group = KafkaUvarint.Group = (function() {
    function Group(_io, _parent, _root, index, totalBefore, weight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.index = index;
      this.totalBefore = totalBefore;
      this.weight = weight;
      this._debug = {};

    }
    Group.prototype._read = function() {
      this._debug.octet = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.octet = this._io.readU1();
      this._debug.octet.end = this._io.pos;
      if (!(this.octet <= (this.index == 4 ? 127 : 255))) {
        var _err = new KaitaiStream.ValidationGreaterThanError((this.index == 4 ? 127 : 255), this.octet, this._io, "/types/group/seq/0");
        this._debug.octet.validationError = _err;
        throw _err;
      }
    }

    /**
     * Another byte follows.
     */
    Object.defineProperty(Group.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
        this._debug._m_hasNext = {  };
        this._m_hasNext = this.octet > 127;
        return this._m_hasNext;
      }
    });

    /**
     * Sum through this group.
     */
    Object.defineProperty(Group.prototype, 'total', {
      get: function() {
        if (this._m_total !== undefined)
          return this._m_total;
        this._debug._m_total = {  };
        this._m_total = this.totalBefore + (this.index == 4 ? this.octet & 15 : this.octet & 127) * this.weight;
        return this._m_total;
      }
    });

    /**
     * A fifth byte with the high bit is refused.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:176-180
     */

    /**
     * The byte's place, 0 to 4.
     */

    /**
     * Sum of earlier groups.
     */

    /**
     * Value of its lowest bit.
     */

    return Group;
  })();

  /**
   * The number.
   */
  Object.defineProperty(KafkaUvarint.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._debug._m_value = {  };
      this._m_value = this.groups[this.groups.length - 1].total;
      return this._m_value;
    }
  });

  /**
   * Up to the first byte whose high bit is clear.
   */

  return KafkaUvarint;
})();
KafkaUvarint_.KafkaUvarint = KafkaUvarint;
});
