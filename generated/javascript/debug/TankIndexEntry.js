// kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.TankIndexEntry || (root.TankIndexEntry = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (TankIndexEntry_, KaitaiStream) {
/**
 * One bundle's position, not in the seed document.
 * @see seeds/tank.txt "Messages Sequence Numbers"
 * @see phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 */

var TankIndexEntry = (function() {
  function TankIndexEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankIndexEntry.prototype._read = function() {
    this._debug.relativeSequence = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.relativeSequence = this._io.readU4le();
    this._debug.relativeSequence.end = this._io.pos;
    this._debug.position = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.position = this._io.readU4le();
    this._debug.position.end = this._io.pos;
  }

  /**
   * The bundle's first sequence number, minus the segment's base.
   */

  /**
   * Position of the bundle's entry, including its length.
   */

  return TankIndexEntry;
})();
TankIndexEntry_.TankIndexEntry = TankIndexEntry;
});
