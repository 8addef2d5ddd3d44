// kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankIndexEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankIndexEntry'));
  } else {
    factory(root.TankIndex || (root.TankIndex = {}), root.KaitaiStream, root.TankIndexEntry || (root.TankIndexEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankIndex_, KaitaiStream, TankIndexEntry_) {
/**
 * The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry
 * if more than `log.index.interval.bytes` were written since the last one.
 * @see seeds/tank.txt "Messages Sequence Numbers"
 * @see phaistos-networks/TANK service_indices.cpp Service::verify_index
 */

var TankIndex = (function() {
  function TankIndex(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankIndex.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new TankIndexEntry_.TankIndexEntry(this._io, null, null);
      try {
        _t_entries._read();
      } finally {
        this.entries.push(_t_entries);
      }
      this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.entries.end = this._io.pos;
  }

  /**
   * To the end of the file.
   */

  return TankIndex;
})();
TankIndex_.TankIndex = TankIndex;
});
