// kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaTransactionIndexEntry || (root.KafkaTransactionIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionIndexEntry_, KaitaiStream) {
/**
 * An aborted transaction whose abort marker is in the segment.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/AbortedTxn.java:22-40
 */

var KafkaTransactionIndexEntry = (function() {
  function KafkaTransactionIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaTransactionIndexEntry.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version == 0)) {
      var _err = new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.producerId = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.producerId = this._io.readS8be();
    this._debug.producerId.end = this._io.pos;
    this._debug.firstOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.firstOffset = this._io.readS8be();
    this._debug.firstOffset.end = this._io.pos;
    this._debug.lastOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lastOffset = this._io.readS8be();
    this._debug.lastOffset.end = this._io.pos;
    this._debug.lastStableOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lastStableOffset = this._io.readS8be();
    this._debug.lastStableOffset.end = this._io.pos;
  }

  /**
   * Brokers check only the first byte, and refuse a value above 0.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/AbortedTxn.java:70-72
   */

  /**
   * Producer of the transaction.
   */

  /**
   * Offset of the transaction's first record, possibly in an earlier segment.
   */

  /**
   * Offset of the abort marker.
   */

  /**
   * The log's last stable offset after the marker: the first offset of the oldest open transaction, or else the offset
   * after the marker.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:lastStableOffset
   */

  return KafkaTransactionIndexEntry;
})();
KafkaTransactionIndexEntry_.KafkaTransactionIndexEntry = KafkaTransactionIndexEntry;
});
