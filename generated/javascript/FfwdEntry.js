// kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.FfwdEntry || (root.FfwdEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (FfwdEntry_, KaitaiStream) {
/**
 * One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size
 * misplaces all later messages.
 * @see seeds/ffwd.txt "Files"
 */

var FfwdEntry = (function() {
  function FfwdEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  FfwdEntry.prototype._read = function() {
    this.lenBlob = this._io.readU4be();
    this.blob = this._io.readBytes(this.lenBlob);
  }

  /**
   * Bytes of the blob, unsigned in the document. 0 is valid. The real system reads a signed Java int and does not
   * start if the top bit is set.
   * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java Header0.read
   */

  /**
   * The message.
   * @see seeds/ffwd.txt "Files"
   */

  return FfwdEntry;
})();
FfwdEntry_.FfwdEntry = FfwdEntry;
});
