// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoEnums'));
  } else {
    factory(root.MojoPackHeader || (root.MojoPackHeader = {}), root.KaitaiStream, root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPackHeader_, KaitaiStream, MojoEnums_) {
/**
 * A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers
 * show damage. Readers must compare them with the pack.
 * @see seeds/mojo.txt "HEADER (8 bytes)"
 */

var MojoPackHeader = (function() {
  function MojoPackHeader(_io, _parent, _root, bytesForm, elementsForm, lenBody, lenMasterId, numElementsRead, numEntriesRead, numLiveRead) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.bytesForm = bytesForm;
    this.elementsForm = elementsForm;
    this.lenBody = lenBody;
    this.lenMasterId = lenMasterId;
    this.numElementsRead = numElementsRead;
    this.numEntriesRead = numEntriesRead;
    this.numLiveRead = numLiveRead;
    this._debug = {};

  }
  MojoPackHeader.prototype._read = function() {
    this._debug.lenBytes = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenBytes = this._io.readU4le();
    this._debug.lenBytes.end = this._io.pos;
    if (!(this.lenBytes == (this.bytesForm == MojoEnums_.MojoEnums.BytesForm.REDIS ? this.lenBody + 6 : (this.bytesForm == MojoEnums_.MojoEnums.BytesForm.PACK ? (this.lenMasterId + this.lenBody) + 8 : this.lenBody)))) {
      var _err = new KaitaiStream.ValidationNotEqualError((this.bytesForm == MojoEnums_.MojoEnums.BytesForm.REDIS ? this.lenBody + 6 : (this.bytesForm == MojoEnums_.MojoEnums.BytesForm.PACK ? (this.lenMasterId + this.lenBody) + 8 : this.lenBody)), this.lenBytes, this._io, "/seq/0");
      this._debug.lenBytes.validationError = _err;
      throw _err;
    }
    this._debug.numElements = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numElements = this._io.readU2le();
    this._debug.numElements.end = this._io.pos;
    if (!( ((this.numElements == this.numElementsRead + (this.elementsForm == MojoEnums_.MojoEnums.ElementsForm.MEMORY ? 2 : 0)) || (this.numElements == 65535)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.numElements, this._io, "/seq/1");
      this._debug.numElements.validationError = _err;
      throw _err;
    }
    this._debug.numEntries = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numEntries = this._io.readU2le();
    this._debug.numEntries.end = this._io.pos;
    if (!( ((this.numEntries == this.numEntriesRead) || (this.numEntries == this.numLiveRead) || (this.numEntries == 65535)) )) {
      var _err = new KaitaiStream.ValidationNotAnyOfError(this.numEntries, this._io, "/seq/2");
      this._debug.numEntries.validationError = _err;
      throw _err;
    }
  }

  /**
   * Length of the listpack; see bytes_form.
   * @see run-mojo/sliced src/stream/mod.rs Segment::would_block (reads so many bytes after a header of 6)
   */

  /**
   * Elements without the end marker. 65535 if the number does not fit.
   */

  /**
   * All entries. In another reading (Redis' count), without deleted ones. 65535 if the number does not fit.
   */

  /**
   * The meaning of `len_bytes`.
   */

  /**
   * The meaning of `num_elements`.
   */

  /**
   * Bytes from num_fields through the end marker.
   */

  /**
   * Bytes of MASTER ID.
   */

  /**
   * Elements read, without the end marker.
   */

  /**
   * Entries read.
   */

  /**
   * Entries read, without deleted ones.
   */

  return MojoPackHeader;
})();
MojoPackHeader_.MojoPackHeader = MojoPackHeader;
});
