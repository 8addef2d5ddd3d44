// kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisChunk'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisChunk'));
  } else {
    factory(root.OsirisSegment || (root.OsirisSegment = {}), root.KaitaiStream, root.OsirisChunk || (root.OsirisChunk = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisSegment_, KaitaiStream, OsirisChunk_) {
/**
 * A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.
 * @see seeds/osiris.txt "Log format"
 * @see rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1
 */

var OsirisSegment = (function() {
  function OsirisSegment(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisSegment.prototype._read = function() {
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new LogHeader(this._io, this, this._root);
    this.header._read();
    this._debug.header.end = this._io.pos;
    this._debug.chunks = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.chunks.arr = [];
    this.chunks = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.chunks.arr[this.chunks.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_chunks = new OsirisChunk_.OsirisChunk(this._io, null, null);
      try {
        _t_chunks._read();
      } finally {
        this.chunks.push(_t_chunks);
      }
      this._debug.chunks.arr[this.chunks.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.chunks.end = this._io.pos;
  }

  /**
   * The first 8 bytes, which osiris skips when it opens a log.
   * @see seeds/osiris.txt "Log format"
   */

  var LogHeader = OsirisSegment.LogHeader = (function() {
    function LogHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    LogHeader.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([79, 83, 73, 76])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([79, 83, 73, 76]), this.magic, this._io, "/types/log_header/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readU4be();
      this._debug.version.end = this._io.pos;
      if (!(this.version == 1)) {
        var _err = new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/log_header/seq/1");
        this._debug.version.validationError = _err;
        throw _err;
      }
    }

    /**
     * Identifies a segment.
     */

    /**
     * The same in all releases.
     */

    return LogHeader;
  })();

  /**
   * Magic and version.
   */

  /**
   * In ascending order.
   */

  return OsirisSegment;
})();
OsirisSegment_.OsirisSegment = OsirisSegment;
});
