// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 6402ba2dbed1729993f243c42ea8a419d36c681796354b6711a6dfd9537cad65
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoTag', './ListpackElement', './MojoEnums', './MojoId'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoTag'), require('./ListpackElement'), require('./MojoEnums'), require('./MojoId'));
  } else {
    factory(root.MojoPackHead || (root.MojoPackHead = {}), root.KaitaiStream, root.MojoTag || (root.MojoTag = {}), root.ListpackElement || (root.ListpackElement = {}), root.MojoEnums || (root.MojoEnums = {}), root.MojoId || (root.MojoId = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoPackHead_, KaitaiStream, MojoTag_, ListpackElement_, MojoEnums_, MojoId_) {
/**
 * MASTER ID and MASTER ENTRY. Entries are stored as differences to them. From the master entry through the end marker, a
 * pack is a listpack without its header.
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

    this._read();
  }
  MojoPackHead.prototype._read = function() {
    if (this.hasTag) {
      this.tag = new MojoTag_.MojoTag(this._io, null, null, MojoEnums_.MojoEnums.Tag.PACK);
    }
    this.start = new Mark(this._io, this, this._root, this._io.pos);
    this.masterId = new MojoId_.MojoId(this._io, null, null, this.form);
    this.body = new Mark(this._io, this, this._root, this._io.pos);
    this.master = new MasterEntry(this._io, this, this._root, this.hasCounts);
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

      this._read();
    }
    Mark.prototype._read = function() {
    }

    /**
     * The position.
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

      this._read();
    }
    MasterEntry.prototype._read = function() {
      if (this.hasCounts) {
        this.count = new ListpackElement_.ListpackElement(this._io, null, null);
        var _ = this.count;
        if (!( ((_.isInt) && (_.intValue >= 0)) )) {
          throw new KaitaiStream.ValidationExprError(this.count, this._io, "/types/master_entry/seq/0");
        }
      }
      if (this.hasCounts) {
        this.deleted = new ListpackElement_.ListpackElement(this._io, null, null);
        var _ = this.deleted;
        if (!( ((_.isInt) && (_.intValue >= 0)) )) {
          throw new KaitaiStream.ValidationExprError(this.deleted, this._io, "/types/master_entry/seq/1");
        }
      }
      this.numFields = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.numFields;
      if (!( ((_.isInt) && (_.intValue >= 0)) )) {
        throw new KaitaiStream.ValidationExprError(this.numFields, this._io, "/types/master_entry/seq/2");
      }
      this.fields = [];
      for (var i = 0; i < this.numFields.intValue; i++) {
        this.fields.push(new ListpackElement_.ListpackElement(this._io, null, null));
        var _ = this.fields[i];
        if (!(!(_.isEnd))) {
          throw new KaitaiStream.ValidationExprError(this.fields[i], this._io, "/types/master_entry/seq/3");
        }
      }
      this.nullElement = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.nullElement;
      if (!( ((_.isInt) && (_.intValue == 0)) )) {
        throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/types/master_entry/seq/4");
      }
    }

    /**
     * Elements of the master entry.
     */
    Object.defineProperty(MasterEntry.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
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
     * The names, in the order of the values in entries with SAMEFIELDS. A name may be an integer.
     */

    /**
     * The integer 0. A Redis reader that walks backwards reads it as an entry's lp-count.
     */

    /**
     * The master entry begins with count and deleted.
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
   * Id of the pack's first record. Ids of entries are differences to it.
   */

  /**
   * Takes no bytes. Position of the pack's listpack.
   */

  /**
   * The field names of most entries.
   */

  /**
   * The form of MASTER ID.
   */

  /**
   * `[P` precedes the pack. True except for the first pack of a segment.
   */

  /**
   * The master entry begins with count and deleted, as in Redis. They are commented out in the document.
   */

  return MojoPackHead;
})();
MojoPackHead_.MojoPackHead = MojoPackHead;
});
