// kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.MojoUnwritten || (root.MojoUnwritten = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (MojoUnwritten_, KaitaiStream) {
/**
 * The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite.
 * A listpack element cannot begin with two zeros, so zeros are never mistaken for data.
 * @see run-mojo/sliced src/stream/aof.rs try_append (commented out)
 */

var MojoUnwritten = (function() {
  function MojoUnwritten(_io, _parent, _root, lenRoom, hasEndMarker) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.lenRoom = lenRoom;
    this.hasEndMarker = hasEndMarker;
    this._debug = {};

  }
  MojoUnwritten.prototype._read = function() {
    if (this.hasEndMarker) {
      this._debug.endMarker = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.endMarker = this._io.readBytes(1);
      this._debug.endMarker.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.endMarker, new Uint8Array([255])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([255]), this.endMarker, this._io, "/seq/0");
        this._debug.endMarker.validationError = _err;
        throw _err;
      }
    }
    this._debug.zeros = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.zeros = this._io.readBytes(this.lenRoom - (this.hasEndMarker ? 1 : 0));
    this._debug.zeros.end = this._io.pos;
  }

  /**
   * Ends the listpack for a concurrent reader.
   */

  /**
   * Unused space.
   */

  /**
   * To the end of the file.
   */

  /**
   * An end marker precedes the zeros.
   */

  return MojoUnwritten;
})();
MojoUnwritten_.MojoUnwritten = MojoUnwritten;
});
