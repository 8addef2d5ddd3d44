// kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './ListpackElement'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./ListpackElement'));
  } else {
    factory(root.MojoEntry || (root.MojoEntry = {}), root.KaitaiStream, root.ListpackElement || (root.ListpackElement = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoEntry_, KaitaiStream, ListpackElement_) {
/**
 * One record, or the end marker after the last one.
 * @see seeds/mojo.txt "ENTRY [count]"
 * @see redis/redis src/t_stream.c streamAppendItem
 */

var MojoEntry = (function() {
  function MojoEntry(_io, _parent, _root, numMasterFields, hasLpCount, numElementsBefore, numLiveBefore) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.numMasterFields = numMasterFields;
    this.hasLpCount = hasLpCount;
    this.numElementsBefore = numElementsBefore;
    this.numLiveBefore = numLiveBefore;

    this._read();
  }
  MojoEntry.prototype._read = function() {
    this.flags = new ListpackElement_.ListpackElement(this._io, null, null);
    var _ = this.flags;
    if (!( ((_.isInt) || (_.isEnd)) )) {
      throw new KaitaiStream.ValidationExprError(this.flags, this._io, "/seq/0");
    }
    if (!(this.isEnd)) {
      this.content = new EntryContent(this._io, this, this._root);
    }
  }

  /**
   * An entry after its flags.
   * @see seeds/mojo.txt "ENTRY [count]"
   */

  var EntryContent = MojoEntry.EntryContent = (function() {
    function EntryContent(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EntryContent.prototype._read = function() {
      this.msDifference = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.msDifference;
      if (!(_.isInt)) {
        throw new KaitaiStream.ValidationExprError(this.msDifference, this._io, "/types/entry_content/seq/0");
      }
      this.seqDifference = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.seqDifference;
      if (!(_.isInt)) {
        throw new KaitaiStream.ValidationExprError(this.seqDifference, this._io, "/types/entry_content/seq/1");
      }
      if (!(this._parent.hasSameFields)) {
        this.numFields = new ListpackElement_.ListpackElement(this._io, null, null);
        var _ = this.numFields;
        if (!( ((_.isInt) && (_.intValue >= 0)) )) {
          throw new KaitaiStream.ValidationExprError(this.numFields, this._io, "/types/entry_content/seq/2");
        }
      }
      if (!(this._parent.hasSameFields)) {
        this.pairs = [];
        for (var i = 0; i < this.numFields.intValue; i++) {
          this.pairs.push(new Pair(this._io, this, this._root));
        }
      }
      if (this._parent.hasSameFields) {
        this.values = [];
        for (var i = 0; i < this._parent.numMasterFields; i++) {
          this.values.push(new ListpackElement_.ListpackElement(this._io, null, null));
          var _ = this.values[i];
          if (!(!(_.isEnd))) {
            throw new KaitaiStream.ValidationExprError(this.values[i], this._io, "/types/entry_content/seq/4");
          }
        }
      }
      if (this._parent.hasLpCount) {
        this.lpCount = new ListpackElement_.ListpackElement(this._io, null, null);
        var _ = this.lpCount;
        if (!( ((_.isInt) && ( ((_.intValue == this.numCounted) || (_.intValue == this.numCounted + 1)) )) )) {
          throw new KaitaiStream.ValidationExprError(this.lpCount, this._io, "/types/entry_content/seq/5");
        }
      }
    }

    /**
     * The entry's elements before lp-count.
     */
    Object.defineProperty(EntryContent.prototype, 'numCounted', {
      get: function() {
        if (this._m_numCounted !== undefined)
          return this._m_numCounted;
        this._m_numCounted = 3 + (this._parent.hasSameFields ? this._parent.numMasterFields : 1 + 2 * this.numFields.intValue);
        return this._m_numCounted;
      }
    });

    /**
     * Elements of the entry.
     */
    Object.defineProperty(EntryContent.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = this.numCounted + (this._parent.hasLpCount ? 1 : 0);
        return this._m_numElements;
      }
    });

    /**
     * Added to the milliseconds of MASTER ID, modulo 2^64.
     */

    /**
     * Added to MASTER ID's number, modulo 2^64. Negative if a record of a later millisecond has a lower number.
     */

    /**
     * Number of pairs.
     */

    /**
     * Names with their values.
     */

    /**
     * One value per field name of the master entry.
     */

    /**
     * Elements of the entry before this one. Older code also counts this one.
     */

    return EntryContent;
  })();

  /**
   * A name and its value.
   * @see seeds/mojo.txt "FIELD [num_fields]"
   */

  var Pair = MojoEntry.Pair = (function() {
    function Pair(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Pair.prototype._read = function() {
      this.name = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.name;
      if (!(!(_.isEnd))) {
        throw new KaitaiStream.ValidationExprError(this.name, this._io, "/types/pair/seq/0");
      }
      this.value = new ListpackElement_.ListpackElement(this._io, null, null);
      var _ = this.value;
      if (!(!(_.isEnd))) {
        throw new KaitaiStream.ValidationExprError(this.value, this._io, "/types/pair/seq/1");
      }
    }

    /**
     * The field's name.
     */

    /**
     * The field's value.
     */

    return Pair;
  })();

  /**
   * Only values are stored.
   */
  Object.defineProperty(MojoEntry.prototype, 'hasSameFields', {
    get: function() {
      if (this._m_hasSameFields !== undefined)
        return this._m_hasSameFields;
      this._m_hasSameFields =  ((!(this.isEnd)) && ((this.flags.intValue & 2) != 0)) ;
      return this._m_hasSameFields;
    }
  });

  /**
   * The record was deleted.
   */
  Object.defineProperty(MojoEntry.prototype, 'isDeleted', {
    get: function() {
      if (this._m_isDeleted !== undefined)
        return this._m_isDeleted;
      this._m_isDeleted =  ((!(this.isEnd)) && ((this.flags.intValue & 1) != 0)) ;
      return this._m_isDeleted;
    }
  });

  /**
   * The end marker, not an entry.
   */
  Object.defineProperty(MojoEntry.prototype, 'isEnd', {
    get: function() {
      if (this._m_isEnd !== undefined)
        return this._m_isEnd;
      this._m_isEnd = this.flags.isEnd;
      return this._m_isEnd;
    }
  });

  /**
   * The pack's elements so far.
   */
  Object.defineProperty(MojoEntry.prototype, 'numElementsThrough', {
    get: function() {
      if (this._m_numElementsThrough !== undefined)
        return this._m_numElementsThrough;
      this._m_numElementsThrough = this.numElementsBefore + (this.isEnd ? 0 : this.content.numElements);
      return this._m_numElementsThrough;
    }
  });

  /**
   * The pack's entries so far, without deleted ones.
   */
  Object.defineProperty(MojoEntry.prototype, 'numLiveThrough', {
    get: function() {
      if (this._m_numLiveThrough !== undefined)
        return this._m_numLiveThrough;
      this._m_numLiveThrough = this.numLiveBefore + ( ((this.isEnd) || (this.isDeleted))  ? 0 : 1);
      return this._m_numLiveThrough;
    }
  });

  /**
   * Flags outside the document.
   */
  Object.defineProperty(MojoEntry.prototype, 'otherFlags', {
    get: function() {
      if (this._m_otherFlags !== undefined)
        return this._m_otherFlags;
      this._m_otherFlags = (this.isEnd ? 0 : this.flags.intValue & ~3);
      return this._m_otherFlags;
    }
  });

  /**
   * Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the
   * master entry's field names. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect
   * is unknown.
   * @see run-mojo/sliced src/stream/record.rs STREAM_ITEM_FLAG_DELETED and its neighbours
   */

  /**
   * The rest.
   */

  /**
   * The master entry's number of names.
   */

  /**
   * The entry ends with the number of its elements, as in Redis and older code.
   */

  /**
   * The pack's earlier elements.
   */

  /**
   * The pack's earlier entries, without deleted ones.
   */

  return MojoEntry;
})();
MojoEntry_.MojoEntry = MojoEntry;
});
