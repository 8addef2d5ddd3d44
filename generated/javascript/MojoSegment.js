// kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 cd1d6627556dd15ec5c8f73daa563559c01ecd8c17aeef07c4276b9cd0b2780c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoId', './MojoEnums', './MojoPack', './MojoTail', './MojoFooter'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoId'), require('./MojoEnums'), require('./MojoPack'), require('./MojoTail'), require('./MojoFooter'));
  } else {
    factory(root.MojoSegment || (root.MojoSegment = {}), root.KaitaiStream, root.MojoId || (root.MojoId = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoPack || (root.MojoPack = {}), root.MojoTail || (root.MojoTail = {}), root.MojoFooter || (root.MojoFooter = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoSegment_, KaitaiStream, MojoId_, MojoEnums_, MojoPack_, MojoTail_, MojoFooter_) {
/**
 * A whole segment that its writer has finished: packs, INDEX, SUFFIX, and nothing after it. With every parameter zero
 * or false, and has_tags true, this is the reading of the document in which all sizes hold.
 *
 * An unfinished segment ends somewhere before SUFFIX, and is read pack by pack; see mojo_pack.
 * @see seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

var MojoSegment = (function() {
  function MojoSegment(_io, _parent, _root, form, hasLeadId, hasTags, hasCounts, hasLpCount, bytesForm, elementsForm, hasNullEach) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this.hasLeadId = hasLeadId;
    this.hasTags = hasTags;
    this.hasCounts = hasCounts;
    this.hasLpCount = hasLpCount;
    this.bytesForm = bytesForm;
    this.elementsForm = elementsForm;
    this.hasNullEach = hasNullEach;

    this._read();
  }
  MojoSegment.prototype._read = function() {
    this.footer = new MojoFooter_.MojoFooter(this._io, null, null, this.form, this.hasTags, this._io.size);
    if (this.hasLeadId) {
      this.leadId = new MojoId_.MojoId(this._io, null, null, this.form);
    }
    this.packs = [];
    var i = 0;
    do {
      var _ = new MojoPack_.MojoPack(this._io, null, null, this.form,  ((this.hasTags) && (i != 0)) , this.hasCounts, this.hasLpCount, this.bytesForm, this.elementsForm);
      this.packs.push(_);
      i++;
    } while (!(this._io.pos >= this.footer.ofsTail));
    this.tail = new MojoTail_.MojoTail(this._io, null, null, this.form, this.hasTags, this.hasNullEach, this.footer.lenIndex);
  }

  /**
   * Takes no bytes. SUFFIX as seen from the end of the file, which shows where INDEX begins.
   */

  /**
   * The segment's id. Without it, the MASTER ID that the document begins with is that of the first pack.
   */

  /**
   * The packs, in the order of their ids.
   */

  /**
   * INDEX and SUFFIX.
   */

  /**
   * How ids and SUFFIX are written.
   */

  /**
   * The segment's id comes before the first pack.
   */

  /**
   * Packs but the first, and INDEX, are announced by two characters.
   */

  /**
   * Master entries begin with count and deleted.
   */

  /**
   * Every entry ends with the number of its elements.
   */

  /**
   * What HEADER's bytes counts.
   */

  /**
   * What HEADER's lp_count counts.
   */

  /**
   * A null follows every entry of INDEX instead of one after all of them.
   */

  return MojoSegment;
})();
MojoSegment_.MojoSegment = MojoSegment;
});
