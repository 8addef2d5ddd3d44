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

    this._read();
  }
  TankMessage.prototype._read = function() {
    this.unused = this._io.readBitsIntBe(5);
    this.isConsecutive = this._io.readBitsIntBe(1) != 0;
    this.usesLastTimestamp = this._io.readBitsIntBe(1) != 0;
    this.hasKey = this._io.readBitsIntBe(1) != 0;
    this._io.alignToByte();
    if ( ((this.isSparse) && (!(this.isEdge)) && (!(this.isConsecutive))) ) {
      this.sequenceDelta = new Leb128U32_.Leb128U32(this._io, null, null);
    }
    if (!(this.usesLastTimestamp)) {
      this.explicitTimestamp = this._io.readU8le();
    }
    if (this.hasKey) {
      this.lenKey = this._io.readU1();
    }
    if (this.hasKey) {
      this.key = this._io.readBytes(this.lenKey);
    }
    this.lenContent = new Leb128U32_.Leb128U32(this._io, null, null);
    this.content = this._io.readBytes(this.lenContent.value);
  }

  /**
   * Difference to the previous sequence number, if the header does not state the number.
   */
  Object.defineProperty(TankMessage.prototype, 'sequenceStep', {
    get: function() {
      if (this._m_sequenceStep !== undefined)
        return this._m_sequenceStep;
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
