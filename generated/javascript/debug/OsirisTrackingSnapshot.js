// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisTrackingDelta', './OsirisEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisTrackingDelta'), require('./OsirisEnums'));
  } else {
    factory(root.OsirisTrackingSnapshot || (root.OsirisTrackingSnapshot = {}), root.KaitaiStream, root.OsirisTrackingDelta || (root.OsirisTrackingDelta = {}), root.OsirisEnums || (root.OsirisEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisTrackingSnapshot_, KaitaiStream, OsirisTrackingDelta_, OsirisEnums_) {
/**
 * All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer
 * tracked.
 * @see seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 * @see rabbitmq/osiris src/osiris_tracking.erl snapshot/3
 */

var OsirisTrackingSnapshot = (function() {
  function OsirisTrackingSnapshot(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisTrackingSnapshot.prototype._read = function() {
    this._debug.blocks = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.blocks.arr = [];
    this.blocks = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.blocks.arr[this.blocks.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_blocks = new Block(this._io, this, this._root);
      try {
        _t_blocks._read();
      } finally {
        this.blocks.push(_t_blocks);
      }
      this._debug.blocks.arr[this.blocks.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.blocks.end = this._io.pos;
  }

  /**
   * A value and its name, which belongs to a type.
   * @see seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
   */

  var Block = OsirisTrackingSnapshot.Block = (function() {
    function Block(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Block.prototype._read = function() {
      this._debug.trackingType = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "OsirisEnums.TrackingType" };
      this.trackingType = this._io.readU1();
      this._debug.trackingType.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(OsirisEnums_.OsirisEnums.TrackingType, this.trackingType)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.trackingType, this._io, "/types/block/seq/0");
        this._debug.trackingType.validationError = _err;
        throw _err;
      }
      this._debug.lenTrackingId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenTrackingId = this._io.readU1();
      this._debug.lenTrackingId.end = this._io.pos;
      this._debug.trackingId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.trackingId = this._io.readBytes(this.lenTrackingId);
      this._debug.trackingId.end = this._io.pos;
      this._debug.data = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.trackingType) {
      case OsirisEnums_.OsirisEnums.TrackingType.OFFSET:
        this.data = new OsirisTrackingDelta_.OsirisTrackingDelta.Offset(this._io, null, null);
        this.data._read();
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.SEQUENCE:
        this.data = new Sequence(this._io, this, this._root);
        this.data._read();
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.TIMESTAMP:
        this.data = new OsirisTrackingDelta_.OsirisTrackingDelta.Timestamp(this._io, null, null);
        this.data._read();
        break;
      }
      this._debug.data.end = this._io.pos;
    }

    /**
     * The kind of the value.
     */

    /**
     * Bytes of the name.
     */

    /**
     * Name of the publisher or consumer, arbitrary bytes.
     */

    /**
     * 16 bytes for a sequence, otherwise 8.
     */

    return Block;
  })();

  /**
   * A publisher's progress, with its chunk.
   * @see seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
   */

  var Sequence = OsirisTrackingSnapshot.Sequence = (function() {
    function Sequence(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Sequence.prototype._read = function() {
      this._debug.chunkId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.chunkId = this._io.readU8be();
      this._debug.chunkId.end = this._io.pos;
      this._debug.publishingId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.publishingId = this._io.readU8be();
      this._debug.publishingId.end = this._io.pos;
    }

    /**
     * The chunk that contained this sequence. The broker keeps the highest ones.
     */

    /**
     * As in the delta form.
     */

    return Sequence;
  })();

  /**
   * To the end of the body.
   */

  return OsirisTrackingSnapshot;
})();
OsirisTrackingSnapshot_.OsirisTrackingSnapshot = OsirisTrackingSnapshot;
});
