// kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.TankEnums || (root.TankEnums = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (TankEnums_, KaitaiStream) {
/**
 * Values that several of TANK's structures share.
 * @see seeds/tank.txt "BUNDLE"
 */

var TankEnums = (function() {
  TankEnums.Codec = Object.freeze({
    NONE: 0,
    SNAPPY: 1,

    0: "NONE",
    1: "SNAPPY",
  });

  function TankEnums(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  TankEnums.prototype._read = function() {
  }

  return TankEnums;
})();
TankEnums_.TankEnums = TankEnums;
});
