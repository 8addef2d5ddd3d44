// kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 af9fa2f51561c4355d81ac8a9c28cf2486647be207b64b40296b4f14004ab7bb
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTransactionIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTransactionIndexEntry'));
  } else {
    factory(root.KafkaTransactionIndex || (root.KafkaTransactionIndex = {}), root.KaitaiStream, root.KafkaTransactionIndexEntry || (root.KafkaTransactionIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionIndex_, KaitaiStream, KafkaTransactionIndexEntry_) {
/**
 * `<first offset>.txnindex` beside a segment, once a transaction was aborted in it: entries, whose last offsets rise. A
 * reader that asks for committed records alone is told by it which producers' records to pass over. A rest that is not a
 * whole entry is ignored by the broker.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java:37-47
 */

var KafkaTransactionIndex = (function() {
  function KafkaTransactionIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTransactionIndex.prototype._read = function() {
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new KafkaTransactionIndexEntry_.KafkaTransactionIndexEntry(this._io, null, null));
      i++;
    }
  }

  /**
   * To the end of the file.
   */

  return KafkaTransactionIndex;
})();
KafkaTransactionIndex_.KafkaTransactionIndex = KafkaTransactionIndex;
});
