// kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './DurableLogRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./DurableLogRecord'));
  } else {
    factory(root.DurableLogSegment || (root.DurableLogSegment = {}), root.KaitaiStream, root.DurableLogRecord || (root.DurableLogRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (DurableLogSegment_, KaitaiStream, DurableLogRecord_) {
/**
 * A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20
 * digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).
 * @see seeds/durable_log.txt "Segment files"
 */

var DurableLogSegment = (function() {
  function DurableLogSegment(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  DurableLogSegment.prototype._read = function() {
    this._debug.records = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.records.arr = [];
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.records.arr[this.records.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_records = new DurableLogRecord_.DurableLogRecord(this._io, null, null);
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
   * In ascending order.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
   */

  return DurableLogSegment;
})();
DurableLogSegment_.DurableLogSegment = DurableLogSegment;
});
