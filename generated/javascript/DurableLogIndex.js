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

    this._read();
  }
  DurableLogIndex.prototype._read = function() {
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new DurableLogIndexEntry_.DurableLogIndexEntry(this._io, null, null));
      i++;
    }
  }

  /**
   * One per record.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  return DurableLogIndex;
})();
DurableLogIndex_.DurableLogIndex = DurableLogIndex;
});
