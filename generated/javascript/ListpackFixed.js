// kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 c990e02cd45b2644d4aa6f1521aaa18a9b93cf765b1ddaa16c53887eb488dfb4
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
 * A listpack element that always takes the same space: a string of 4 or 8 bytes which holds an unsigned number,
 * little-endian. mojo writes numbers so where they may be overwritten in place or read from a known distance. To a
 * listpack reader they are ordinary strings.
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
   * A number of 32 bits in a string of 4 bytes.
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
     * Frames a string of 4 bytes. It begins with 84.
     */

    /**
     * The number.
     */

    /**
     * Frames a string of 4 bytes. 05 is the length of first byte and value.
     */

    return U4String;
  })();

  /**
   * A number of 64 bits in a string of 8 bytes.
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
     * Frames a string of 8 bytes. It begins with 88.
     */

    /**
     * The number.
     */

    /**
     * Frames a string of 8 bytes. 09 is the length of first byte and value.
     */

    return U8String;
  })();

  return ListpackFixed;
})();
ListpackFixed_.ListpackFixed = ListpackFixed;
});
