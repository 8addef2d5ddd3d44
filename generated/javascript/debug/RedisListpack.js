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
    this._debug = {};

  }
  RedisListpack.prototype._read = function() {
    this._debug.lenTotal = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenTotal = this._io.readU4le();
    this._debug.lenTotal.end = this._io.pos;
    if (!(this.lenTotal == this._io.size)) {
      var _err = new KaitaiStream.ValidationNotEqualError(this._io.size, this.lenTotal, this._io, "/seq/0");
      this._debug.lenTotal.validationError = _err;
      throw _err;
    }
    this._debug.numElements = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numElements = this._io.readU2le();
    this._debug.numElements.end = this._io.pos;
    this._debug.elements = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.elements.arr = [];
    this.elements = [];
    var i = 0;
    do {
      this._debug.elements.arr[this.elements.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_elements = new ListpackElement_.ListpackElement(this._io, null, null);
      try {
        _t_elements._read();
      } finally {
        var _ = _t_elements;
        this.elements.push(_);
      }
      this._debug.elements.arr[this.elements.length - 1].end = this._io.pos;
      i++;
    } while (!(_.isEnd));
    this._debug.elements.end = this._io.pos;
    this._debug.check = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.check = new Totals(this._io, this, this._root, this.elements.length - 1);
    this.check._read();
    this._debug.check.end = this._io.pos;
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
      this._debug = {};

    }
    Totals.prototype._read = function() {
      this._debug.rest = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rest = this._io.readBytesFull();
      this._debug.rest.end = this._io.pos;
      var _ = this.rest;
      if (!(_.length == 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.rest, this._io, "/types/totals/seq/0");
        this._debug.rest.validationError = _err;
        throw _err;
      }
      this._debug.numElementsAgree = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numElementsAgree = this._io.readBytes(0);
      this._debug.numElementsAgree.end = this._io.pos;
      var _ = this.numElementsAgree;
      if (!( ((this._parent.numElements == 65535) || (this._parent.numElements == this.numCounted)) )) {
        var _err = new KaitaiStream.ValidationExprError(this.numElementsAgree, this._io, "/types/totals/seq/1");
        this._debug.numElementsAgree.validationError = _err;
        throw _err;
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
