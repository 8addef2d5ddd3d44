// kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankBundle', './Leb128U32'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankBundle'), require('./Leb128U32'));
  } else {
    factory(root.TankEntry || (root.TankEntry = {}), root.KaitaiStream, root.TankBundle || (root.TankBundle = {}), root.Leb128U32 || (root.Leb128U32 = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankEntry_, KaitaiStream, TankBundle_, Leb128U32_) {
/**
 * A bundle after its length, written with one system call, partly if the disk is full.
 * @see phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 * @see phaistos-networks/TANK tank_protocol.md "chunk"
 */

var TankEntry = (function() {
  function TankEntry(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  TankEntry.prototype._read = function() {
    this.lenBundle = new Leb128U32_.Leb128U32(this._io, null, null);
    var _ = this.lenBundle;
    if (!(_.value != 0)) {
      throw new KaitaiStream.ValidationExprError(this.lenBundle, this._io, "/seq/0");
    }
    this._raw_bundle = this._io.readBytes(this.lenBundle.value);
    var _io__raw_bundle = new KaitaiStream(this._raw_bundle);
    this.bundle = new TankBundle_.TankBundle(_io__raw_bundle, null, null);
  }

  /**
   * Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.
   * @see phaistos-networks/TANK service_log.cpp Service::open_partition_log
   */

  /**
   * The bundle.
   */

  return TankEntry;
})();
TankEntry_.TankEntry = TankEntry;
});
