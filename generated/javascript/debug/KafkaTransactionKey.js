// kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 d0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'));
  } else {
    factory(root.KafkaTransactionKey || (root.KafkaTransactionKey = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTransactionKey_, KaitaiStream, KafkaString_) {
/**
 * The key of a record of the internal topic `__transaction_state`, which holds the transactions of producers.
 * @see apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
 */

var KafkaTransactionKey = (function() {
  function KafkaTransactionKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  KafkaTransactionKey.prototype._read = function() {
    this._debug.recordType = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.recordType = this._io.readS2be();
    this._debug.recordType.end = this._io.pos;
    if (!( ((this.recordType == 0)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.recordType, this._io, "/seq/0");
      this._debug.recordType.validationError = _err;
      throw _err;
    }
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.recordType) {
    case 0:
      this.body = new TransactionLogKey(this._io, this, this._root);
      this.body._read();
      break;
    }
    this._debug.body.end = this._io.pos;
  }

  /**
   * TransactionLogKey, version 0.
   * @see apache/kafka 4.1.1 transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json
   */

  var TransactionLogKey = KafkaTransactionKey.TransactionLogKey = (function() {
    function TransactionLogKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    TransactionLogKey.prototype._read = function() {
      this._debug.transactionalId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.transactionalId = new KafkaString_.KafkaString(this._io, null, null, false);
      this.transactionalId._read();
      this._debug.transactionalId.end = this._io.pos;
    }

    /**
     * Transactional id of the transaction.
     */

    return TransactionLogKey;
  })();

  /**
   * Type of the record, up to 3.9 the version of the key.
   */

  /**
   * The key.
   */

  return KafkaTransactionKey;
})();
KafkaTransactionKey_.KafkaTransactionKey = KafkaTransactionKey;
});
