// kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 1412cf483906bb5174e57cd56982d9b33d44c36bea3bf941eaac4201439f8f17
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
 * The unit that durable-log appends: a header of fixed size and a payload. Records follow each other without padding or
 * any framing between them; the next one begins where the payload ends.
 *
 * The checksum covers the payload only. Nothing protects the header: a wrong length shows as a wrong checksum or as a
 * missing magic after it, a wrong offset only against the records before and after it.
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
   * The four bytes that begin every record, `47 4F 4C 44`, "GOLD" in ASCII.
   *
   * The number is 0x444C4F47, which is "DLOG" only when it is written big-endian; like every field it is stored
   * little-endian. A file with `44 4C 4F 47` in this place has it byte-swapped: the real system never writes that.
   * @see mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
   */

  /**
   * Version of the record's format. Only 1 is defined. How long a record of another version is cannot be known, so a
   * reader must stop there or search for the next record.
   * @see seeds/durable_log.txt "Versioning"
   */

  /**
   * Must be 0. The real system writes 0 and does not look at it when it reads, so a record with another value is read
   * and reported.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * Must be 0, but other values are read, too, like `flags`.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * The record's number in its log. The real system gives the first record of a segment the number in the file's name
   * and every further one the number before it plus 1; the document only asks that numbers grow.
   * @see mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
   */

  /**
   * Length of the payload in bytes. 0 is legal.
   * @see seeds/durable_log.txt "Header fields"
   */

  /**
   * CRC-32 (IEEE 802.3, as zlib and crc32fast compute it) of the payload's bytes only, stored little-endian like any
   * other number. An empty payload has 0.
   * @see seeds/durable_log.txt "Payload"
   */

  /**
   * What the user appended, as it was.
   * @see seeds/durable_log.txt "Payload"
   */

  return DurableLogRecord;
})();
DurableLogRecord_.DurableLogRecord = DurableLogRecord;
});
