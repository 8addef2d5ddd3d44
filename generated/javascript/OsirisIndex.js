// kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisIndexRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisIndexRecord'));
  } else {
    factory(root.OsirisIndex || (root.OsirisIndex = {}), root.KaitaiStream, root.OsirisIndexRecord || (root.OsirisIndexRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisIndex_, KaitaiStream, OsirisIndexRecord_) {
/**
 * A segment's chunk positions, as osiris writes them.
 * @see seeds/osiris.txt "Index format"
 * @see rabbitmq/osiris src/osiris.hrl IDX_HEADER
 */

var OsirisIndex = (function() {
  function OsirisIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  OsirisIndex.prototype._read = function() {
    this.header = new IndexHeader(this._io, this, this._root);
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.records.push(new OsirisIndexRecord_.OsirisIndexRecord(this._io, null, null));
      i++;
    }
  }

  /**
   * The first 8 bytes, which osiris skips when it opens a log.
   * @see rabbitmq/osiris src/osiris.hrl IDX_HEADER
   */

  var IndexHeader = OsirisIndex.IndexHeader = (function() {
    function IndexHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    IndexHeader.prototype._read = function() {
      this.magic = this._io.readBytes(4);
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([79, 83, 73, 73])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([79, 83, 73, 73]), this.magic, this._io, "/types/index_header/seq/0");
      }
      this.version = this._io.readU4be();
      if (!(this.version == 1)) {
        throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/index_header/seq/1");
      }
    }

    /**
     * Identifies an index.
     */

    /**
     * The same in all releases.
     */

    return IndexHeader;
  })();

  /**
   * Magic and version. The document has none.
   */

  /**
   * One per chunk, in the segment's order.
   */

  return OsirisIndex;
})();
OsirisIndex_.OsirisIndex = OsirisIndex;
});
