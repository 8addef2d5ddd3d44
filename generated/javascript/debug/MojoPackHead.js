// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackElement', './MojoTag', './MojoEnums', './MojoId'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackElement'), require('./MojoTag'), require('./MojoEnums'), require('./MojoId'));
  } else {
    factory(root.MojoPackHead || (root.MojoPackHead = {}), root.KaitaiStream, root.ListpackElement || (root.ListpackElement = {}), root.MojoTag || (root.MojoTag = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoId || (root.MojoId = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPackHead_, KaitaiStream, ListpackElement_, MojoTag_, MojoEnums_, MojoId_) {
/**
 * MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
 * a pack is a listpack without its header.
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
   * A position in the stream.
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
     * The position.
     */

    return Mark;
  })();

  /**
   * The listpack's first elements.
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
     * Elements of the master entry.
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
     * Entries, without deleted ones.
     */

    /**
     * Deleted entries.
     */

    /**
     * Number of names.
     */

    /**
     * The names, in the order of SAMEFIELDS entries' values. A name may be an integer.
     */

    /**
     * The integer 0. A Redis reader that walks backwards reads an entry's lp-count.
     */

    /**
     * Master entries begin with count and deleted.
     */

    return MasterEntry;
  })();

  /**
   * The characters `[P`.
   */

  /**
   * Takes no bytes. Position of MASTER ID.
   */

  /**
   * Id of the pack's first record, the base of its entries' ids.
   */

  /**
   * Takes no bytes. Position of the pack's listpack.
   */

  /**
   * Most entries' field names.
   */

  /**
   * The form of MASTER ID.
   */

  /**
   * `[P` precedes the pack, unless it is a segment's first.
   */

  /**
   * The master entry begins with count and deleted, as in Redis. The document comments them out.
   */

  return MojoPackHead;
})();
MojoPackHead_.MojoPackHead = MojoPackHead;
});
