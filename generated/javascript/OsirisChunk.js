// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisChunkHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisChunkHeader'));
  } else {
    factory(root.OsirisChunk || (root.OsirisChunk = {}), root.KaitaiStream, root.OsirisChunkHeader || (root.OsirisChunkHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisChunk_, KaitaiStream, OsirisChunkHeader_) {
/**
 * The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section
 * does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or
 * `osiris_tracking_chunk_data` (a tracking chunk).
 * @see seeds/osiris.txt "Chunk format"
 * @see rabbitmq/osiris src/osiris_log.erl make_chunk/7
 */

var OsirisChunk = (function() {
  function OsirisChunk(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  OsirisChunk.prototype._read = function() {
    this.header = new OsirisChunkHeader_.OsirisChunkHeader(this._io, null, null);
    this.filter = this._io.readBytes(this.header.lenFilter);
    this.data = this._io.readBytes(this.header.lenData);
    this.trailer = this._io.readBytes(this.header.lenTrailer);
  }

  /**
   * Type, counts, lengths and checksum.
   */

  /**
   * An `osiris_filter`, empty without filter values. The document has no filters.
   * @see rabbitmq/osiris src/osiris_bloom.erl
   */

  /**
   * The entries, covered by the checksum.
   * @see seeds/osiris.txt "Data Entry format"
   */

  /**
   * An `osiris_tracking_delta`. Only user chunks have one.
   * @see seeds/osiris.txt "Tracking format"
   */

  return OsirisChunk;
})();
OsirisChunk_.OsirisChunk = OsirisChunk;
});
