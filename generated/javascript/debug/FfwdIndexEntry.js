// kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.FfwdIndexEntry || (root.FfwdIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (FfwdIndexEntry_, KaitaiStream) {
/**
 * The position of one consumer: the last handled message or the next one, as the caller of the real system decides.
 * @see seeds/ffwd.txt "Files"
 */

var FfwdIndexEntry = (function() {
  function FfwdIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  FfwdIndexEntry.prototype._read = function() {
    this._debug.lenId = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenId = this._io.readU4be();
    this._debug.lenId.end = this._io.pos;
    this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.offset = this._io.readU8be();
    this._debug.offset.end = this._io.pos;
    this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.id = KaitaiStream.bytesToStr(this._io.readBytes(this.lenId), "UTF-8");
    this._debug.id.end = this._io.pos;
  }

  /**
   * Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * The number of a message.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * The consumer's id in UTF-8.
   * @see seeds/ffwd.txt "Files"
   */

  return FfwdIndexEntry;
})();
FfwdIndexEntry_.FfwdIndexEntry = FfwdIndexEntry;
});
