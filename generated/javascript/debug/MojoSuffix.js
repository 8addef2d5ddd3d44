// kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackFixed', './MojoEnums', './MojoId'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackFixed'), require('./MojoEnums'), require('./MojoId'));
  } else {
    factory(root.MojoSuffix || (root.MojoSuffix = {}), root.KaitaiStream, root.ListpackFixed || (root.ListpackFixed = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoId || (root.MojoId = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoSuffix_, KaitaiStream, ListpackFixed_, MojoEnums_, MojoId_) {
/**
 * The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER.
 * @see seeds/mojo.txt "SUFFIX (32 bytes)", "RECOVERY"
 */

var MojoSuffix = (function() {
  function MojoSuffix(_io, _parent, _root, form) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this._debug = {};

  }
  MojoSuffix.prototype._read = function() {
    this._debug.id = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.id = new MojoId_.MojoId(this._io, null, null, this.form);
    this.id._read();
    this._debug.id.end = this._io.pos;
    this._debug.lenIndex = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.lenIndex = new Number(this._io, this, this._root, this.form);
    this.lenIndex._read();
    this._debug.lenIndex.end = this._io.pos;
    this._debug.numRecords = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.numRecords = new Number(this._io, this, this._root, this.form);
    this.numRecords._read();
    this._debug.numRecords.end = this._io.pos;
    this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.reserved = this._io.readU8le();
    this._debug.reserved.end = this._io.pos;
    this._debug.endMarkers = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.endMarkers = this._io.readBytes(2);
    this._debug.endMarkers.end = this._io.pos;
    if (!((KaitaiStream.byteArrayCompare(this.endMarkers, new Uint8Array([255, 255])) == 0))) {
      var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([255, 255]), this.endMarkers, this._io, "/seq/4");
      this._debug.endMarkers.validationError = _err;
      throw _err;
    }
  }

  /**
   * A 32-bit number in the segment's form.
   * @see seeds/mojo.txt "SUFFIX (32 bytes)"
   */

  var Number = MojoSuffix.Number = (function() {
    function Number(_io, _parent, _root, form) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.form = form;
      this._debug = {};

    }
    Number.prototype._read = function() {
      this._debug.holder = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.form) {
      case MojoEnums_.MojoEnums.NumberForm.RAW_BE:
        this.holder = new RawBe(this._io, this, this._root);
        this.holder._read();
        break;
      case MojoEnums_.MojoEnums.NumberForm.RAW_LE:
        this.holder = new RawLe(this._io, this, this._root);
        this.holder._read();
        break;
      case MojoEnums_.MojoEnums.NumberForm.STRINGS:
        this.holder = new ListpackFixed_.ListpackFixed.U4String(this._io, null, null);
        this.holder._read();
        break;
      }
      this._debug.holder.end = this._io.pos;
    }

    /**
     * The number.
     */
    Object.defineProperty(Number.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._debug._m_value = {  };
        this._m_value = (this.form == MojoEnums_.MojoEnums.NumberForm.STRINGS ? this.holder.value : (this.form == MojoEnums_.MojoEnums.NumberForm.RAW_BE ? this.holder.value : this.holder.value));
        return this._m_value;
      }
    });

    /**
     * The number in its form.
     */

    /**
     * The form of numbers.
     */

    return Number;
  })();

  /**
   * A plain number, big-endian.
   * @see seeds/mojo.txt "SUFFIX (32 bytes)"
   */

  var RawBe = MojoSuffix.RawBe = (function() {
    function RawBe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RawBe.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU4be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return RawBe;
  })();

  /**
   * A plain number, little-endian.
   * @see seeds/mojo.txt "SUFFIX (32 bytes)"
   */

  var RawLe = MojoSuffix.RawLe = (function() {
    function RawLe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RawLe.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU4le();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return RawLe;
  })();

  /**
   * The segment's id: that of its first record, as in the file's name. In another reading, that of the last record.
   */

  /**
   * Bytes of INDEX with its null, without `[I`.
   */

  /**
   * Entries of all packs.
   */

  /**
   * Unused, 0.
   */

  /**
   * Without them the segment is unfinished or damaged. Zeros may follow.
   */

  /**
   * The form of numbers.
   */

  return MojoSuffix;
})();
MojoSuffix_.MojoSuffix = MojoSuffix;
});
