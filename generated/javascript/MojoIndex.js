// kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 dd4cef8d0a52e911053410e3d6d59deef5615579ab199698ecae711f2cbb2fc4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoIndexEntry', './ListpackElement'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoIndexEntry'), require('./ListpackElement'));
  } else {
    factory(root.MojoIndex || (root.MojoIndex = {}), root.KaitaiStream, root.MojoIndexEntry || (root.MojoIndexEntry = {}), root.ListpackElement || (root.ListpackElement = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoIndex_, KaitaiStream, MojoIndexEntry_, ListpackElement_) {
/**
 * An entry for each pack of the segment, in their order, then a null. All of it are listpack elements, without a header
 * and without an end marker, so only SUFFIX shows where it ends.
 * @see seeds/mojo.txt "INDEX = (Packs Index)"
 */

var MojoIndex = (function() {
  function MojoIndex(_io, _parent, _root, lenIndex, hasNullEach) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.lenIndex = lenIndex;
    this.hasNullEach = hasNullEach;

    this._read();
  }
  MojoIndex.prototype._read = function() {
    this._raw_body = this._io.readBytes(this.lenIndex);
    var _io__raw_body = new KaitaiStream(this._raw_body);
    this.body = new IndexBody(_io__raw_body, this, this._root, this.hasNullEach);
  }

  /**
   * The elements of INDEX.
   * @see seeds/mojo.txt "INDEX = (Packs Index)"
   */

  var IndexBody = MojoIndex.IndexBody = (function() {
    function IndexBody(_io, _parent, _root, hasNullEach) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.hasNullEach = hasNullEach;

      this._read();
    }
    IndexBody.prototype._read = function() {
      if (this._io.size > (this.hasNullEach ? 0 : 2)) {
        this.entries = [];
        var i = 0;
        do {
          var _ = new MojoIndexEntry_.MojoIndexEntry(this._io, null, null, this.hasNullEach);
          this.entries.push(_);
          i++;
        } while (!(this._io.size - this._io.pos <= (this.hasNullEach ? 0 : 2)));
      }
      if (!(this.hasNullEach)) {
        this.nullElement = new ListpackElement_.ListpackElement(this._io, null, null);
        var _ = this.nullElement;
        if (!( ((_.isInt) && (_.intValue == 0)) )) {
          throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/types/index_body/seq/1");
        }
      }
    }

    /**
     * One for each pack.
     */

    /**
     * The integer 0 ends INDEX. It takes two bytes.
     */

    /**
     * A null follows every entry instead of one after all of them.
     */

    return IndexBody;
  })();

  /**
   * The entries and the null.
   */

  /**
   * Bytes of INDEX, from SUFFIX.
   */

  /**
   * A null follows every entry instead of one after all of them.
   */

  return MojoIndex;
})();
MojoIndex_.MojoIndex = MojoIndex;
});
