// kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211
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
 * Greatest time so far.
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
   * Milliseconds since the Unix epoch: the segment's greatest `max_timestamp` so far.
   */

  /**
   * Last offset of the first batch with that time, minus the segment's base. According to the document the time was
   * seen before this offset.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/LogSegment.java:263-278
   */

  return KafkaTimeIndexEntry;
})();
KafkaTimeIndexEntry_.KafkaTimeIndexEntry = KafkaTimeIndexEntry;
});
