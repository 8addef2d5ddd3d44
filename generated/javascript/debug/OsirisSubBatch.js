// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisEnums'));
  } else {
    factory(root.OsirisSubBatch || (root.OsirisSubBatch = {}), root.KaitaiStream, root.OsirisEnums || (root.OsirisEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisSubBatch_, KaitaiStream, OsirisEnums_) {
/**
 * Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of
 * records and the lengths.
 * @see seeds/osiris.txt "SubBatchEntry (CHNK_USER)"
 * @see rabbitmq/rabbitmq-server fe2465f
 */

var OsirisSubBatch = (function() {
  function OsirisSubBatch(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisSubBatch.prototype._read = function() {
    this._debug.isSubBatch = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.isSubBatch = this._io.readBitsIntBe(1) != 0;
    this._debug.isSubBatch.end = this._io.pos;
    if (!(this.isSubBatch == true)) {
      var _err = new KaitaiStream.ValidationNotEqualError(true, this.isSubBatch, this._io, "/seq/0");
      this._debug.isSubBatch.validationError = _err;
      throw _err;
    }
    this._debug.compression = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "OsirisEnums.Compression" };
    this.compression = this._io.readBitsIntBe(3);
    this._debug.compression.end = this._io.pos;
    if (!Object.prototype.hasOwnProperty.call(OsirisEnums_.OsirisEnums.Compression, this.compression)) {
      var _err = new KaitaiStream.ValidationNotInEnumError(this.compression, this._io, "/seq/1");
      this._debug.compression.validationError = _err;
      throw _err;
    }
    this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.reserved = this._io.readBitsIntBe(4);
    this._debug.reserved.end = this._io.pos;
    this._io.alignToByte();
    this._debug.numRecords = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numRecords = this._io.readU2be();
    this._debug.numRecords.end = this._io.pos;
    this._debug.lenUncompressed = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenUncompressed = this._io.readU4be();
    this._debug.lenUncompressed.end = this._io.pos;
    this._debug.lenBody = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenBody = this._io.readU4be();
    this._debug.lenBody.end = this._io.pos;
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.body = this._io.readBytes(this.lenBody);
    this._debug.body.end = this._io.pos;
  }

  /**
   * Set in a sub-batch.
   */

  /**
   * In the container of the Java and the Go client.
   */

  /**
   * Written as 0. Readers ignore it.
   */

  /**
   * Offsets that the sub-batch takes. 0 occurs.
   */

  /**
   * Bytes of the decompressed body, as stated by the client. It may be wrong.
   */

  /**
   * Bytes of the stored body.
   */

  /**
   * The container. Decompressed, it is an `osiris_sub_batch_body`.
   */

  return OsirisSubBatch;
})();
OsirisSubBatch_.OsirisSubBatch = OsirisSubBatch;
});
