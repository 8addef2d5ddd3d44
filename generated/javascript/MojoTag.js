// kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoEnums'));
  } else {
    factory(root.MojoTag || (root.MojoTag = {}), root.KaitaiStream, root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoTag_, KaitaiStream, MojoEnums_) {
/**
 * Two characters before a part. The document's first pack has none.
 * @see seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

var MojoTag = (function() {
  function MojoTag(_io, _parent, _root, expected) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.expected = expected;

    this._read();
  }
  MojoTag.prototype._read = function() {
    this.tag = this._io.readU2be();
    if (!(this.tag == this.expected)) {
      throw new KaitaiStream.ValidationNotEqualError(this.expected, this.tag, this._io, "/seq/0");
    }
  }

  /**
   * `[P` before a pack, `[I` before INDEX.
   */

  /**
   * The expected part.
   */

  return MojoTag;
})();
MojoTag_.MojoTag = MojoTag;
});
