// kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './Leb128U32', './TankBundleHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./Leb128U32'), require('./TankBundleHeader'));
  } else {
    factory(root.TankEntryHeader || (root.TankEntryHeader = {}), root.KaitaiStream, root.Leb128U32 || (root.Leb128U32 = {}), root.TankBundleHeader || (root.TankBundleHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankEntryHeader_, KaitaiStream, Leb128U32_, TankBundleHeader_) {
/**
 * The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the
 * length. A longer header is damaged.
 * @see phaistos-networks/TANK service_log.cpp Service::open_partition_log
 */

var TankEntryHeader = (function() {
  function TankEntryHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankEntryHeader.prototype._read = function() {
    this._debug.lenBundle = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenBundle = new Leb128U32_.Leb128U32(this._io, null, null);
    this.lenBundle._read();
    this._debug.lenBundle.end = this._io.pos;
    var _ = this.lenBundle;
    if (!(_.value != 0)) {
      var _err = new KaitaiStream.ValidationExprError(this.lenBundle, this._io, "/seq/0");
      this._debug.lenBundle.validationError = _err;
      throw _err;
    }
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new TankBundleHeader_.TankBundleHeader(this._io, null, null);
    this.header._read();
    this._debug.header.end = this._io.pos;
  }

  /**
   * Bytes of the bundle, without this integer. They include the header below.
   * @see phaistos-networks/TANK service_log.cpp Service::open_partition_log
   */

  /**
   * The message set follows.
   */

  return TankEntryHeader;
})();
TankEntryHeader_.TankEntryHeader = TankEntryHeader;
});
