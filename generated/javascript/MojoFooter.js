// kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './MojoEnums', './MojoSuffix'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./MojoEnums'), require('./MojoSuffix'));
  } else {
    factory(root.MojoFooter || (root.MojoFooter = {}), root.KaitaiStream, root.MojoEnums || (root.MojoEnums = {}), root.MojoSuffix || (root.MojoSuffix = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (MojoFooter_, KaitaiStream, MojoEnums_, MojoSuffix_) {
/**
 * Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.
 * @see seeds/mojo.txt "RECOVERY"
 */

var MojoFooter = (function() {
  function MojoFooter(_io, _parent, _root, form, hasTags, ofsEnd) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.form = form;
    this.hasTags = hasTags;
    this.ofsEnd = ofsEnd;

    this._read();
  }
  MojoFooter.prototype._read = function() {
  }

  /**
   * Bytes of INDEX.
   */
  Object.defineProperty(MojoFooter.prototype, 'lenIndex', {
    get: function() {
      if (this._m_lenIndex !== undefined)
        return this._m_lenIndex;
      this._m_lenIndex = this.suffix.lenIndex.value;
      return this._m_lenIndex;
    }
  });

  /**
   * Bytes, with its end markers.
   */
  Object.defineProperty(MojoFooter.prototype, 'lenSuffix', {
    get: function() {
      if (this._m_lenSuffix !== undefined)
        return this._m_lenSuffix;
      this._m_lenSuffix = (this.form == MojoEnums_.MojoEnums.NumberForm.STRINGS ? 42 : 34);
      return this._m_lenSuffix;
    }
  });

  /**
   * The start of SUFFIX.
   */
  Object.defineProperty(MojoFooter.prototype, 'ofsSuffix', {
    get: function() {
      if (this._m_ofsSuffix !== undefined)
        return this._m_ofsSuffix;
      this._m_ofsSuffix = this.ofsEnd - this.lenSuffix;
      return this._m_ofsSuffix;
    }
  });

  /**
   * The end of the packs.
   */
  Object.defineProperty(MojoFooter.prototype, 'ofsTail', {
    get: function() {
      if (this._m_ofsTail !== undefined)
        return this._m_ofsTail;
      this._m_ofsTail = (this.ofsSuffix - this.lenIndex) - (this.hasTags ? 2 : 0);
      return this._m_ofsTail;
    }
  });

  /**
   * The segment's SUFFIX.
   */
  Object.defineProperty(MojoFooter.prototype, 'suffix', {
    get: function() {
      if (this._m_suffix !== undefined)
        return this._m_suffix;
      var _pos = this._io.pos;
      this._io.seek(this.ofsSuffix);
      this._m_suffix = new MojoSuffix_.MojoSuffix(this._io, null, null, this.form);
      this._io.seek(_pos);
      return this._m_suffix;
    }
  });

  /**
   * The form of SUFFIX.
   */

  /**
   * `[I` precedes INDEX.
   */

  /**
   * The end of SUFFIX.
   */

  return MojoFooter;
})();
MojoFooter_.MojoFooter = MojoFooter;
});
