// kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.ListpackFixed || (root.ListpackFixed = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (ListpackFixed_, KaitaiStream) {
/**
 * An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or
 * read from a known distance.
 * @see seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`
 * @see run-mojo/listpack README append_u64_fixed
 * @see run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)
 */

var ListpackFixed = (function() {
  function ListpackFixed(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  ListpackFixed.prototype._read = function() {
  }

  /**
   * A 32-bit number in a string of 4 bytes.
   * @see seeds/mojo.txt "offset (string(32bit int))"
   */

  var U4String = ListpackFixed.U4String = (function() {
    function U4String(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    U4String.prototype._read = function() {
      this.encoding = this._io.readBytes(1);
      if (!((KaitaiStream.byteArrayCompare(this.encoding, new Uint8Array([132])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([132]), this.encoding, this._io, "/types/u4_string/seq/0");
      }
      this.value = this._io.readU4le();
      this.backlen = this._io.readBytes(1);
      if (!((KaitaiStream.byteArrayCompare(this.backlen, new Uint8Array([5])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([5]), this.backlen, this._io, "/types/u4_string/seq/2");
      }
    }

    /**
     * Frames 4 bytes. 84 is their type.
     */

    /**
     * The number.
     */

    /**
     * Frames 4 bytes. 05 is the length of first byte and value.
     */

    return U4String;
  })();

  /**
   * A 64-bit number in a string of 8 bytes.
   * @see run-mojo/listpack README append_u64_fixed
   */

  var U8String = ListpackFixed.U8String = (function() {
    function U8String(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    U8String.prototype._read = function() {
      this.encoding = this._io.readBytes(1);
      if (!((KaitaiStream.byteArrayCompare(this.encoding, new Uint8Array([136])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([136]), this.encoding, this._io, "/types/u8_string/seq/0");
      }
      this.value = this._io.readU8le();
      this.backlen = this._io.readBytes(1);
      if (!((KaitaiStream.byteArrayCompare(this.backlen, new Uint8Array([9])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([9]), this.backlen, this._io, "/types/u8_string/seq/2");
      }
    }

    /**
     * Frames 8 bytes. 88 is their type.
     */

    /**
     * The number.
     */

    /**
     * Frames 8 bytes. 09 is the length of first byte and value.
     */

    return U8String;
  })();

  return ListpackFixed;
})();
ListpackFixed_.ListpackFixed = ListpackFixed;
});
