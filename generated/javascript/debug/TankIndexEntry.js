// kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 a6faf61c7d5b14a8b8f58727d85f51cfb80cd0d0dd82668a65ccbedad1dd3dcc
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
 * The position of one bundle. The seed document does not describe it.
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
   * Sequence number of the bundle's first message, minus the segment's base.
   */

  /**
   * Position of the bundle's entry, including its length, in the segment.
   */

  return TankIndexEntry;
})();
TankIndexEntry_.TankIndexEntry = TankIndexEntry;
});
