// kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTimeIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTimeIndexEntry'));
  } else {
    factory(root.KafkaTimeIndex || (root.KafkaTimeIndex = {}), root.KaitaiStream, root.KafkaTimeIndexEntry || (root.KafkaTimeIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTimeIndex_, KaitaiStream, KafkaTimeIndexEntry_) {
/**
 * `<first offset>.timeindex` next to a segment. Times and offsets rise. The broker adds an entry with each one of the
 * offset index if the greatest time has changed, and a last one when it closes the segment. Until then, zeros follow the
 * last entry.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-91
 */

var KafkaTimeIndex = (function() {
  function KafkaTimeIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaTimeIndex.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new KafkaTimeIndexEntry_.KafkaTimeIndexEntry(this._io, null, null);
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
   * To the end of the file.
   */

  return KafkaTimeIndex;
})();
KafkaTimeIndex_.KafkaTimeIndex = KafkaTimeIndex;
});
