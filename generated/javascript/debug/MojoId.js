// kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackFixed', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackFixed'), require('./MojoEnums'));
  } else {
    factory(root.MojoId || (root.MojoId = {}), root.KaitaiStream, root.ListpackFixed || (root.ListpackFixed = {}), root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoId_, KaitaiStream, ListpackFixed_, MojoEnums_) {
/**
 * A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal.
 * @see seeds/mojo.txt "MASTER ID (128bit)"
 */

var MojoId = (function() {
  function MojoId(_io, _parent, _root, form) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this._debug = {};

  }
  MojoId.prototype._read = function() {
    this._debug.parts = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.form) {
    case MojoEnums_.MojoEnums.NumberForm.RAW_BE:
      this.parts = new RawBe(this._io, this, this._root);
      this.parts._read();
      break;
    case MojoEnums_.MojoEnums.NumberForm.RAW_LE:
      this.parts = new RawLe(this._io, this, this._root);
      this.parts._read();
      break;
    case MojoEnums_.MojoEnums.NumberForm.STRINGS:
      this.parts = new Strings(this._io, this, this._root);
      this.parts._read();
      break;
    }
    this._debug.parts.end = this._io.pos;
  }

  /**
   * Plain numbers, big-endian.
   * @see run-mojo/sliced src/stream/id.rs StreamID::encode (keys of a rax)
   */

  var RawBe = MojoId.RawBe = (function() {
    function RawBe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RawBe.prototype._read = function() {
      this._debug.ms = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.ms = this._io.readU8be();
      this._debug.ms.end = this._io.pos;
      this._debug.seq = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.seq = this._io.readU8be();
      this._debug.seq.end = this._io.pos;
    }

    /**
     * Milliseconds since the Unix epoch.
     */

    /**
     * Number within the millisecond.
     */

    return RawBe;
  })();

  /**
   * Plain numbers, little-endian.
   * @see run-mojo/sliced src/stream/id.rs try_parse
   */

  var RawLe = MojoId.RawLe = (function() {
    function RawLe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    RawLe.prototype._read = function() {
      this._debug.ms = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.ms = this._io.readU8le();
      this._debug.ms.end = this._io.pos;
      this._debug.seq = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.seq = this._io.readU8le();
      this._debug.seq.end = this._io.pos;
    }

    /**
     * Milliseconds since the Unix epoch.
     */

    /**
     * Number within the millisecond.
     */

    return RawLe;
  })();

  /**
   * Numbers in listpack strings of 8 bytes.
   * @see seeds/mojo.txt "MASTER ID - (16 bytes)"
   */

  var Strings = MojoId.Strings = (function() {
    function Strings(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Strings.prototype._read = function() {
      this._debug.msString = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.msString = new ListpackFixed_.ListpackFixed.U8String(this._io, null, null);
      this.msString._read();
      this._debug.msString.end = this._io.pos;
      this._debug.seqString = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.seqString = new ListpackFixed_.ListpackFixed.U8String(this._io, null, null);
      this.seqString._read();
      this._debug.seqString.end = this._io.pos;
    }

    /**
     * Milliseconds since the Unix epoch.
     */

    /**
     * Number within the millisecond.
     */

    return Strings;
  })();

  /**
   * Milliseconds since the Unix epoch.
   */
  Object.defineProperty(MojoId.prototype, 'ms', {
    get: function() {
      if (this._m_ms !== undefined)
        return this._m_ms;
      this._debug._m_ms = {  };
      this._m_ms = (this.form == MojoEnums_.MojoEnums.NumberForm.STRINGS ? this.parts.msString.value : (this.form == MojoEnums_.MojoEnums.NumberForm.RAW_BE ? this.parts.ms : this.parts.ms));
      return this._m_ms;
    }
  });

  /**
   * Number within the millisecond.
   */
  Object.defineProperty(MojoId.prototype, 'seq', {
    get: function() {
      if (this._m_seq !== undefined)
        return this._m_seq;
      this._debug._m_seq = {  };
      this._m_seq = (this.form == MojoEnums_.MojoEnums.NumberForm.STRINGS ? this.parts.seqString.value : (this.form == MojoEnums_.MojoEnums.NumberForm.RAW_BE ? this.parts.seq : this.parts.seq));
      return this._m_seq;
    }
  });

  /**
   * The two numbers.
   */

  /**
   * The form of numbers.
   */

  return MojoId;
})();
MojoId_.MojoId = MojoId;
});
