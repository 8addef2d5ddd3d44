// kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 03b163656e9bfa92b1ce86232da5f79f64ec76897159e0ced9dc47706abe0904
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaTimeIndexEntry || (root.KafkaTimeIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTimeIndexEntry_, KaitaiStream) {
/**
 * The greatest time so far.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-52
 */

var KafkaTimeIndexEntry = (function() {
  function KafkaTimeIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTimeIndexEntry.prototype._read = function() {
    this.timestamp = this._io.readS8be();
    this.relativeOffset = this._io.readS4be();
  }

  /**
   * Milliseconds since the Unix epoch: the greatest `max_timestamp` of the segment's batches up to here.
   */

  /**
   * Last offset of the first batch with that time, minus the segment's base. The document says that the time was seen
   * before this offset; it is that of the batch itself.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/LogSegment.java:263-278
   */

  return KafkaTimeIndexEntry;
})();
KafkaTimeIndexEntry_.KafkaTimeIndexEntry = KafkaTimeIndexEntry;
});
