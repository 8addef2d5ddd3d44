// kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './Leb128U32', './TankEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./Leb128U32'), require('./TankEnums'));
  } else {
    factory(root.TankBundleHeader || (root.TankBundleHeader = {}), root.KaitaiStream, root.Leb128U32 || (root.Leb128U32 = {}), root.TankEnums || (root.TankEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankBundleHeader_, KaitaiStream, Leb128U32_, TankEnums_) {
/**
 * It is never compressed.
 * @see seeds/tank.txt "BUNDLE"
 * @see phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

var TankBundleHeader = (function() {
  function TankBundleHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankBundleHeader.prototype._read = function() {
    this._debug.unused = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.unused = this._io.readBitsIntBe(1) != 0;
    this._debug.unused.end = this._io.pos;
    this._debug.isSparse = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.isSparse = this._io.readBitsIntBe(1) != 0;
    this._debug.isSparse.end = this._io.pos;
    this._debug.numMessagesShort = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numMessagesShort = this._io.readBitsIntBe(4);
    this._debug.numMessagesShort.end = this._io.pos;
    this._debug.codec = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "TankEnums.Codec" };
    this.codec = this._io.readBitsIntBe(2);
    this._debug.codec.end = this._io.pos;
    this._io.alignToByte();
    if (this.numMessagesShort == 0) {
      this._debug.numMessagesLong = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numMessagesLong = new Leb128U32_.Leb128U32(this._io, null, null);
      this.numMessagesLong._read();
      this._debug.numMessagesLong.end = this._io.pos;
      var _ = this.numMessagesLong;
      if (!(_.value != 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.numMessagesLong, this._io, "/seq/4");
        this._debug.numMessagesLong.validationError = _err;
        throw _err;
      }
    }
    if (this.isSparse) {
      this._debug.firstSequence = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.firstSequence = this._io.readU8le();
      this._debug.firstSequence.end = this._io.pos;
    }
    if ( ((this.isSparse) && (this.numMessages != 1)) ) {
      this._debug.lastDelta = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lastDelta = new Leb128U32_.Leb128U32(this._io, null, null);
      this.lastDelta._read();
      this._debug.lastDelta.end = this._io.pos;
    }
  }

  /**
   * Absolute sequence number of a sparse bundle's last message.
   */
  Object.defineProperty(TankBundleHeader.prototype, 'lastSequence', {
    get: function() {
      if (this._m_lastSequence !== undefined)
        return this._m_lastSequence;
      if (this.isSparse) {
        this._debug._m_lastSequence = {  };
        this._m_lastSequence = (this.numMessages != 1 ? (this.firstSequence + this.lastDelta.value) + 1 : this.firstSequence);
      }
      return this._m_lastSequence;
    }
  });

  /**
   * The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it,
   * its client by the actual messages.
   */
  Object.defineProperty(TankBundleHeader.prototype, 'numMessages', {
    get: function() {
      if (this._m_numMessages !== undefined)
        return this._m_numMessages;
      this._debug._m_numMessages = {  };
      this._m_numMessages = (this.numMessagesShort != 0 ? this.numMessagesShort : this.numMessagesLong.value);
      return this._m_numMessages;
    }
  });

  /**
   * Clear in all bundles that TANK's clients wrote. A later document defines it (an extra flags byte), but broker and
   * client ignore it and expect no such byte.
   * @see phaistos-networks/TANK tank_encoding.md (864091f)
   */

  /**
   * The bundle states its sequence numbers, which are not consecutive, or do not follow the previous bundle's. In the
   * seed document the bit is unused. The system has it since v0.34.
   * @see phaistos-networks/TANK client_api_consume.cpp sparse_bundle
   */

  /**
   * Number of messages from 1 to 15. If 0, it is a separate integer.
   */

  /**
   * Codec of the message set. TANK's client and its `verify` abort on 2 and 3, which are not assigned.
   * @see phaistos-networks/TANK service_log.cpp Service::verify_log
   */

  /**
   * Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.
   * @see phaistos-networks/TANK service_write.cpp#L368@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
   * @see phaistos-networks/TANK service_log.cpp#L71@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
   */

  /**
   * The first message's absolute sequence number.
   * @see phaistos-networks/TANK client_api_consume.cpp first_msg_seqnum
   */

  /**
   * The last message's sequence number, minus that of the first, minus 1.
   * @see phaistos-networks/TANK client_api_consume.cpp last_msg_seqnum
   */

  return TankBundleHeader;
})();
TankBundleHeader_.TankBundleHeader = TankBundleHeader;
});
