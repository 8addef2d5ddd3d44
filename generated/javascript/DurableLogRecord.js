// kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.DurableLogRecord || (root.DurableLogRecord = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (DurableLogRecord_, KaitaiStream) {
/**
 * A header and a payload. The next record follows without padding.
 * The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.
 * @see seeds/durable_log.txt "Record layout"
 */

var DurableLogRecord = (function() {
  function DurableLogRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  DurableLogRecord.prototype._read = function() {
    this.magic = this._io.readBytes(4);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([71, 79, 76, 68])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([71, 79, 76, 68]), this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU1();
    if (!(this.version == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/1");
    }
    this.flags = this._io.readU1();
    this.reserved = this._io.readU2le();
    this.offset = this._io.readU8le();
    this.lenPayload = this._io.readU4le();
    this.checksum = this._io.readU4le();
    this.payload = this._io.readBytes(this.lenPayload);
  }

  /**
   * `47 4F 4C 44`, "GOLD" in ASCII.
   *
   * It is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which
   * the real system never writes.
   * @see mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
   */

  /**
   * Only 1 is defined. The length of a record of another version is unknown, so a reader stops or searches for the
   * next record.
   * @see seeds/durable_log.txt "Versioning"
   */

  /**
   * Must be 0. The real system ignores other values, so they are read and reported.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * Must be 0. Other values are read, as in `flags`.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * The record's number in its log. In the real system, numbers are consecutive, and a segment's first one is in its
   * name.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
   */

  /**
   * In bytes. 0 is valid.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * CRC-32 (zlib's) of the payload only, 0 for an empty one.
   * @see seeds/durable_log.txt "Payload"
   */

  /**
   * The user's bytes.
   * @see seeds/durable_log.txt "Payload"
   */

  return DurableLogRecord;
})();
DurableLogRecord_.DurableLogRecord = DurableLogRecord;
});
