// kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 33a3e79ea4eeb907b2efcb983d9fccdd4a5acd304d106c612ba5fcd12aef31a1
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaProducerSnapshot || (root.KafkaProducerSnapshot = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaProducerSnapshot_, KaitaiStream) {
/**
 * `<offset>.snapshot`: the state of the producers before that offset, so that the broker does not read the log from its
 * beginning. It is written when a segment begins and when the broker stops. The newest ones are kept.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:618-692
 * @see apache/kafka 4.1.1 storage/src/main/resources/message/ProducerSnapshot.json
 */

var KafkaProducerSnapshot = (function() {
  function KafkaProducerSnapshot(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaProducerSnapshot.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/0");
    }
    this.crc = this._io.readU4be();
    this.numProducers = this._io.readS4be();
    this.producers = [];
    for (var i = 0; i < this.numProducers; i++) {
      this.producers.push(new Producer(this._io, this, this._root));
    }
    this.rest = this._io.readBytesFull();
  }

  /**
   * One producer.
   * @see apache/kafka 4.1.1 storage/src/main/resources/message/ProducerSnapshot.json
   */

  var Producer = KafkaProducerSnapshot.Producer = (function() {
    function Producer(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Producer.prototype._read = function() {
      this.producerId = this._io.readS8be();
      this.producerEpoch = this._io.readS2be();
      this.lastSequence = this._io.readS4be();
      this.lastOffset = this._io.readS8be();
      this.offsetDelta = this._io.readS4be();
      this.timestamp = this._io.readS8be();
      this.coordinatorEpoch = this._io.readS4be();
      this.currentFirstOffset = this._io.readS8be();
    }

    /**
     * The producer's id.
     */

    /**
     * The producer's epoch.
     */

    /**
     * Its last sequence number, or -1.
     */

    /**
     * Offset of that record, or -1.
     */

    /**
     * Last sequence number of its last batch minus the first one.
     */

    /**
     * Greatest time of its last batch, or a marker's time. A starting broker drops a producer if this is more than
     * `producer.id.expiration.ms` (a day) before the broker's clock.
     * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:303
     */

    /**
     * Epoch of the coordinator that sent its last marker, or -1.
     */

    /**
     * Its open transaction's first offset, or -1.
     */

    return Producer;
  })();

  /**
   * 1 in all releases.
   */

  /**
   * CRC-32C of everything after this field.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:633-637
   */

  /**
   * Entries that follow.
   */

  /**
   * Unordered.
   */

  /**
   * Empty. Readers ignore it if the checksum is right.
   */

  return KafkaProducerSnapshot;
})();
KafkaProducerSnapshot_.KafkaProducerSnapshot = KafkaProducerSnapshot;
});
