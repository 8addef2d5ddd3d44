// kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 b506b64dd76d931af197c0fc2c73698f34766e71c5d31542e57f1b18ebaa847d
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
 * `leader-epoch-checkpoint` in a partition's folder: lines of text, the epochs of its leaders and the offset from which
 * each was in office. Both rise. A follower asks by them where its log and its leader's part.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:30-40
 */

var KafkaEpochCheckpoint = (function() {
  function KafkaEpochCheckpoint(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaEpochCheckpoint.prototype._read = function() {
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
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:78-86
   */

  var Entry = KafkaEpochCheckpoint.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Entry.prototype._read = function() {
      this.epoch = KaitaiStream.bytesToStr(this._io.readBytesTerm(32, false, true, false), "UTF-8");
      this.startOffset = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, false), "UTF-8");
    }

    /**
     * The epoch.
     */

    /**
     * Offset of the first record of that epoch.
     */

    return Entry;
  })();

  /**
   * Always "0"; numbers are written as decimal digits.
   */

  /**
   * As many lines as follow; the broker refuses a file with more or fewer.
   * @see apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java:entries.size
   */

  /**
   * One a line.
   */

  return KafkaEpochCheckpoint;
})();
KafkaEpochCheckpoint_.KafkaEpochCheckpoint = KafkaEpochCheckpoint;
});
