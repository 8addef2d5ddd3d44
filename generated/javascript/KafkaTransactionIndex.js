// kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
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
 * `<first offset>.txnindex` next to a segment with an aborted transaction. The last offsets rise. A reader of committed
 * records uses it to skip records of these producers. The broker ignores an incomplete last entry.
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
