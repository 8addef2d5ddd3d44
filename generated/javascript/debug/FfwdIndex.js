// kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './FfwdIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./FfwdIndexEntry'));
  } else {
    factory(root.FfwdIndex || (root.FfwdIndex = {}), root.KaitaiStream, root.FfwdIndexEntry || (root.FfwdIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (FfwdIndex_, KaitaiStream, FfwdIndexEntry_) {
/**
 * The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots
 * have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.
 * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex
 */

var FfwdIndex = (function() {
  function FfwdIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  FfwdIndex.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new FfwdIndexEntry_.FfwdIndexEntry(this._io, null, null);
      try {
        _t_entries._read();
      } finally {
        this.entries.push(_t_entries);
      }
      this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.entries.end = this._io.pos;
  }

  /**
   * One per consumer.
   * @see seeds/ffwd.txt "Files"
   */

  return FfwdIndex;
})();
FfwdIndex_.FfwdIndex = FfwdIndex;
});
