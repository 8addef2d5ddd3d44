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

    this._read();
  }
  TankSegment.prototype._read = function() {
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new TankEntry_.TankEntry(this._io, null, null));
      i++;
    }
  }

  /**
   * To the end of the file.
   */

  return TankSegment;
})();
TankSegment_.TankSegment = TankSegment;
});
