// kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Leb128U32 || (root.Leb128U32 = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Leb128U32_, KaitaiStream) {
/**
 * One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the
 * fifth byte are shifted out.
 * @see seeds/tank.txt "Important Notes"
 * @see phaistos-networks/TANK Switch/compress.h UnpackUInt32, UnpackUInt32Check
 */

var Leb128U32 = (function() {
  function Leb128U32(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  Leb128U32.prototype._read = function() {
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
   * @see phaistos-networks/TANK Switch/compress.h UnpackUInt32
   */

  var Group = Leb128U32.Group = (function() {
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
      if (!(this.octet <= (this.index == 4 ? 127 : 255))) {
        throw new KaitaiStream.ValidationGreaterThanError((this.index == 4 ? 127 : 255), this.octet, this._io, "/types/group/seq/0");
      }
    }

    /**
     * True if another byte follows.
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
        this._m_total = this.totalBefore + (this.index == 4 ? this.octet & 15 : this.octet & 127) * this.weight;
        return this._m_total;
      }
    });

    /**
     * Seven bits of the value, and the high bit, clear in the fifth byte.
     * @see phaistos-networks/TANK Switch/compress.h#L86@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
     */

    /**
     * The byte's place, from 0.
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
   * Bytes of the integer.
   */
  Object.defineProperty(Leb128U32.prototype, 'size', {
    get: function() {
      if (this._m_size !== undefined)
        return this._m_size;
      this._m_size = this.groups.length;
      return this._m_size;
    }
  });

  /**
   * The number.
   */
  Object.defineProperty(Leb128U32.prototype, 'value', {
    get: function() {
      if (this._m_value !== undefined)
        return this._m_value;
      this._m_value = this.groups[this.groups.length - 1].total;
      return this._m_value;
    }
  });

  /**
   * Up to the first byte whose high bit is clear.
   */

  return Leb128U32;
})();
Leb128U32_.Leb128U32 = Leb128U32;
});
