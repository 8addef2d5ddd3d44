// kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaVarlong || (root.KafkaVarlong = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaVarlong_, KaitaiStream) {
/**
 * A signed 64-bit number: one to ten groups of seven bits, the lowest first. A byte's high bit announces another byte.
 * Even numbers 2n stand for n, odd ones 2n - 1 for -n. Only one bit of the tenth byte counts; the others are shifted
 * out.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:293-311
 */

var KafkaVarlong = (function() {
  function KafkaVarlong(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaVarlong.prototype._read = function() {
    this.groups = [];
    var i = 0;
    do {
      var _ = new Group(this._io, this, this._root, i, (i != 0 ? this.groups[i - 1].total : 0), (i != 0 ? this.groups[i - 1].weight * 128 : 1));
      this.groups.push(_);
      i++;
    } while (!(!(_.hasNext)));
  }

  /**
   * A byte, and the sum so far.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:299-311
   */

  var Group = KafkaVarlong.Group = (function() {
    function Group(_io, _parent, _root, index, totalBefore, weight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.index = index;
      this.totalBefore = totalBefore;
      this.weight = weight;

      this._read();
    }
    Group.prototype._read = function() {
      this.octet = this._io.readU1();
      if (!(this.octet <= (this.index == 9 ? 127 : 255))) {
        throw new KaitaiStream.ValidationGreaterThanError((this.index == 9 ? 127 : 255), this.octet, this._io, "/types/group/seq/0");
      }
    }

    /**
     * Another byte follows.
     */
    Object.defineProperty(Group.prototype, 'hasNext', {
      get: function() {
        if (this._m_hasNext !== undefined)
          return this._m_hasNext;
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
        this._m_total = this.totalBefore + (this.index == 9 ? this.octet & 1 : this.octet & 127) * this.weight;
        return this._m_total;
      }
    });

    /**
     * A tenth byte with the high bit is refused.
     * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:306-307
     */

    /**
     * The byte's place, 0 to 9.
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
   * As an unsigned 64-bit number.
   */
  Object.defineProperty(KafkaVarlong.prototype, 'raw', {
    get: function() {
      if (this._m_raw !== undefined)
        return this._m_raw;
      this._m_raw = this.groups[this.groups.length - 1].total;
      return this._m_raw;
    }
  });

  /**
   * The number.
   */
  Object.defineProperty(KafkaVarlong.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = (KaitaiStream.mod(this.raw, 2) == 0 ? (this.raw >>> 1) : -1 - (this.raw >>> 1));
      return this._m_value;
    }
  });

  /**
   * Up to the first byte whose high bit is clear.
   */

  return KafkaVarlong;
})();
KafkaVarlong_.KafkaVarlong = KafkaVarlong;
});
