// kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './Leb128U32'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./Leb128U32'));
  } else {
    factory(root.TankMessage || (root.TankMessage = {}), root.KaitaiStream, root.Leb128U32 || (root.Leb128U32 = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankMessage_, KaitaiStream, Leb128U32_) {
/**
 * One message of a message set.
 * @see seeds/tank.txt "BUNDLE"
 * @see phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

var TankMessage = (function() {
  function TankMessage(_io, _parent, _root, isSparse, isEdge, timestampBefore) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.isSparse = isSparse;
    this.isEdge = isEdge;
    this.timestampBefore = timestampBefore;
    this._debug = {};

  }
  TankMessage.prototype._read = function() {
    this._debug.unused = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.unused = this._io.readBitsIntBe(5);
    this._debug.unused.end = this._io.pos;
    this._debug.isConsecutive = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.isConsecutive = this._io.readBitsIntBe(1) != 0;
    this._debug.isConsecutive.end = this._io.pos;
    this._debug.usesLastTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.usesLastTimestamp = this._io.readBitsIntBe(1) != 0;
    this._debug.usesLastTimestamp.end = this._io.pos;
    this._debug.hasKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.hasKey = this._io.readBitsIntBe(1) != 0;
    this._debug.hasKey.end = this._io.pos;
    this._io.alignToByte();
    if ( ((this.isSparse) && (!(this.isEdge)) && (!(this.isConsecutive))) ) {
      this._debug.sequenceDelta = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.sequenceDelta = new Leb128U32_.Leb128U32(this._io, null, null);
      this.sequenceDelta._read();
      this._debug.sequenceDelta.end = this._io.pos;
    }
    if (!(this.usesLastTimestamp)) {
      this._debug.explicitTimestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.explicitTimestamp = this._io.readU8le();
      this._debug.explicitTimestamp.end = this._io.pos;
    }
    if (this.hasKey) {
      this._debug.lenKey = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenKey = this._io.readU1();
      this._debug.lenKey.end = this._io.pos;
    }
    if (this.hasKey) {
      this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.key = this._io.readBytes(this.lenKey);
      this._debug.key.end = this._io.pos;
    }
    this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenContent = new Leb128U32_.Leb128U32(this._io, null, null);
    this.lenContent._read();
    this._debug.lenContent.end = this._io.pos;
    this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.content = this._io.readBytes(this.lenContent.value);
    this._debug.content.end = this._io.pos;
  }

  /**
   * Difference to the previous sequence number, if the header does not state the number.
   */
  Object.defineProperty(TankMessage.prototype, 'sequenceStep', {
    get: function() {
      if (this._m_sequenceStep !== undefined)
        return this._m_sequenceStep;
      this._debug._m_sequenceStep = {  };
      this._m_sequenceStep = ( ((this.isSparse) && (!(this.isEdge)) && (!(this.isConsecutive)))  ? this.sequenceDelta.value : 0) + 1;
      return this._m_sequenceStep;
    }
  });

  /**
   * Without a stored one, the previous message's, or 0 for the first.
   * @see phaistos-networks/TANK client_api_consume.cpp ts
   */
  Object.defineProperty(TankMessage.prototype, 'timestamp', {
    get: function() {
      if (this._m_timestamp !== undefined)
        return this._m_timestamp;
      this._debug._m_timestamp = {  };
      this._m_timestamp = (this.usesLastTimestamp ? this.timestampBefore : this.explicitTimestamp);
      return this._m_timestamp;
    }
  });

  /**
   * Unused. Readers ignore these bits.
   */

  /**
   * In a sparse bundle, the sequence number is the previous one plus 1, without a stored delta. The seed document
   * lacks it.
   * @see phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
   */

  /**
   * The previous timestamp applies.
   * @see phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
   */

  /**
   * A key is stored.
   * @see phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
   */

  /**
   * Sequence number, minus the previous one, minus 1.
   * @see phaistos-networks/TANK client_api_consume.cpp log_base_seqnum
   */

  /**
   * By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.
   */

  /**
   * In bytes. Clients omit an empty key.
   */

  /**
   * The key.
   */

  /**
   * In bytes. 0 is valid.
   */

  /**
   * The producer's bytes.
   */

  /**
   * The bundle is sparse.
   */

  /**
   * The first or the last declared message, whose sequence number the header states.
   */

  /**
   * Timestamp of the message before it in the bundle, or 0.
   */

  return TankMessage;
})();
TankMessage_.TankMessage = TankMessage;
});
