// kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
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
 * A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in
 * the document's example). Document and code have headers of different width, and both write version 0. The parameter
 * states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document
 * does not specify.
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
    this._debug = {};

  }
  FfwdSegment.prototype._read = function() {
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.variant) {
    case FfwdSegment.HeaderVariant.DOCUMENT:
      this.header = new DocumentHeader(this._io, this, this._root);
      this.header._read();
      break;
    case FfwdSegment.HeaderVariant.SYSTEM:
      this.header = new SystemHeader(this._io, this, this._root);
      this.header._read();
      break;
    }
    this._debug.header.end = this._io.pos;
    this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.entries.arr = [];
    this.entries = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_entries = new FfwdEntry_.FfwdEntry(this._io, null, null);
      try {
        _t_entries._read();
      } finally {
        this.entries.push(_t_entries);
      }
      this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.entries.end = this._io.pos;
  }

  /**
   * The document's header of 14 bytes. No known program writes it.
   * @see seeds/ffwd.txt "Files"
   */

  var DocumentHeader = FfwdSegment.DocumentHeader = (function() {
    function DocumentHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DocumentHeader.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([70, 70, 76, 71])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([70, 70, 76, 71]), this.magic, this._io, "/types/document_header/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readU2be();
      this._debug.version.end = this._io.pos;
      if (!(this.version == 0)) {
        var _err = new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/document_header/seq/1");
        this._debug.version.validationError = _err;
        throw _err;
      }
      this._debug.baseOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.baseOffset = this._io.readU8be();
      this._debug.baseOffset.end = this._io.pos;
    }

    /**
     * The same as in the other header.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * The document names no value. 0 is the code's.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * The first message's number.
     * @see seeds/ffwd.txt "Files"
     */

    return DocumentHeader;
  })();

  /**
   * The code's header of 16 bytes.
   * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
   */

  var SystemHeader = FfwdSegment.SystemHeader = (function() {
    function SystemHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    SystemHeader.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([70, 70, 76, 71])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([70, 70, 76, 71]), this.magic, this._io, "/types/system_header/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readS4be();
      this._debug.version.end = this._io.pos;
      if (!(this.version == 0)) {
        var _err = new KaitaiStream.ValidationNotEqualError(0, this.version, this._io, "/types/system_header/seq/1");
        this._debug.version.validationError = _err;
        throw _err;
      }
      this._debug.baseOffset = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.baseOffset = this._io.readU8be();
      this._debug.baseOffset.end = this._io.pos;
    }

    /**
     * `46 46 4C 47`, "FFLG" in ASCII.
     * @see seeds/ffwd.txt "Files"
     */

    /**
     * Only 0 is defined. A Java int.
     * @see spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION
     */

    /**
     * Number of the segment's first message since the queue began. The real system uses a signed Java long, and
     * ignores the file's name.
     * @see seeds/ffwd.txt "Files"
     */

    return SystemHeader;
  })();

  /**
   * The dots after it in the document have no meaning.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * In ascending order.
   * @see seeds/ffwd.txt "Files"
   */

  /**
   * The kind of header.
   */

  return FfwdSegment;
})();
FfwdSegment_.FfwdSegment = FfwdSegment;
});
