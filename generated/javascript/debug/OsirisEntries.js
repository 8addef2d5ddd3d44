// kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisEntry'));
  } else {
    factory(root.OsirisEntries || (root.OsirisEntries = {}), root.KaitaiStream, root.OsirisEntry || (root.OsirisEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisEntries_, KaitaiStream, OsirisEntry_) {
/**
 * Entries to the end of the data section.
 * @see seeds/osiris.txt "Data Entry format"
 */

var OsirisEntries = (function() {
  function OsirisEntries(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisEntries.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new OsirisEntry_.OsirisEntry(this._io, null, null);
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
   * Simple entries and sub-batches.
   */

  return OsirisEntries;
})();
OsirisEntries_.OsirisEntries = OsirisEntries;
});
