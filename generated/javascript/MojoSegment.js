// kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoEnums', './MojoTail', './MojoPack', './MojoFooter', './MojoId'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoEnums'), require('./MojoTail'), require('./MojoPack'), require('./MojoFooter'), require('./MojoId'));
  } else {
    factory(root.MojoSegment || (root.MojoSegment = {}), root.KaitaiStream, root.MojoEnums || (root.MojoEnums = {}), root.MojoTail || (root.MojoTail = {}), root.MojoPack || (root.MojoPack = {}), root.MojoFooter || (root.MojoFooter = {}), root.MojoId || (root.MojoId = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoSegment_, KaitaiStream, MojoEnums_, MojoTail_, MojoPack_, MojoFooter_, MojoId_) {
/**
 * A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.
 *
 * An unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.
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
   * Takes no bytes. It finds SUFFIX and the start of INDEX.
   */

  /**
   * The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.
   */

  /**
   * In ascending order.
   */

  /**
   * INDEX and SUFFIX.
   */

  /**
   * The form of ids and SUFFIX.
   */

  /**
   * The segment's id precedes the first pack.
   */

  /**
   * Two characters precede INDEX, and every pack except the first.
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

  /**
   * A null follows each entry of INDEX.
   */

  return MojoSegment;
})();
MojoSegment_.MojoSegment = MojoSegment;
});
