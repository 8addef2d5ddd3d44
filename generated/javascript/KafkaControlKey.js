// kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 135bdda9d598b89df9ab097ecf55489b2fbb65848e4a700d94ce16dcf727af3f
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.KafkaControlKey || (root.KafkaControlKey = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlKey_, KaitaiStream) {
/**
 * The key of the one record of a control batch; it says what the record's value is.
 * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:30-62
 */

var KafkaControlKey = (function() {
  KafkaControlKey.ControlType = Object.freeze({
    ABORT: 0,
    COMMIT: 1,
    LEADER_CHANGE: 2,
    SNAPSHOT_HEADER: 3,
    SNAPSHOT_FOOTER: 4,
    KRAFT_VERSION: 5,
    KRAFT_VOTERS: 6,

    0: "ABORT",
    1: "COMMIT",
    2: "LEADER_CHANGE",
    3: "SNAPSHOT_HEADER",
    4: "SNAPSHOT_FOOTER",
    5: "KRAFT_VERSION",
    6: "KRAFT_VOTERS",
  });

  function KafkaControlKey(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaControlKey.prototype._read = function() {
    this.version = this._io.readS2be();
    if (!(this.version >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
    }
    this.controlType = this._io.readS2be();
    this.rest = this._io.readBytesFull();
  }

  /**
   * 0 so far. Of a greater one the type is believed all the same.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:93-101
   */

  /**
   * What the record says.
   */

  /**
   * Nothing so far; readers ignore it.
   */

  return KafkaControlKey;
})();
KafkaControlKey_.KafkaControlKey = KafkaControlKey;
});
