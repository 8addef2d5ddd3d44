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

    this._read();
  }
  OsirisTrackingDelta.prototype._read = function() {
    this.blocks = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.blocks.push(new Block(this._io, this, this._root));
      i++;
    }
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

      this._read();
    }
    Block.prototype._read = function() {
      this.trackingType = this._io.readU1();
      if (!Object.prototype.hasOwnProperty.call(OsirisEnums_.OsirisEnums.TrackingType, this.trackingType)) {
        throw new KaitaiStream.ValidationNotInEnumError(this.trackingType, this._io, "/types/block/seq/0");
      }
      this.lenTrackingId = this._io.readU1();
      this.trackingId = this._io.readBytes(this.lenTrackingId);
      switch (this.trackingType) {
      case OsirisEnums_.OsirisEnums.TrackingType.OFFSET:
        this.data = new Offset(this._io, this, this._root);
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.SEQUENCE:
        this.data = new Sequence(this._io, this, this._root);
        break;
      case OsirisEnums_.OsirisEnums.TrackingType.TIMESTAMP:
        this.data = new Timestamp(this._io, this, this._root);
        break;
      }
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

      this._read();
    }
    Offset.prototype._read = function() {
      this.offset = this._io.readU8be();
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

      this._read();
    }
    Sequence.prototype._read = function() {
      this.publishingId = this._io.readU8be();
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

      this._read();
    }
    Timestamp.prototype._read = function() {
      this.timestamp = this._io.readS8be();
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
