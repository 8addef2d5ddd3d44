// kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoPackHead', './MojoEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoPackHead'), require('./MojoEntry'));
  } else {
    factory(root.RedisStreamNode || (root.RedisStreamNode = {}), root.KaitaiStream, root.MojoPackHead || (root.MojoPackHead = {}), root.MojoEntry || (root.MojoEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (RedisStreamNode_, KaitaiStream, MojoPackHead_, MojoEntry_) {
/**
 * One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
 * numbers.
 * @see redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity
 */

var RedisStreamNode = (function() {
  function RedisStreamNode(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RedisStreamNode.prototype._read = function() {
    this.lenTotal = this._io.readU4le();
    if (!(this.lenTotal == this._io.size)) {
      throw new KaitaiStream.ValidationNotEqualError(this._io.size, this.lenTotal, this._io, "/seq/0");
    }
    this.numElements = this._io.readU2le();
    this.master = new MojoPackHead_.MojoPackHead.MasterEntry(this._io, null, null, true);
    this.entries = [];
    var i = 0;
    do {
      var _ = new MojoEntry_.MojoEntry(this._io, null, null, this.master.numFields.intValue, true, (i == 0 ? this.master.numElements : this.entries[i - 1].numElementsThrough), (i == 0 ? 0 : this.entries[i - 1].numLiveThrough));
      this.entries.push(_);
      i++;
    } while (!(_.isEnd));
  }

  /**
   * Bytes of the whole listpack.
   */

  /**
   * Elements without the end marker, or 65535.
   */

  /**
   * Counts, and the field names that entries share.
   */

  /**
   * The records, then the end marker.
   */

  return RedisStreamNode;
})();
RedisStreamNode_.RedisStreamNode = RedisStreamNode;
});
