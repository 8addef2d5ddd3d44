// kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b
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
 * One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the
 * next one, the real system leaves to its caller.
 * @see seeds/ffwd.txt "Files"
 */

var FfwdIndexEntry = (function() {
  function FfwdIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  FfwdIndexEntry.prototype._read = function() {
    this.lenId = this._io.readU4be();
    this.offset = this._io.readU8be();
    this.id = KaitaiStream.bytesToStr(this._io.readBytes(this.lenId), "UTF-8");
  }

  /**
   * Length of the consumer's id in bytes. 0 is legal. The real system holds it as a signed Java int.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * The consumer's position in the queue, as a message's number.
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
