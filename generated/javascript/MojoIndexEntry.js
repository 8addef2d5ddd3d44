// kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackElement', './ListpackFixed'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackElement'), require('./ListpackFixed'));
  } else {
    factory(root.MojoIndexEntry || (root.MojoIndexEntry = {}), root.KaitaiStream, root.ListpackElement || (root.ListpackElement = {}), root.ListpackFixed || (root.ListpackFixed = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoIndexEntry_, KaitaiStream, ListpackElement_, ListpackFixed_) {
/**
 * Position and id of a pack.
 * @see seeds/mojo.txt "INDEX = (Packs Index)"
 */

var MojoIndexEntry = (function() {
  function MojoIndexEntry(_io, _parent, _root, hasNull) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.hasNull = hasNull;

    this._read();
  }
  MojoIndexEntry.prototype._read = function() {
    this.idMs = new ListpackElement_.ListpackElement(this._io, null, null);
    var _ = this.idMs;
    if (!(_.isInt)) {
      throw new KaitaiStream.ValidationExprError(this.idMs, this._io, "/seq/0");
    }
    this.idSeq = new ListpackElement_.ListpackElement(this._io, null, null);
    var _ = this.idSeq;
    if (!(_.isInt)) {
      throw new KaitaiStream.ValidationExprError(this.idSeq, this._io, "/seq/1");
    }
    this.offset = new ListpackFixed_.ListpackFixed.U4String(this._io, null, null);
    this.lenPack = new ListpackElement_.ListpackElement(this._io, null, null);
    var _ = this.lenPack;
    if (!( ((_.isInt) && (_.intValue >= 0)) )) {
      throw new KaitaiStream.ValidationExprError(this.lenPack, this._io, "/seq/3");
    }
    if (this.hasNull) {
      this.nullElement = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.nullElement;
      if (!( ((_.isInt) && (_.intValue == 0)) )) {
        throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/seq/4");
      }
    }
  }

  /**
   * Milliseconds of the pack's MASTER ID. In other readings, the difference to the segment's first id or to the
   * previous entry, modulo 2^64. Comparison with the packs shows which.
   * @see run-mojo/sliced src/stream/id.rs try_parse_master
   */

  /**
   * Number of the pack's MASTER ID, or the difference.
   */

  /**
   * Position of the pack's MASTER ID in the segment.
   */

  /**
   * Bytes of the pack, from MASTER ID through HEADER.
   */

  /**
   * The integer 0.
   */

  /**
   * A null follows the entry.
   */

  return MojoIndexEntry;
})();
MojoIndexEntry_.MojoIndexEntry = MojoIndexEntry;
});
