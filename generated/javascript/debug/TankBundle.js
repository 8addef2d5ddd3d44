// kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankMessageSet', './TankBundleHeader', './TankEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankMessageSet'), require('./TankBundleHeader'), require('./TankEnums'));
  } else {
    factory(root.TankBundle || (root.TankBundle = {}), root.KaitaiStream, root.TankMessageSet || (root.TankMessageSet = {}), root.TankBundleHeader || (root.TankBundleHeader = {}), root.TankEnums || (root.TankEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankBundle_, KaitaiStream, TankMessageSet_, TankBundleHeader_, TankEnums_) {
/**
 * The unit that a producer sends. The broker stores it unchanged, without length or checksum.
 * @see seeds/tank.txt "BUNDLE"
 * @see phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 */

var TankBundle = (function() {
  function TankBundle(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankBundle.prototype._read = function() {
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new TankBundleHeader_.TankBundleHeader(this._io, null, null);
    this.header._read();
    this._debug.header.end = this._io.pos;
    this._debug.messageSet = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.header.codec) {
    case TankEnums_.TankEnums.Codec.NONE:
      this._raw_messageSet = this._io.readBytesFull();
      var _io__raw_messageSet = new KaitaiStream(this._raw_messageSet);
      this.messageSet = new TankMessageSet_.TankMessageSet(_io__raw_messageSet, null, null, this.header.numMessages, this.header.isSparse);
      this.messageSet._read();
      break;
    default:
      this.messageSet = this._io.readBytesFull();
      break;
    }
    this._debug.messageSet.end = this._io.pos;
  }

  /**
   * Flags, number of messages, sequence numbers of a sparse bundle.
   */

  /**
   * To the end of the bundle. Decompressed, it is a `tank_message_set` with the same parameters. With a codec it is
   * one block.
   */

  return TankBundle;
})();
TankBundle_.TankBundle = TankBundle;
});
