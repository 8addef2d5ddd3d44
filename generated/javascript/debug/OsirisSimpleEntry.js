// kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.OsirisSimpleEntry || (root.OsirisSimpleEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisSimpleEntry_, KaitaiStream) {
/**
 * One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.
 * @see seeds/osiris.txt "SimpleEntry (CHNK_USER)"
 */

var OsirisSimpleEntry = (function() {
  function OsirisSimpleEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisSimpleEntry.prototype._read = function() {
    this._debug.isSubBatch = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.isSubBatch = this._io.readBitsIntBe(1) != 0;
    this._debug.isSubBatch.end = this._io.pos;
    if (!(this.isSubBatch == false)) {
      var _err = new KaitaiStream.ValidationNotEqualError(false, this.isSubBatch, this._io, "/seq/0");
      this._debug.isSubBatch.validationError = _err;
      throw _err;
    }
    this._debug.lenBody = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenBody = this._io.readBitsIntBe(31);
    this._debug.lenBody.end = this._io.pos;
    this._io.alignToByte();
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.body = this._io.readBytes(this.lenBody);
    this._debug.body.end = this._io.pos;
  }

  /**
   * Clear in a simple entry.
   */

  /**
   * Bytes of the body.
   */

  /**
   * The publisher's bytes. In a tracking chunk, a list of tracking blocks.
   */

  return OsirisSimpleEntry;
})();
OsirisSimpleEntry_.OsirisSimpleEntry = OsirisSimpleEntry;
});
