// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 536f472f90c7b22728213231bc0476e047c0eb7fad8610a5f56b9441ba96d1ee
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoId', './ListpackElement', './MojoTag', './MojoEnums'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoId'), require('./ListpackElement'), require('./MojoTag'), require('./MojoEnums'));
  } else {
    factory(root.MojoPackHead || (root.MojoPackHead = {}), root.KaitaiStream, root.MojoId || (root.MojoId = {}), root.ListpackElement || (root.ListpackElement = {}), root.MojoTag || (root.MojoTag = {}), root.MojoEnums || (root.MojoEnums = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPackHead_, KaitaiStream, MojoId_, ListpackElement_, MojoTag_, MojoEnums_) {
/**
 * MASTER ID and MASTER ENTRY: what the entries of a pack are stored as differences to. From the master entry to the end
 * marker a pack is a listpack without its header.
 * @see seeds/mojo.txt "PACK = (Disk Listpack)"
 */

var MojoPackHead = (function() {
  function MojoPackHead(_io, _parent, _root, form, hasTag, hasCounts) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this.hasTag = hasTag;
    this.hasCounts = hasCounts;
    this._debug = {};

  }
  MojoPackHead.prototype._read = function() {
    if (this.hasTag) {
      this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tag = new MojoTag_.MojoTag(this._io, null, null, MojoEnums_.MojoEnums.Tag.PACK);
      this.tag._read();
      this._debug.tag.end = this._io.pos;
    }
    this._debug.start = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.start = new Mark(this._io, this, this._root, this._io.pos);
    this.start._read();
    this._debug.start.end = this._io.pos;
    this._debug.masterId = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.masterId = new MojoId_.MojoId(this._io, null, null, this.form);
    this.masterId._read();
    this._debug.masterId.end = this._io.pos;
    this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.body = new Mark(this._io, this, this._root, this._io.pos);
    this.body._read();
    this._debug.body.end = this._io.pos;
    this._debug.master = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.master = new MasterEntry(this._io, this, this._root, this.hasCounts);
    this.master._read();
    this._debug.master.end = this._io.pos;
  }

  /**
   * A position of the stream, kept for later.
   * @see seeds/mojo.txt "PACK = (Disk Listpack)"
   */

  var Mark = MojoPackHead.Mark = (function() {
    function Mark(_io, _parent, _root, position) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.position = position;
      this._debug = {};

    }
    Mark.prototype._read = function() {
    }

    /**
     * Byte of the stream.
     */

    return Mark;
  })();

  /**
   * The first elements of the pack's listpack.
   * @see seeds/mojo.txt "MASTER ENTRY"
   * @see redis/redis src/t_stream.c streamAppendItem
   */

  var MasterEntry = MojoPackHead.MasterEntry = (function() {
    function MasterEntry(_io, _parent, _root, hasCounts) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.hasCounts = hasCounts;
      this._debug = {};

    }
    MasterEntry.prototype._read = function() {
      if (this.hasCounts) {
        this._debug.count = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.count = new ListpackElement_.ListpackElement(this._io, null, null);
        this.count._read();
        this._debug.count.end = this._io.pos;
        var _ = this.count;
        if (!( ((_.isInt) && (_.intValue >= 0)) )) {
          var _err = new KaitaiStream.ValidationExprError(this.count, this._io, "/types/master_entry/seq/0");
          this._debug.count.validationError = _err;
          throw _err;
        }
      }
      if (this.hasCounts) {
        this._debug.deleted = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deleted = new ListpackElement_.ListpackElement(this._io, null, null);
        this.deleted._read();
        this._debug.deleted.end = this._io.pos;
        var _ = this.deleted;
        if (!( ((_.isInt) && (_.intValue >= 0)) )) {
          var _err = new KaitaiStream.ValidationExprError(this.deleted, this._io, "/types/master_entry/seq/1");
          this._debug.deleted.validationError = _err;
          throw _err;
        }
      }
      this._debug.numFields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFields = new ListpackElement_.ListpackElement(this._io, null, null);
      this.numFields._read();
      this._debug.numFields.end = this._io.pos;
      var _ = this.numFields;
      if (!( ((_.isInt) && (_.intValue >= 0)) )) {
        var _err = new KaitaiStream.ValidationExprError(this.numFields, this._io, "/types/master_entry/seq/2");
        this._debug.numFields.validationError = _err;
        throw _err;
      }
      this._debug.fields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.fields.arr = [];
      this.fields = [];
      for (var i = 0; i < this.numFields.intValue; i++) {
        this._debug.fields.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_fields = new ListpackElement_.ListpackElement(this._io, null, null);
        try {
          _t_fields._read();
        } finally {
          this.fields.push(_t_fields);
        }
        this._debug.fields.arr[i].end = this._io.pos;
        var _ = this.fields[i];
        if (!(!(_.isEnd))) {
          var _err = new KaitaiStream.ValidationExprError(this.fields[i], this._io, "/types/master_entry/seq/3");
          this._debug.fields.arr[i].validationError = _err;
          throw _err;
        }
      }
      this._debug.fields.end = this._io.pos;
      this._debug.nullElement = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.nullElement = new ListpackElement_.ListpackElement(this._io, null, null);
      this.nullElement._read();
      this._debug.nullElement.end = this._io.pos;
      var _ = this.nullElement;
      if (!( ((_.isInt) && (_.intValue == 0)) )) {
        var _err = new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/types/master_entry/seq/4");
        this._debug.nullElement.validationError = _err;
        throw _err;
      }
    }

    /**
     * Elements that the master entry takes.
     */
    Object.defineProperty(MasterEntry.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._debug._m_numElements = {  };
        this._m_numElements = (this.numFields.intValue + 2) + (this.hasCounts ? 2 : 0);
        return this._m_numElements;
      }
    });

    /**
     * Entries that are not deleted.
     */

    /**
     * Entries that are deleted.
     */

    /**
     * Field names that follow.
     */

    /**
     * The names, in the order in which the values of an entry with SAMEFIELDS follow. One may be an integer.
     */

    /**
     * The integer 0 ends the master entry. A Redis reader that walks backwards reads it as an entry's lp-count.
     */

    /**
     * The master entry begins with count and deleted.
     */

    return MasterEntry;
  })();

  /**
   * The two characters `[P`.
   */

  /**
   * Takes no bytes. Remembers where MASTER ID begins.
   */

  /**
   * Id of the pack's first record. The ids of all entries are stored as differences to it.
   */

  /**
   * Takes no bytes. Remembers where the pack's listpack begins.
   */

  /**
   * The field names that most entries of the pack share.
   */

  /**
   * How MASTER ID is written in this segment.
   */

  /**
   * The pack is announced by `[P`; true for every pack but the first of a segment.
   */

  /**
   * The master entry begins with count and deleted, as in Redis. The document has them commented out.
   */

  return MojoPackHead;
})();
MojoPackHead_.MojoPackHead = MojoPackHead;
});
