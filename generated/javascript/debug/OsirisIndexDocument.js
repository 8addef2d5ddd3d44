// kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisIndexRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisIndexRecord'));
  } else {
    factory(root.OsirisIndexDocument || (root.OsirisIndexDocument = {}), root.KaitaiStream, root.OsirisIndexRecord || (root.OsirisIndexRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisIndexDocument_, KaitaiStream, OsirisIndexRecord_) {
/**
 * An index as in the document, without a header.
 * @see seeds/osiris.txt "Index format"
 */

var OsirisIndexDocument = (function() {
  function OsirisIndexDocument(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisIndexDocument.prototype._read = function() {
    this._debug.records = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.records.arr = [];
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.records.arr[this.records.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_records = new OsirisIndexRecord_.OsirisIndexRecord(this._io, null, null);
      try {
        _t_records._read();
      } finally {
        this.records.push(_t_records);
      }
      this._debug.records.arr[this.records.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.records.end = this._io.pos;
  }

  /**
   * One per chunk, in the segment's order.
   */

  return OsirisIndexDocument;
})();
OsirisIndexDocument_.OsirisIndexDocument = OsirisIndexDocument;
});
