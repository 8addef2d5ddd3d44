// kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoIndex', './MojoTag', './MojoEnums', './MojoSuffix'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoIndex'), require('./MojoTag'), require('./MojoEnums'), require('./MojoSuffix'));
  } else {
    factory(root.MojoTail || (root.MojoTail = {}), root.KaitaiStream, root.MojoIndex || (root.MojoIndex = {}), root.MojoTag || (root.MojoTag = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoSuffix || (root.MojoSuffix = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoTail_, KaitaiStream, MojoIndex_, MojoTag_, MojoEnums_, MojoSuffix_) {
/**
 * The end of a finished segment.
 * @see seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

var MojoTail = (function() {
  function MojoTail(_io, _parent, _root, form, hasTags, hasNullEach, lenIndex) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this.hasTags = hasTags;
    this.hasNullEach = hasNullEach;
    this.lenIndex = lenIndex;
    this._debug = {};

  }
  MojoTail.prototype._read = function() {
    if (this.hasTags) {
      this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tag = new MojoTag_.MojoTag(this._io, null, null, MojoEnums_.MojoEnums.Tag.INDEX);
      this.tag._read();
      this._debug.tag.end = this._io.pos;
    }
    this._debug.index = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.index = new MojoIndex_.MojoIndex(this._io, null, null, this.lenIndex, this.hasNullEach);
    this.index._read();
    this._debug.index.end = this._io.pos;
    this._debug.suffix = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.suffix = new MojoSuffix_.MojoSuffix(this._io, null, null, this.form);
    this.suffix._read();
    this._debug.suffix.end = this._io.pos;
  }

  /**
   * The characters `[I`.
   */

  /**
   * The positions of the packs.
   */

  /**
   * Facts on the whole segment.
   */

  /**
   * The form of SUFFIX.
   */

  /**
   * `[I` precedes INDEX.
   */

  /**
   * A null follows each entry of INDEX.
   */

  /**
   * Bytes of INDEX, from SUFFIX.
   */

  return MojoTail;
})();
MojoTail_.MojoTail = MojoTail;
});
