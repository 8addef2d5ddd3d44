// kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6
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
 * `recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` and
 * `cleaner-offset-checkpoint` in a folder of `log.dirs`: lines of text, one offset per partition. It is, in this order,
 * the offset up to which the partition is on disk, at which it begins, up to which all replicas have it, and up to which
 * it is compacted.
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
   * Number of lines that follow. The broker refuses a file with more or fewer.
   * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java:entries.size
   */

  /**
   * One per line.
   */

  return KafkaOffsetCheckpoint;
})();
KafkaOffsetCheckpoint_.KafkaOffsetCheckpoint = KafkaOffsetCheckpoint;
});
