// kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
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
 * The key of a control batch's record.
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
    this._debug = {};

  }
  KafkaControlKey.prototype._read = function() {
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readS2be();
    this._debug.version.end = this._io.pos;
    if (!(this.version >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._debug.controlType = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "KafkaControlKey.ControlType" };
    this.controlType = this._io.readS2be();
    this._debug.controlType.end = this._io.pos;
    this._debug.rest = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.rest = this._io.readBytesFull();
    this._debug.rest.end = this._io.pos;
  }

  /**
   * 0 so far. Readers accept the type of a greater version.
   * @see apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java:93-101
   */

  /**
   * Type of the record.
   */

  /**
   * Empty so far. Readers ignore it.
   */

  return KafkaControlKey;
})();
KafkaControlKey_.KafkaControlKey = KafkaControlKey;
});
