// kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 347f80898dbe61ee321525983757a841afe5fc58039ab209208cdf155cfd7f99
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
 * One chunk of the segment, of whatever type. Every field repeats the chunk's header or gives its position, so the whole
 * index can be rebuilt from its segment.
 * @see seeds/osiris.txt "Index record"
 * @see rabbitmq/osiris src/osiris_log.erl IDX_MATCH
 */

var OsirisIndexRecord = (function() {
  function OsirisIndexRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  OsirisIndexRecord.prototype._read = function() {
    this.chunkId = this._io.readU8be();
    this.timestamp = this._io.readS8be();
    this.epoch = this._io.readU8be();
    this.ofsChunk = this._io.readU4be();
    this.chunkType = this._io.readU1();
  }

  /**
   * Whether the record is zeros, as a crash leaves them at the end of a file. No chunk begins at position 0.
   * @see rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4
   */
  Object.defineProperty(OsirisIndexRecord.prototype, 'isZero', {
    get: function() {
      if (this._m_isZero !== undefined)
        return this._m_isZero;
      this._m_isZero =  ((this.chunkId == 0) && (this.timestamp == 0) && (this.epoch == 0) && (this.ofsChunk == 0)) ;
      return this._m_isZero;
    }
  });

  /**
   * The chunk's id, the offset of its first record.
   */

  /**
   * The chunk's timestamp, in milliseconds since the Unix epoch.
   */

  /**
   * The chunk's epoch.
   */

  /**
   * Position of the chunk's header in the segment.
   */

  /**
   * The chunk's type; the broker looks here for the last user chunk.
   */

  return OsirisIndexRecord;
})();
OsirisIndexRecord_.OsirisIndexRecord = OsirisIndexRecord;
});
