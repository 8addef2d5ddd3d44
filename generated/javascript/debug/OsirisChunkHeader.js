// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisEnums'));
  } else {
    factory(root.OsirisChunkHeader || (root.OsirisChunkHeader = {}), root.KaitaiStream, root.OsirisEnums || (root.OsirisEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisChunkHeader_, KaitaiStream, OsirisEnums_) {
/**
 * The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the
 * next chunk.
 * @see seeds/osiris.txt "Chunk format"
 * @see rabbitmq/osiris src/osiris_log.erl parse_header/2
 */

var OsirisChunkHeader = (function() {
  function OsirisChunkHeader(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisChunkHeader.prototype._read = function() {
    this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.magic = this._io.readBitsIntBe(4);
    this._debug.magic.end = this._io.pos;
    if (!(this.magic == 5)) {
      var _err = new KaitaiStream.ValidationNotEqualError(5, this.magic, this._io, "/seq/0");
      this._debug.magic.validationError = _err;
      throw _err;
    }
    this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.version = this._io.readBitsIntBe(4);
    this._debug.version.end = this._io.pos;
    if (!( ((this.version == 0) || (this.version == 1)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.version, this._io, "/seq/1");
      this._debug.version.validationError = _err;
      throw _err;
    }
    this._io.alignToByte();
    this._debug.chunkType = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "OsirisEnums.ChunkType" };
    this.chunkType = this._io.readU1();
    this._debug.chunkType.end = this._io.pos;
    if (!Object.prototype.hasOwnProperty.call(OsirisEnums_.OsirisEnums.ChunkType, this.chunkType)) {
      var _err = new KaitaiStream.ValidationNotInEnumError(this.chunkType, this._io, "/seq/2");
      this._debug.chunkType.validationError = _err;
      throw _err;
    }
    this._debug.numEntries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numEntries = this._io.readU2be();
    this._debug.numEntries.end = this._io.pos;
    this._debug.numRecords = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numRecords = this._io.readU4be();
    this._debug.numRecords.end = this._io.pos;
    this._debug.timestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.timestamp = this._io.readS8be();
    this._debug.timestamp.end = this._io.pos;
    this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.epoch = this._io.readU8be();
    this._debug.epoch.end = this._io.pos;
    this._debug.chunkId = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.chunkId = this._io.readU8be();
    this._debug.chunkId.end = this._io.pos;
    this._debug.dataCrc = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.dataCrc = this._io.readU4be();
    this._debug.dataCrc.end = this._io.pos;
    this._debug.lenData = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenData = this._io.readU4be();
    this._debug.lenData.end = this._io.pos;
    this._debug.lenTrailer = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenTrailer = this._io.readU4be();
    this._debug.lenTrailer.end = this._io.pos;
    this._debug.lenFilter = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenFilter = this._io.readU1();
    this._debug.lenFilter.end = this._io.pos;
    this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.reserved = this._io.readBitsIntBe(24);
    this._debug.reserved.end = this._io.pos;
  }

  /**
   * osiris writes filters of this size (stream-filter-size-bytes).
   * @see rabbitmq/osiris src/osiris_bloom.erl init/1
   */
  Object.defineProperty(OsirisChunkHeader.prototype, 'isFilterSizeLegal', {
    get: function() {
      if (this._m_isFilterSizeLegal !== undefined)
        return this._m_isFilterSizeLegal;
      this._debug._m_isFilterSizeLegal = {  };
      this._m_isFilterSizeLegal =  ((this.lenFilter == 0) || (this.lenFilter >= 16)) ;
      return this._m_isFilterSizeLegal;
    }
  });

  /**
   * Bytes of the chunk.
   */
  Object.defineProperty(OsirisChunkHeader.prototype, 'lenChunk', {
    get: function() {
      if (this._m_lenChunk !== undefined)
        return this._m_lenChunk;
      this._debug._m_lenChunk = {  };
      this._m_lenChunk = this.ofsTrailer + this.lenTrailer;
      return this._m_lenChunk;
    }
  });

  /**
   * Position in the chunk.
   */
  Object.defineProperty(OsirisChunkHeader.prototype, 'ofsData', {
    get: function() {
      if (this._m_ofsData !== undefined)
        return this._m_ofsData;
      this._debug._m_ofsData = {  };
      this._m_ofsData = this.ofsFilter + this.lenFilter;
      return this._m_ofsData;
    }
  });

  /**
   * Position in the chunk.
   */
  Object.defineProperty(OsirisChunkHeader.prototype, 'ofsFilter', {
    get: function() {
      if (this._m_ofsFilter !== undefined)
        return this._m_ofsFilter;
      this._debug._m_ofsFilter = {  };
      this._m_ofsFilter = 48;
      return this._m_ofsFilter;
    }
  });

  /**
   * Position in the chunk.
   */
  Object.defineProperty(OsirisChunkHeader.prototype, 'ofsTrailer', {
    get: function() {
      if (this._m_ofsTrailer !== undefined)
        return this._m_ofsTrailer;
      this._debug._m_ofsTrailer = {  };
      this._m_ofsTrailer = this.ofsData + this.lenData;
      return this._m_ofsTrailer;
    }
  });

  /**
   * With the version it makes the first byte 0x50.
   */

  /**
   * osiris has always written 0, and accepts only that. In the document dialect it is 1.
   * @see rabbitmq/osiris src/osiris.hrl MAGIC, VERSION
   */

  /**
   * The kind of the entries.
   */

  /**
   * Entries in the data section, 1 in a tracking chunk. A sub-batch counts as one.
   */

  /**
   * Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking
   * chunk.
   */

  /**
   * Milliseconds since the Unix epoch on the leader's clock, which may step back, for all records.
   */

  /**
   * Increases by one with every leader election, and never decreases within a log.
   */

  /**
   * Offset of the first record.
   */

  /**
   * CRC-32 (zlib's) of the data section only.
   * @see rabbitmq/osiris src/osiris_log.erl make_chunk/7
   */

  /**
   * Bytes of the data section.
   */

  /**
   * Bytes of the trailer.
   */

  /**
   * Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, a reserved 0.
   * @see rabbitmq/osiris 35f6025
   */

  /**
   * Written as 0. Readers ignore it.
   */

  return OsirisChunkHeader;
})();
OsirisChunkHeader_.OsirisChunkHeader = OsirisChunkHeader;
});
