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

    this._read();
  }
  OsirisSegment.prototype._read = function() {
    this.header = new LogHeader(this._io, this, this._root);
    this.chunks = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.chunks.push(new OsirisChunk_.OsirisChunk(this._io, null, null));
      i++;
    }
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

      this._read();
    }
    LogHeader.prototype._read = function() {
      this.magic = this._io.readBytes(4);
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([79, 83, 73, 76])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([79, 83, 73, 76]), this.magic, this._io, "/types/log_header/seq/0");
      }
      this.version = this._io.readU4be();
      if (!(this.version == 1)) {
        throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/log_header/seq/1");
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
