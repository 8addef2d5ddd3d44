// kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
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
 * Where one record of a segment lies. The document does not describe the index; the system's code alone defines it.
 *
 * An entry has neither magic nor checksum: hold it against the record it points to before trusting it.
 * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */

var DurableLogIndexEntry = (function() {
  function DurableLogIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  DurableLogIndexEntry.prototype._read = function() {
    this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.offset = this._io.readU8le();
    this._debug.offset.end = this._io.pos;
    this._debug.ofsRecord = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.ofsRecord = this._io.readU8le();
    this._debug.ofsRecord.end = this._io.pos;
  }

  /**
   * Offset of the record. In a sound index entry k has the offset base + k.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  /**
   * Position of the first byte of the record's header in the segment file.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
   */

  return DurableLogIndexEntry;
})();
DurableLogIndexEntry_.DurableLogIndexEntry = DurableLogIndexEntry;
});
