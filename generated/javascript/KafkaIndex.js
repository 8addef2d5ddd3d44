// kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaIndexEntry'));
  } else {
    factory(root.KafkaIndex || (root.KafkaIndex = {}), root.KaitaiStream, root.KafkaIndexEntry || (root.KafkaIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaIndex_, KaitaiStream, KafkaIndexEntry_) {
/**
 * `<first offset>.index` next to a segment. Both columns rise. The broker adds an entry for the batch that follows more
 * than `log.index.interval.bytes` (4096) without one. Until the segment is closed, the file has its maximum size
 * (`log.index.size.max.bytes`, 10 MiB), with zeros after the last entry. It has no checksum.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java:29-86
 */

var KafkaIndex = (function() {
  function KafkaIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaIndex.prototype._read = function() {
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new KafkaIndexEntry_.KafkaIndexEntry(this._io, null, null));
      i++;
    }
  }

  /**
   * To the end of the file.
   */

  return KafkaIndex;
})();
KafkaIndex_.KafkaIndex = KafkaIndex;
});
