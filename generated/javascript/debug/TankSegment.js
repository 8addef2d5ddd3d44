// kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankEntry'));
  } else {
    factory(root.TankSegment || (root.TankSegment = {}), root.KaitaiStream, root.TankEntry || (root.TankEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankSegment_, KaitaiStream, TankEntry_) {
/**
 * A whole file of entries, without header, magic, padding or checksum. The file's name states the first message's
 * sequence number. Numbers are consecutive, except in sparse bundles.
 * @see seeds/tank.txt "Messages Sequence Numbers"
 * @see phaistos-networks/TANK service_log.cpp Service::verify_log
 */

var TankSegment = (function() {
  function TankSegment(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankSegment.prototype._read = function() {
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new TankEntry_.TankEntry(this._io, null, null);
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

  return TankSegment;
})();
TankSegment_.TankSegment = TankSegment;
});
