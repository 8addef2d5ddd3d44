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
    this._debug = {};

  }
  OsirisIndex.prototype._read = function() {
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new IndexHeader(this._io, this, this._root);
    this.header._read();
    this._debug.header.end = this._io.pos;
    this._debug.records = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.records.arr = [];
    this.records = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.records.arr[this.records.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_records = new OsirisIndexRecord_.OsirisIndexRecord(this._io, null, null);
      try {
        _t_records._read();
      } finally {
        this.records.push(_t_records);
      }
      this._debug.records.arr[this.records.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.records.end = this._io.pos;
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
      this._debug = {};

    }
    IndexHeader.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([79, 83, 73, 73])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([79, 83, 73, 73]), this.magic, this._io, "/types/index_header/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readU4be();
      this._debug.version.end = this._io.pos;
      if (!(this.version == 1)) {
        var _err = new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/types/index_header/seq/1");
        this._debug.version.validationError = _err;
        throw _err;
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
