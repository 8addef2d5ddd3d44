// kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaOffsetCheckpoint || (root.KafkaOffsetCheckpoint = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaOffsetCheckpoint_, KaitaiStream) {
/**
 * `recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` or
 * `cleaner-offset-checkpoint` in a folder of `log.dirs`: text with one offset per partition. In this order, the
 * partition is on disk up to it, begins with it, is on all replicas up to it, or is compacted up to it.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:42-54
 */

var KafkaOffsetCheckpoint = (function() {
  function KafkaOffsetCheckpoint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaOffsetCheckpoint.prototype._read = function() {
    this.version = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    if (!(this.version == "0")) {
      throw new KaitaiStream.ValidationNotEqualError("0", this.version, this._io, "/seq/0");
    }
    this.numEntries = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new Entry(this._io, this, this._root));
      i++;
    }
  }

  /**
   * One line.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:Formatter
   */

  var Entry = KafkaOffsetCheckpoint.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Entry.prototype._read = function() {
      this.topic = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this.partition = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this.offset = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    }

    /**
     * The topic.
     */

    /**
     * Number of the partition.
     */

    /**
     * The offset.
     */

    return Entry;
  })();

  /**
   * Always "0". Numbers are decimal digits.
   */

  /**
   * Lines that follow. The broker refuses any other number.
   * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java:entries.size
   */

  /**
   * One per line.
   */

  return KafkaOffsetCheckpoint;
})();
KafkaOffsetCheckpoint_.KafkaOffsetCheckpoint = KafkaOffsetCheckpoint;
});
