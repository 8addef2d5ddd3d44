// kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackElement'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackElement'));
  } else {
    factory(root.RedisListpack || (root.RedisListpack = {}), root.KaitaiStream, root.ListpackElement || (root.ListpackElement = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (RedisListpack_, KaitaiStream, ListpackElement_) {
/**
 * A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.
 *
 * On disk, mojo writes the elements without this header. See mojo_pack.
 * @see redis/redis src/listpack.c lpNew, lpValidateIntegrity
 * @see antirez/listpack listpack.md "General structure"
 */

var RedisListpack = (function() {
  function RedisListpack(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RedisListpack.prototype._read = function() {
    this.lenTotal = this._io.readU4le();
    if (!(this.lenTotal == this._io.size)) {
      throw new KaitaiStream.ValidationNotEqualError(this._io.size, this.lenTotal, this._io, "/seq/0");
    }
    this.numElements = this._io.readU2le();
    this.elements = [];
    var i = 0;
    do {
      var _ = new ListpackElement_.ListpackElement(this._io, null, null);
      this.elements.push(_);
      i++;
    } while (!(_.isEnd));
    this.check = new Totals(this._io, this, this._root, this.elements.length - 1);
  }

  /**
   * Facts that must hold after the elements.
   * @see redis/redis src/listpack.c lpValidateIntegrity
   */

  var Totals = RedisListpack.Totals = (function() {
    function Totals(_io, _parent, _root, numCounted) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numCounted = numCounted;

      this._read();
    }
    Totals.prototype._read = function() {
      this.rest = this._io.readBytesFull();
      var _ = this.rest;
      if (!(_.length == 0)) {
        throw new KaitaiStream.ValidationExprError(this.rest, this._io, "/types/totals/seq/0");
      }
      this.numElementsAgree = this._io.readBytes(0);
      var _ = this.numElementsAgree;
      if (!( ((this._parent.numElements == 65535) || (this._parent.numElements == this.numCounted)) )) {
        throw new KaitaiStream.ValidationExprError(this.numElementsAgree, this._io, "/types/totals/seq/1");
      }
    }

    /**
     * Empty.
     */

    /**
     * The header's count is the number of elements, or 65535.
     */

    /**
     * Elements read, without the end marker.
     */

    return Totals;
  })();

  /**
   * Bytes of the whole listpack.
   */

  /**
   * Elements without the end marker. With 65535, a reader must count them.
   */

  /**
   * The elements and the end marker.
   */

  /**
   * Compares the header with the content. It takes no bytes.
   */

  return RedisListpack;
})();
RedisListpack_.RedisListpack = RedisListpack;
});
