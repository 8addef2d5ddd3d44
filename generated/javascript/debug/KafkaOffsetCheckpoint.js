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
    this._debug = {};

  }
  KafkaOffsetCheckpoint.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    this._debug.version.end = this._io.pos;
    if (!(this.version == "0")) {
      var _err = new KaitaiStream.ValidationNotEqualError("0", this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.numEntries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numEntries = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    this._debug.numEntries.end = this._io.pos;
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new Entry(this._io, this, this._root);
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
   * One line.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:Formatter
   */

  var Entry = KafkaOffsetCheckpoint.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Entry.prototype._read = function() {
      this._debug.topic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topic = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this._debug.topic.end = this._io.pos;
      this._debug.partition = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.partition = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this._debug.partition.end = this._io.pos;
      this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.offset = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
      this._debug.offset.end = this._io.pos;
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
