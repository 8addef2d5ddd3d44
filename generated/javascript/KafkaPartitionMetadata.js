// kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaPartitionMetadata || (root.KafkaPartitionMetadata = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaPartitionMetadata_, KaitaiStream) {
/**
 * `partition.metadata` in a partition's folder: two lines of text, the second without a line end. A broker does not use
 * the folder for a topic of the same name with another id.
 * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/PartitionMetadata.java:38-40
 */

var KafkaPartitionMetadata = (function() {
  function KafkaPartitionMetadata(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaPartitionMetadata.prototype._read = function() {
    this.firstLabel = this._io.readBytes(9);
    if (!((KaitaiStream.byteArrayCompare(this.firstLabel, new Uint8Array([118, 101, 114, 115, 105, 111, 110, 58, 32])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([118, 101, 114, 115, 105, 111, 110, 58, 32]), this.firstLabel, this._io, "/seq/0");
    }
    this.version = KaitaiStream.bytesToStr(this._io.readBytesTerm(10, false, true, true), "UTF-8");
    if (!(this.version == "0")) {
      throw new KaitaiStream.ValidationNotEqualError("0", this.version, this._io, "/seq/1");
    }
    this.secondLabel = this._io.readBytes(10);
    if (!((KaitaiStream.byteArrayCompare(this.secondLabel, new Uint8Array([116, 111, 112, 105, 99, 95, 105, 100, 58, 32])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([116, 111, 112, 105, 99, 95, 105, 100, 58, 32]), this.secondLabel, this._io, "/seq/2");
    }
    this.topicId = KaitaiStream.bytesToStr(this._io.readBytesFull(), "UTF-8");
  }

  /**
   * Start of the first line.
   */

  /**
   * Always "0" so far. Brokers accept greater versions.
   * @see apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/PartitionMetadataReadBuffer.java:50-53
   */

  /**
   * Start of the second line.
   */

  /**
   * The topic's UUID in 22 characters of base64 for URLs.
   */

  return KafkaPartitionMetadata;
})();
KafkaPartitionMetadata_.KafkaPartitionMetadata = KafkaPartitionMetadata;
});
