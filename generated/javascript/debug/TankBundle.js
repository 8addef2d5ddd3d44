// kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankBundleHeader', './TankMessageSet', './TankEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankBundleHeader'), require('./TankMessageSet'), require('./TankEnums'));
  } else {
    factory(root.TankBundle || (root.TankBundle = {}), root.KaitaiStream, root.TankBundleHeader || (root.TankBundleHeader = {}), root.TankMessageSet || (root.TankMessageSet = {}), root.TankEnums || (root.TankEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankBundle_, KaitaiStream, TankBundleHeader_, TankMessageSet_, TankEnums_) {
/**
 * The unit that a producer sends and the broker stores as it came. It has no length of its own and no checksum.
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
   * To the end of the bundle. With a codec it is one compressed block, opaque here. Decompressed, it is a
   * `tank_message_set` with the same parameters.
   */

  return TankBundle;
})();
TankBundle_.TankBundle = TankBundle;
});
