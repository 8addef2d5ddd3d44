// kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463
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
 * Two characters that announce the next part. The first pack of a segment has none in the document.
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
