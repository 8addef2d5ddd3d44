// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisTrackingSnapshot', './OsirisTrackingDelta'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisTrackingSnapshot'), require('./OsirisTrackingDelta'));
  } else {
    factory(root.OsirisTrackingChunkData || (root.OsirisTrackingChunkData = {}), root.KaitaiStream, root.OsirisTrackingSnapshot || (root.OsirisTrackingSnapshot = {}), root.OsirisTrackingDelta || (root.OsirisTrackingDelta = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisTrackingChunkData_, KaitaiStream, OsirisTrackingSnapshot_, OsirisTrackingDelta_) {
/**
 * One simple entry with a list of tracking blocks.
 * @see seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 * @see rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2
 */

var OsirisTrackingChunkData = (function() {
  function OsirisTrackingChunkData(_io, _parent, _root, isSnapshot) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.isSnapshot = isSnapshot;

    this._read();
  }
  OsirisTrackingChunkData.prototype._read = function() {
    this.isSubBatch = this._io.readBitsIntBe(1) != 0;
    if (!(this.isSubBatch == false)) {
      throw new KaitaiStream.ValidationNotEqualError(false, this.isSubBatch, this._io, "/seq/0");
    }
    this.lenTracking = this._io.readBitsIntBe(31);
    this._io.alignToByte();
    switch (this.isSnapshot) {
    case false:
      this._raw_tracking = this._io.readBytes(this.lenTracking);
      var _io__raw_tracking = new KaitaiStream(this._raw_tracking);
      this.tracking = new OsirisTrackingDelta_.OsirisTrackingDelta(_io__raw_tracking, null, null);
      break;
    case true:
      this._raw_tracking = this._io.readBytes(this.lenTracking);
      var _io__raw_tracking = new KaitaiStream(this._raw_tracking);
      this.tracking = new OsirisTrackingSnapshot_.OsirisTrackingSnapshot(_io__raw_tracking, null, null);
      break;
    default:
      this.tracking = this._io.readBytes(this.lenTracking);
      break;
    }
    this.surplus = this._io.readBytesFull();
    var _ = this.surplus;
    if (!(_.length == 0)) {
      throw new KaitaiStream.ValidationExprError(this.surplus, this._io, "/seq/3");
    }
  }

  /**
   * Clear, as in every simple entry.
   */

  /**
   * Bytes of the tracking blocks.
   */

  /**
   * The tracking blocks.
   */

  /**
   * Empty. A tracking chunk has one entry.
   */

  /**
   * The chunk is a snapshot, and its blocks have that form.
   */

  return OsirisTrackingChunkData;
})();
OsirisTrackingChunkData_.OsirisTrackingChunkData = OsirisTrackingChunkData;
});
