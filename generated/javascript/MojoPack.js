// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoPackHeader', './MojoEnums', './MojoEntry', './MojoPackHead'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoPackHeader'), require('./MojoEnums'), require('./MojoEntry'), require('./MojoPackHead'));
  } else {
    factory(root.MojoPack || (root.MojoPack = {}), root.KaitaiStream, root.MojoPackHeader || (root.MojoPackHeader = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoEntry || (root.MojoEntry = {}), root.MojoPackHead || (root.MojoPackHead = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPack_, KaitaiStream, MojoPackHeader_, MojoEnums_, MojoEntry_, MojoPackHead_) {
/**
 * The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.
 *
 * While a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the
 * first bytes that are not an element.
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
   * The records in the order of their ids, then the end marker.
   * @see seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries"
   */

  /**
   * The listpack's lengths and counts.
   */

  /**
   * The form of MASTER ID.
   */

  /**
   * `[P` precedes the pack, unless it is a segment's first.
   */

  /**
   * Master entries begin with count and deleted.
   */

  /**
   * Entries end with their number of elements.
   */

  /**
   * The meaning of HEADER's bytes.
   */

  /**
   * The meaning of HEADER's lp_count.
   */

  return MojoPack;
})();
MojoPack_.MojoPack = MojoPack;
});
