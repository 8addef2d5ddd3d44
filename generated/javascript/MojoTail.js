// kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 97d0a9b5db39bbcbb48d23a013ed43cddd0507171bf5e78986f4cdf6b20a01c9
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoTag', './MojoSuffix', './MojoIndex', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoTag'), require('./MojoSuffix'), require('./MojoIndex'), require('./MojoEnums'));
  } else {
    factory(root.MojoTail || (root.MojoTail = {}), root.KaitaiStream, root.MojoTag || (root.MojoTag = {}), root.MojoSuffix || (root.MojoSuffix = {}), root.MojoIndex || (root.MojoIndex = {}), root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoTail_, KaitaiStream, MojoTag_, MojoSuffix_, MojoIndex_, MojoEnums_) {
/**
 * What a writer appends to a segment when it finishes it.
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

    this._read();
  }
  MojoTail.prototype._read = function() {
    if (this.hasTags) {
      this.tag = new MojoTag_.MojoTag(this._io, null, null, MojoEnums_.MojoEnums.Tag.INDEX);
    }
    this.index = new MojoIndex_.MojoIndex(this._io, null, null, this.lenIndex, this.hasNullEach);
    this.suffix = new MojoSuffix_.MojoSuffix(this._io, null, null, this.form);
  }

  /**
   * The two characters `[I`.
   */

  /**
   * The place of the packs.
   */

  /**
   * What is known of the segment as a whole.
   */

  /**
   * How SUFFIX is written.
   */

  /**
   * INDEX is announced by `[I`.
   */

  /**
   * A null follows every entry of INDEX instead of one after all of them.
   */

  /**
   * Bytes of INDEX, from SUFFIX; see mojo_footer.
   */

  return MojoTail;
})();
MojoTail_.MojoTail = MojoTail;
});
