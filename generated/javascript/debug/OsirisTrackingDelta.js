// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisEnums'));
  } else {
    factory(root.OsirisTrackingDelta || (root.OsirisTrackingDelta = {}), root.KaitaiStream, root.OsirisEnums || (root.OsirisEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisTrackingDelta_, KaitaiStream, OsirisEnums_) {
/**
 * Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for
 * each type and name.
 * @see seeds/osiris.txt "Tracking format"
 * @see rabbitmq/osiris src/osiris_tracking.erl append_trailer/3
 */

var OsirisTrackingDelta = (function() {
  function OsirisTrackingDelta(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisTrackingDelta.prototype._read = function() {
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
   * @see seeds/osiris.txt "Tracking format"
   */

  var Block = OsirisTrackingDelta.Block = (function() {
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
        this.data = new Offset(this._io, this, this._root);
        this.data._read();
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.SEQUENCE:
        this.data = new Sequence(this._io, this, this._root);
        this.data._read();
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.TIMESTAMP:
        this.data = new Timestamp(this._io, this, this._root);
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
     * 8 bytes.
     */

    return Block;
  })();

  /**
   * A consumer's progress.
   * @see seeds/osiris.txt "Tracking format"
   */

  var Offset = OsirisTrackingDelta.Offset = (function() {
    function Offset(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Offset.prototype._read = function() {
      this._debug.offset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.offset = this._io.readU8be();
      this._debug.offset.end = this._io.pos;
    }

    /**
     * The consumer's offset.
     */

    return Offset;
  })();

  /**
   * A publisher's progress, for the chunk that contains the block.
   * @see seeds/osiris.txt "Tracking format"
   */

  var Sequence = OsirisTrackingDelta.Sequence = (function() {
    function Sequence(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Sequence.prototype._read = function() {
      this._debug.publishingId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.publishingId = this._io.readU8be();
      this._debug.publishingId.end = this._io.pos;
    }

    /**
     * The last publishing id that the broker stored for this publisher. 0 is valid.
     */

    return Sequence;
  })();

  /**
   * A point in time.
   * @see seeds/osiris.txt "Tracking format"
   */

  var Timestamp = OsirisTrackingDelta.Timestamp = (function() {
    function Timestamp(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Timestamp.prototype._read = function() {
      this._debug.timestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.timestamp = this._io.readS8be();
      this._debug.timestamp.end = this._io.pos;
    }

    /**
     * Milliseconds since the Unix epoch.
     */

    return Timestamp;
  })();

  /**
   * To the end.
   */

  return OsirisTrackingDelta;
})();
OsirisTrackingDelta_.OsirisTrackingDelta = OsirisTrackingDelta;
});
