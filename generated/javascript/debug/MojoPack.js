// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 3b3fa01c141960f895906a531a7e02fa62d4cf8a7f785fa4830b771c2f23536b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoPackHead', './MojoPackHeader', './MojoEntry', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoPackHead'), require('./MojoPackHeader'), require('./MojoEntry'), require('./MojoEnums'));
  } else {
    factory(root.MojoPack || (root.MojoPack = {}), root.KaitaiStream, root.MojoPackHead || (root.MojoPackHead = {}), root.MojoPackHeader || (root.MojoPackHeader = {}), root.MojoEntry || (root.MojoEntry = {}), root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPack_, KaitaiStream, MojoPackHead_, MojoPackHeader_, MojoEntry_, MojoEnums_) {
/**
 * The unit that is written and checked at once: records with ids near to each other, whose field names are stored once
 * where they agree. A pack holds at least one record; by the code's defaults it is closed at 65,500 bytes.
 *
 * The last pack of a segment that is still being written has no end marker and no HEADER. It is read entry by entry,
 * up to the first bytes that are no element.
 * @see seeds/mojo.txt "PACK = (Disk Listpack)"
 * @see run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE
 */

var MojoPack = (function() {
  function MojoPack(_io, _parent, _root, form, hasTag, hasCounts, hasLpCount, bytesForm, elementsForm) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this.hasTag = hasTag;
    this.hasCounts = hasCounts;
    this.hasLpCount = hasLpCount;
    this.bytesForm = bytesForm;
    this.elementsForm = elementsForm;
    this._debug = {};

  }
  MojoPack.prototype._read = function() {
    this._debug.head = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.head = new MojoPackHead_.MojoPackHead(this._io, null, null, this.form, this.hasTag, this.hasCounts);
    this.head._read();
    this._debug.head.end = this._io.pos;
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    do {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new MojoEntry_.MojoEntry(this._io, null, null, this.head.master.numFields.intValue, this.hasLpCount, (i == 0 ? this.head.master.numElements : this.entries[i - 1].numElementsThrough), (i == 0 ? 0 : this.entries[i - 1].numLiveThrough));
      try {
        _t_entries._read();
      } finally {
        var _ = _t_entries;
        this.entries.push(_);
      }
      this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
      i++;
    } while (!(_.isEnd));
    this._debug.entries.end = this._io.pos;
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new MojoPackHeader_.MojoPackHeader(this._io, null, null, this.bytesForm, this.elementsForm, this._io.pos - this.head.body.position, this.head.body.position - this.head.start.position, this.entries[this.entries.length - 1].numElementsThrough, this.entries.length - 1, this.entries[this.entries.length - 1].numLiveThrough);
    this.header._read();
    this._debug.header.end = this._io.pos;
  }

  /**
   * MASTER ID and MASTER ENTRY.
   */

  /**
   * The records in the order of their ids, and the end marker in the place of one more.
   * @see seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries"
   */

  /**
   * Lengths and counts of the listpack before it.
   */

  /**
   * How MASTER ID is written in this segment.
   */

  /**
   * The pack is announced by `[P`; true for every pack but the first of a segment.
   */

  /**
   * The master entry begins with count and deleted.
   */

  /**
   * Every entry ends with the number of its elements.
   */

  /**
   * What HEADER's bytes counts in this segment.
   */

  /**
   * What HEADER's lp_count counts in this segment.
   */

  return MojoPack;
})();
MojoPack_.MojoPack = MojoPack;
});
