// kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './DurableLogIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./DurableLogIndexEntry'));
  } else {
    factory(root.DurableLogIndex || (root.DurableLogIndex = {}), root.KaitaiStream, root.DurableLogIndexEntry || (root.DurableLogIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (DurableLogIndex_, KaitaiStream, DurableLogIndexEntry_) {
/**
 * The file `segment_<base>.idx` next to a segment, without a header. Entry k is for the record with the offset base + k.
 * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::read
 */

var DurableLogIndex = (function() {
  function DurableLogIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  DurableLogIndex.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new DurableLogIndexEntry_.DurableLogIndexEntry(this._io, null, null);
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
   * One per record.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  return DurableLogIndex;
})();
DurableLogIndex_.DurableLogIndex = DurableLogIndex;
});
