// kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaIndexEntry || (root.KafkaIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaIndexEntry_, KaitaiStream) {
/**
 * The position of a batch.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java:29-52
 */

var KafkaIndexEntry = (function() {
  function KafkaIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaIndexEntry.prototype._read = function() {
    this._debug.relativeOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.relativeOffset = this._io.readS4be();
    this._debug.relativeOffset.end = this._io.pos;
    this._debug.position = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.position = this._io.readS4be();
    this._debug.position.end = this._io.pos;
  }

  /**
   * Offset of the batch's last record, minus the segment's base. Up to 3.9.0, of the last record in all batches that
   * were appended together.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/LogSegment.java:263-278
   */

  /**
   * The batch's position.
   */

  return KafkaIndexEntry;
})();
KafkaIndexEntry_.KafkaIndexEntry = KafkaIndexEntry;
});
