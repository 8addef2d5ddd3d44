// kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaEpochCheckpoint || (root.KafkaEpochCheckpoint = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaEpochCheckpoint_, KaitaiStream) {
/**
 * `leader-epoch-checkpoint` in a partition's folder: text with the epochs of its leaders and their first offsets. Both
 * rise. With it, followers find where their log diverges from their leader's.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:30-40
 */

var KafkaEpochCheckpoint = (function() {
  function KafkaEpochCheckpoint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaEpochCheckpoint.prototype._read = function() {
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
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:78-86
   */

  var Entry = KafkaEpochCheckpoint.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Entry.prototype._read = function() {
      this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.epoch = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this._debug.epoch.end = this._io.pos;
      this._debug.startOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.startOffset = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
      this._debug.startOffset.end = this._io.pos;
    }

    /**
     * The epoch.
     */

    /**
     * Offset of its first record.
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

  return KafkaEpochCheckpoint;
})();
KafkaEpochCheckpoint_.KafkaEpochCheckpoint = KafkaEpochCheckpoint;
});
