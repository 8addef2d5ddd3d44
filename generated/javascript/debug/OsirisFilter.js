// kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.OsirisFilter || (root.OsirisFilter = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisFilter_, KaitaiStream) {
/**
 * A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.
 * @see rabbitmq/osiris src/osiris_bloom.erl
 */

var OsirisFilter = (function() {
  function OsirisFilter(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisFilter.prototype._read = function() {
    this._debug.hasUnfiltered = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.hasUnfiltered = this._io.readBitsIntBe(1) != 0;
    this._debug.hasUnfiltered.end = this._io.pos;
    this._debug.firstBits = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.firstBits = this._io.readBitsIntBe(7);
    this._debug.firstBits.end = this._io.pos;
    this._io.alignToByte();
    this._debug.moreBits = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.moreBits = this._io.readBytesFull();
    this._debug.moreBits.end = this._io.pos;
  }

  /**
   * All bits, as bytes.
   */
  Object.defineProperty(OsirisFilter.prototype, 'bits', {
    get: function() {
      if (this._m_bits !== undefined)
        return this._m_bits;
      var _pos = this._io.pos;
      this._io.seek(0);
      this._debug._m_bits = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._m_bits = this._io.readBytesFull();
      this._debug._m_bits.end = this._io.pos;
      this._io.seek(_pos);
      return this._m_bits;
    }
  });

  /**
   * Number of bits.
   */
  Object.defineProperty(OsirisFilter.prototype, 'numBits', {
    get: function() {
      if (this._m_numBits !== undefined)
        return this._m_numBits;
      this._debug._m_numBits = {  };
      this._m_numBits = this._io.size * 8;
      return this._m_numBits;
    }
  });

  /**
   * Bit 0. An entry has no filter value.
   */

  /**
   * Bits 1 to 7.
   */

  /**
   * Bits 8 and up.
   */

  return OsirisFilter;
})();
OsirisFilter_.OsirisFilter = OsirisFilter;
});
