// kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.OsirisEnums || (root.OsirisEnums = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisEnums_, KaitaiStream) {
/**
 * Types of chunks and tracking blocks, and codecs of sub-batches.
 * @see seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)"
 * @see rabbitmq/osiris src/osiris.hrl
 */

var OsirisEnums = (function() {
  OsirisEnums.ChunkType = Object.freeze({
    USER: 0,
    TRACKING_DELTA: 1,
    TRACKING_SNAPSHOT: 2,

    0: "USER",
    1: "TRACKING_DELTA",
    2: "TRACKING_SNAPSHOT",
  });

  OsirisEnums.Compression = Object.freeze({
    NONE: 0,
    GZIP: 1,
    SNAPPY: 2,
    LZ4: 3,
    ZSTD: 4,
    RESERVED_5: 5,
    RESERVED_6: 6,
    USER_DEFINED: 7,

    0: "NONE",
    1: "GZIP",
    2: "SNAPPY",
    3: "LZ4",
    4: "ZSTD",
    5: "RESERVED_5",
    6: "RESERVED_6",
    7: "USER_DEFINED",
  });

  OsirisEnums.TrackingType = Object.freeze({
    SEQUENCE: 0,
    OFFSET: 1,
    TIMESTAMP: 2,

    0: "SEQUENCE",
    1: "OFFSET",
    2: "TIMESTAMP",
  });

  function OsirisEnums(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  OsirisEnums.prototype._read = function() {
  }

  return OsirisEnums;
})();
OsirisEnums_.OsirisEnums = OsirisEnums;
});
