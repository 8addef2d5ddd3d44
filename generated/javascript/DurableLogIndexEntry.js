// kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.DurableLogIndexEntry || (root.DurableLogIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (DurableLogIndexEntry_, KaitaiStream) {
/**
 * The position of one record. Only the system's code defines the index.
 *
 * An entry has neither magic nor checksum. Compare it with its record before use.
 * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */

var DurableLogIndexEntry = (function() {
  function DurableLogIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  DurableLogIndexEntry.prototype._read = function() {
    this.offset = this._io.readU8le();
    this.ofsRecord = this._io.readU8le();
  }

  /**
   * Offset of the record, base + k for entry k.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  /**
   * The record's position.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  return DurableLogIndexEntry;
})();
DurableLogIndexEntry_.DurableLogIndexEntry = DurableLogIndexEntry;
});
