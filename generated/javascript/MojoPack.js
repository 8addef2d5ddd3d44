// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 34d3d4e7f7b6303249fc2856111c4c47a5cf00425c1ef5e1cd8774d581d59748
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoEntry', './MojoEnums', './MojoPackHeader', './MojoPackHead'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoEntry'), require('./MojoEnums'), require('./MojoPackHeader'), require('./MojoPackHead'));
  } else {
    factory(root.MojoPack || (root.MojoPack = {}), root.KaitaiStream, root.MojoEntry || (root.MojoEntry = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoPackHeader || (root.MojoPackHeader = {}), root.MojoPackHead || (root.MojoPackHead = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPack_, KaitaiStream, MojoEntry_, MojoEnums_, MojoPackHeader_, MojoPackHead_) {
/**
 * The unit that is written and checked at once: records with ids near to each other, whose field names are stored once
 * where they agree. A pack holds at least one record; by the code's defaults it is closed at 65,500 bytes.
 *
 * The last pack of a segment that is still being written has no end marker and no HEADER. It is read entry by entry,
 * up to the first bytes that are not an element.
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

    this._read();
  }
  MojoPack.prototype._read = function() {
    this.head = new MojoPackHead_.MojoPackHead(this._io, null, null, this.form, this.hasTag, this.hasCounts);
    this.entries = [];
    var i = 0;
    do {
      var _ = new MojoEntry_.MojoEntry(this._io, null, null, this.head.master.numFields.intValue, this.hasLpCount, (i == 0 ? this.head.master.numElements : this.entries[i - 1].numElementsThrough), (i == 0 ? 0 : this.entries[i - 1].numLiveThrough));
      this.entries.push(_);
      i++;
    } while (!(_.isEnd));
    this.header = new MojoPackHeader_.MojoPackHeader(this._io, null, null, this.bytesForm, this.elementsForm, this._io.pos - this.head.body.position, this.head.body.position - this.head.start.position, this.entries[this.entries.length - 1].numElementsThrough, this.entries.length - 1, this.entries[this.entries.length - 1].numLiveThrough);
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
