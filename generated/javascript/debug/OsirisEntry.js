// kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisSimpleEntry', './OsirisSubBatch'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisSimpleEntry'), require('./OsirisSubBatch'));
  } else {
    factory(root.OsirisEntry || (root.OsirisEntry = {}), root.KaitaiStream, root.OsirisSimpleEntry || (root.OsirisSimpleEntry = {}), root.OsirisSubBatch || (root.OsirisSubBatch = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisEntry_, KaitaiStream, OsirisSimpleEntry_, OsirisSubBatch_) {
/**
 * One entry. The highest bit of its first byte is set in a sub-batch.
 * @see seeds/osiris.txt "Data Entry format"
 */

var OsirisEntry = (function() {
  OsirisEntry.EntryKind = Object.freeze({
    SIMPLE: 0,
    SUB_BATCH: 1,

    0: "SIMPLE",
    1: "SUB_BATCH",
  });

  function OsirisEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisEntry.prototype._read = function() {
    this._debug.entry = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.kind) {
    case OsirisEntry.EntryKind.SIMPLE:
      this.entry = new OsirisSimpleEntry_.OsirisSimpleEntry(this._io, null, null);
      this.entry._read();
      break;
    case OsirisEntry.EntryKind.SUB_BATCH:
      this.entry = new OsirisSubBatch_.OsirisSubBatch(this._io, null, null);
      this.entry._read();
      break;
    }
    this._debug.entry.end = this._io.pos;
  }

  /**
   * Read ahead of the entry.
   */
  Object.defineProperty(OsirisEntry.prototype, 'firstByte', {
    get: function() {
      if (this._m_firstByte !== undefined)
        return this._m_firstByte;
      var _pos = this._io.pos;
      this._io.seek(this._io.pos);
      this._debug._m_firstByte = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._m_firstByte = this._io.readU1();
      this._debug._m_firstByte.end = this._io.pos;
      this._io.seek(_pos);
      return this._m_firstByte;
    }
  });

  /**
   * The `T` bit of the document.
   */
  Object.defineProperty(OsirisEntry.prototype, 'kind', {
    get: function() {
      if (this._m_kind !== undefined)
        return this._m_kind;
      this._debug._m_kind = { enumName: "OsirisEntry.EntryKind" };
      this._m_kind = this.firstByte >>> 7;
      return this._m_kind;
    }
  });

  /**
   * The entry.
   */

  return OsirisEntry;
})();
OsirisEntry_.OsirisEntry = OsirisEntry;
});
