// kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './TankMessage'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./TankMessage'));
  } else {
    factory(root.TankMessageSet || (root.TankMessageSet = {}), root.KaitaiStream, root.TankMessage || (root.TankMessage = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (TankMessageSet_, KaitaiStream, TankMessage_) {
/**
 * A bundle's messages, to the end of the bundle or of its decompressed block.
 * @see seeds/tank.txt "BUNDLE"
 * @see phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

var TankMessageSet = (function() {
  function TankMessageSet(_io, _parent, _root, numMessages, isSparse) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.numMessages = numMessages;
    this.isSparse = isSparse;

    this._read();
  }
  TankMessageSet.prototype._read = function() {
    this.messages = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.messages.push(new TankMessage_.TankMessage(this._io, null, null, this.isSparse,  ((i == 0) || (i == this.numMessages - 1)) , (i != 0 ? this.messages[i - 1].timestamp : 0)));
      i++;
    }
  }

  /**
   * TANK's reader ignores the declared number, and drops an incomplete message.
   */

  /**
   * The declared number of messages.
   */

  /**
   * The bundle is sparse.
   */

  return TankMessageSet;
})();
TankMessageSet_.TankMessageSet = TankMessageSet;
});
