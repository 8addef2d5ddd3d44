// kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 7f1e088cdb9ffc2f327f012c84ccf4b0588069c7ce905eae652d471596f78159
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
 * No program ever wrote a mojo segment, and the document that describes one can be read in several ways. The first
 * value of each enum is the reading in which all sizes that the document states hold; the others are what its wording
 * or older code allow as well. A reader finds out from the first pack and the end of the file which of them it has.
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
