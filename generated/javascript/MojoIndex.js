// kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackElement', './MojoIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackElement'), require('./MojoIndexEntry'));
  } else {
    factory(root.MojoIndex || (root.MojoIndex = {}), root.KaitaiStream, root.ListpackElement || (root.ListpackElement = {}), root.MojoIndexEntry || (root.MojoIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoIndex_, KaitaiStream, ListpackElement_, MojoIndexEntry_) {
/**
 * An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows
 * where they end.
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
     * One per pack.
     */

    /**
     * The integer 0, in two bytes.
     */

    /**
     * A null follows each entry.
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
   * A null follows each entry, instead of one at the end.
   */

  return MojoIndex;
})();
MojoIndex_.MojoIndex = MojoIndex;
});
