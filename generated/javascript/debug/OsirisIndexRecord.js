// kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './OsirisEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./OsirisEnums'));
  } else {
    factory(root.OsirisIndexRecord || (root.OsirisIndexRecord = {}), root.KaitaiStream, root.OsirisEnums || (root.OsirisEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (OsirisIndexRecord_, KaitaiStream, OsirisEnums_) {
/**
 * One chunk of any type. All fields can be restored from the segment.
 * @see seeds/osiris.txt "Index record"
 * @see rabbitmq/osiris src/osiris_log.erl IDX_MATCH
 */

var OsirisIndexRecord = (function() {
  function OsirisIndexRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  OsirisIndexRecord.prototype._read = function() {
    this._debug.chunkId = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.chunkId = this._io.readU8be();
    this._debug.chunkId.end = this._io.pos;
    this._debug.timestamp = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.timestamp = this._io.readS8be();
    this._debug.timestamp.end = this._io.pos;
    this._debug.epoch = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.epoch = this._io.readU8be();
    this._debug.epoch.end = this._io.pos;
    this._debug.ofsChunk = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.ofsChunk = this._io.readU4be();
    this._debug.ofsChunk.end = this._io.pos;
    this._debug.chunkType = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "OsirisEnums.ChunkType" };
    this.chunkType = this._io.readU1();
    this._debug.chunkType.end = this._io.pos;
  }

  /**
   * All zeros, as after a crash. No chunk begins at position 0.
   * @see rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4
   */
  Object.defineProperty(OsirisIndexRecord.prototype, 'isZero', {
    get: function() {
      if (this._m_isZero !== undefined)
        return this._m_isZero;
      this._debug._m_isZero = {  };
      this._m_isZero =  ((this.chunkId == 0) && (this.timestamp == 0) && (this.epoch == 0) && (this.ofsChunk == 0)) ;
      return this._m_isZero;
    }
  });

  /**
   * The chunk's id.
   */

  /**
   * In milliseconds since the Unix epoch.
   */

  /**
   * The chunk's epoch.
   */

  /**
   * Position of the chunk's header.
   */

  /**
   * The broker uses it to find the last user chunk.
   */

  return OsirisIndexRecord;
})();
OsirisIndexRecord_.OsirisIndexRecord = OsirisIndexRecord;
});
