// kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.MojoEnums || (root.MojoEnums = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (MojoEnums_, KaitaiStream) {
/**
 * No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum,
 * all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end
 * show which one it has.
 * @see seeds/mojo.txt "SEGMENT FILE FORMAT"
 */

var MojoEnums = (function() {
  MojoEnums.BytesForm = Object.freeze({
    BODY: 0,
    REDIS: 1,
    PACK: 2,

    0: "BODY",
    1: "REDIS",
    2: "PACK",
  });

  MojoEnums.ElementsForm = Object.freeze({
    BODY: 0,
    MEMORY: 1,

    0: "BODY",
    1: "MEMORY",
  });

  MojoEnums.NumberForm = Object.freeze({
    RAW_LE: 0,
    RAW_BE: 1,
    STRINGS: 2,

    0: "RAW_LE",
    1: "RAW_BE",
    2: "STRINGS",
  });

  MojoEnums.Tag = Object.freeze({
    INDEX: 23369,
    PACK: 23376,

    23369: "INDEX",
    23376: "PACK",
  });

  function MojoEnums(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  MojoEnums.prototype._read = function() {
  }

  return MojoEnums;
})();
MojoEnums_.MojoEnums = MojoEnums;
});
