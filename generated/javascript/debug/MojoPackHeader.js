// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 0dab61f77150f260a37d3d0fe06b012f63ca31a34108f71ba38445056b255087
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
 * What comes before a listpack in memory comes after it on disk, so that a pack is written by appending only. Its three
 * numbers alone distinguish a whole pack from a damaged one: there is no checksum. A reader must compare them with
 * what it read.
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
   * Elements without the end marker. 65535 where there are more than fit, as in Redis.
   */

  /**
   * All entries, deleted ones included. In another reading, which is Redis' meaning of count, only those that are not
   * deleted. The two differ only in a pack with deleted entries. 65535 where there are more than fit.
   */

  /**
   * What `len_bytes` counts in this segment.
   */

  /**
   * What `num_elements` counts in this segment.
   */

  /**
   * Bytes read from num_fields to the end marker.
   */

  /**
   * Bytes that MASTER ID took.
   */

  /**
   * Elements read, without the end marker.
   */

  /**
   * Entries read.
   */

  /**
   * Entries read that are not deleted.
   */

  return MojoPackHeader;
})();
MojoPackHeader_.MojoPackHeader = MojoPackHeader;
});
