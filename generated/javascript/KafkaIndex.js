// kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 f362aa2bac367e69a433eaac9ddbe03e5417b05589bf09dcb797e9fcc9e01504
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
 * `<first offset>.index` beside a segment: entries, both columns of which rise. The broker adds one for the batch that comes
 * after more than `log.index.interval.bytes` (4096) without one. While the segment is written to, the file is as long as
 * it may become (`log.index.size.max.bytes`, 10 MiB), and zeros follow the last entry. Nothing is checksummed.
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
