// kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 3b6105b2bea6d6f3e2a12c77ad046bcc05cf2e826fb4c12c52638bae9bd69212
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './FfwdEntry'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./FfwdEntry'));
  } else {
    factory(root.FfwdSegment || (root.FfwdSegment = {}), root.KaitaiStream, root.FfwdEntry || (root.FfwdEntry = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (FfwdSegment_, KaitaiStream, FfwdEntry_) {
/**
 * A header and entries to the end of the file. The file is named by its base offset in hexadecimal, padded with zeros to
 * 16 digits (10 in the document's example).
 *
 * Document and code differ in the width of the header's version, and both write 0 there, so the bytes alone do not show
 * which header a file has. The parameter does. A reader decides by: version 0, base offset equal to the file's name,
 * entries ending exactly at the end of the file; if that decides nothing, it is the system's header.
 *
 * The byte order is big-endian. The document does not specify it.
 * @see seeds/ffwd.txt "Files"
 */

var FfwdSegment = (function() {
  FfwdSegment.HeaderVariant = Object.freeze({
    SYSTEM: 0,
    DOCUMENT: 1,

    0: "SYSTEM",
    1: "DOCUMENT",
  });

  function FfwdSegment(_io, _parent, _root, variant) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.variant = variant;

    this._read();
  }
  FfwdSegment.prototype._read = function() {
    switch (this.variant) {
    case FfwdSegment.HeaderVariant.DOCUMENT:
      this.header = new DocumentHeader(this._io, this, this._root);
      break;
    case FfwdSegment.HeaderVariant.SYSTEM:
      this.header = new SystemHeader(this._io, this, this._root);
      break;
    }
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.entries.push(new FfwdEntry_.FfwdEntry(this._io, null, null));
      i++;
    }
  }

  /**
   * The 14-byte header that the document describes. No known program writes it.
   * @see seeds/ffwd.txt "Files"
   */

  var DocumentHeader = FfwdSegment.DocumentHeader = (function() {
    function DocumentHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    DocumentHeader.prototype._read = function() {
      this.magic = this._io.readBytes(4);
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([70, 70, 76, 71])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([70, 70, 76, 71]), this.magic, this._io, "/types/document_header/seq/0");
      }
      this.version = this._io.readU2be();
      if (!(this.version == 0)) {
        throw new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/document_header/seq/1");
      }
      this.baseOffset = this._io.readU8be();
    }

    /**
     * The same four bytes as in the other header.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * Version of the segment's format, two bytes and unsigned. The document names no value; 0 is the code's.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * Number of the segment's first message, unsigned.
     * @see seeds/ffwd.txt "Files"
     */

    return DocumentHeader;
  })();

  /**
   * The 16-byte header that the code writes.
   * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
   */

  var SystemHeader = FfwdSegment.SystemHeader = (function() {
    function SystemHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SystemHeader.prototype._read = function() {
      this.magic = this._io.readBytes(4);
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([70, 70, 76, 71])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([70, 70, 76, 71]), this.magic, this._io, "/types/system_header/seq/0");
      }
      this.version = this._io.readS4be();
      if (!(this.version == 0)) {
        throw new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/system_header/seq/1");
      }
      this.baseOffset = this._io.readU8be();
    }

    /**
     * The four bytes that begin every segment, `46 46 4C 47`, "FFLG" in ASCII.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * Version of the segment's format, as a Java int. Only 0 is defined.
     * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION
     */

    /**
     * Number of the segment's first message, counted in messages since the queue began. The real system holds it as a
     * signed Java long and ignores the file's name.
     * @see seeds/ffwd.txt "Files"
     */

    return SystemHeader;
  })();

  /**
   * The file's header. The dots that follow it in the document stand for nothing.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * The messages, in their order.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * Which of the two headers this file has.
   */

  return FfwdSegment;
})();
FfwdSegment_.FfwdSegment = FfwdSegment;
});
