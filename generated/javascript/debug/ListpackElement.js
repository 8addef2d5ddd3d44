// kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.ListpackElement || (root.ListpackElement = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (ListpackElement_, KaitaiStream) {
/**
 * An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the
 * length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to
 * stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires
 * the backlen `01`.
 * @see redis/redis src/listpack.c lpGetWithSize, lpEncodeGetType
 * @see antirez/listpack listpack.md "Elements representation"
 */

var ListpackElement = (function() {
  ListpackElement.Kind = Object.freeze({
    UINT7: 0,
    STR6: 1,
    INT13: 2,
    STR12: 3,
    STR32: 4,
    INT16: 5,
    INT24: 6,
    INT32: 7,
    INT64: 8,
    END: 9,

    0: "UINT7",
    1: "STR6",
    2: "INT13",
    3: "STR12",
    4: "STR32",
    5: "INT16",
    6: "INT24",
    7: "INT32",
    8: "INT64",
    9: "END",
  });

  function ListpackElement(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  ListpackElement.prototype._read = function() {
    this._debug.encoding = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.encoding = this._io.readU1();
    this._debug.encoding.end = this._io.pos;
    var _ = this.encoding;
    if (!( ((_ <= 244) || (_ == 255)) )) {
      var _err = new KaitaiStream.ValidationExprError(this.encoding, this._io, "/seq/0");
      this._debug.encoding.validationError = _err;
      throw _err;
    }
    this._debug.data = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.kind) {
    case ListpackElement.Kind.INT13:
      this.data = new DataInt13(this._io, this, this._root, this.encoding);
      this.data._read();
      break;
    case ListpackElement.Kind.INT16:
      this.data = new DataInt16(this._io, this, this._root);
      this.data._read();
      break;
    case ListpackElement.Kind.INT24:
      this.data = new DataInt24(this._io, this, this._root);
      this.data._read();
      break;
    case ListpackElement.Kind.INT32:
      this.data = new DataInt32(this._io, this, this._root);
      this.data._read();
      break;
    case ListpackElement.Kind.INT64:
      this.data = new DataInt64(this._io, this, this._root);
      this.data._read();
      break;
    case ListpackElement.Kind.STR12:
      this.data = new DataStr12(this._io, this, this._root, this.encoding);
      this.data._read();
      break;
    case ListpackElement.Kind.STR32:
      this.data = new DataStr32(this._io, this, this._root);
      this.data._read();
      break;
    case ListpackElement.Kind.STR6:
      this.data = new DataStr6(this._io, this, this._root, this.encoding);
      this.data._read();
      break;
    case ListpackElement.Kind.UINT7:
      this.data = new DataUint7(this._io, this, this._root, this.encoding);
      this.data._read();
      break;
    }
    this._debug.data.end = this._io.pos;
    this._debug.backlen = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.backlen.arr = [];
    this.backlen = [];
    for (var i = 0; i < this.numBacklen; i++) {
      this._debug.backlen.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.backlen.push(this._io.readU1());
      this._debug.backlen.arr[i].end = this._io.pos;
      if (!(this.backlen[i] == (this.lenBody >>> 7 * ((this.numBacklen - 1) - i) & 127 | (i == 0 ? 0 : 128)))) {
        var _err = new KaitaiStream.ValidationNotEqualError(this.lenBody >>> 7 * ((this.numBacklen - 1) - i) & 127 | (i == 0 ? 0 : 128), this.backlen[i], this._io, "/seq/2");
        this._debug.backlen.arr[i].validationError = _err;
        throw _err;
      }
    }
    this._debug.backlen.end = this._io.pos;
  }

  /**
   * 110xxxxx and one byte, an integer from -4096 to 4095.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataInt13 = ListpackElement.DataInt13 = (function() {
    function DataInt13(_io, _parent, _root, encoding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.encoding = encoding;
      this._debug = {};

    }
    DataInt13.prototype._read = function() {
      this._debug.low = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.low = this._io.readU1();
      this._debug.low.end = this._io.pos;
    }

    /**
     * The 13 bits, unsigned.
     */
    Object.defineProperty(DataInt13.prototype, 'twoComplement', {
      get: function() {
        if (this._m_twoComplement !== undefined)
          return this._m_twoComplement;
        this._debug._m_twoComplement = {  };
        this._m_twoComplement = (this.encoding & 31) << 8 | this.low;
        return this._m_twoComplement;
      }
    });

    /**
     * The integer.
     */
    Object.defineProperty(DataInt13.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._debug._m_value = {  };
        this._m_value = (this.twoComplement >= 4096 ? this.twoComplement - 8192 : this.twoComplement);
        return this._m_value;
      }
    });

    /**
     * The low 8 bits, after the first byte's 5.
     */

    /**
     * The first byte.
     */

    return DataInt13;
  })();

  /**
   * F1, a signed 16-bit integer.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataInt16 = ListpackElement.DataInt16 = (function() {
    function DataInt16(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DataInt16.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS2le();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The integer.
     */

    return DataInt16;
  })();

  /**
   * F2, a signed 24-bit integer.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataInt24 = ListpackElement.DataInt24 = (function() {
    function DataInt24(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DataInt24.prototype._read = function() {
      this._debug.low = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.low = this._io.readU2le();
      this._debug.low.end = this._io.pos;
      this._debug.high = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.high = this._io.readS1();
      this._debug.high.end = this._io.pos;
    }

    /**
     * The integer.
     */
    Object.defineProperty(DataInt24.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._debug._m_value = {  };
        this._m_value = this.high * 65536 + this.low;
        return this._m_value;
      }
    });

    /**
     * The low 16 bits.
     */

    /**
     * The high 8 bits, with the sign.
     */

    return DataInt24;
  })();

  /**
   * F3, a signed 32-bit integer.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataInt32 = ListpackElement.DataInt32 = (function() {
    function DataInt32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DataInt32.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS4le();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The integer.
     */

    return DataInt32;
  })();

  /**
   * F4, a signed 64-bit integer.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataInt64 = ListpackElement.DataInt64 = (function() {
    function DataInt64(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DataInt64.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS8le();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The integer.
     */

    return DataInt64;
  })();

  /**
   * 1110xxxx and one byte, a string of 64 to 4095 bytes.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataStr12 = ListpackElement.DataStr12 = (function() {
    function DataStr12(_io, _parent, _root, encoding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.encoding = encoding;
      this._debug = {};

    }
    DataStr12.prototype._read = function() {
      this._debug.lenLow = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenLow = this._io.readU1();
      this._debug.lenLow.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Bytes of the string.
     */
    Object.defineProperty(DataStr12.prototype, 'lenValue', {
      get: function() {
        if (this._m_lenValue !== undefined)
          return this._m_lenValue;
        this._debug._m_lenValue = {  };
        this._m_lenValue = (this.encoding & 15) << 8 | this.lenLow;
        return this._m_lenValue;
      }
    });

    /**
     * The length's low 8 bits, after the first byte's 4.
     */

    /**
     * The string.
     */

    /**
     * The first byte.
     */

    return DataStr12;
  })();

  /**
   * F0, a string of 4096 bytes or more.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataStr32 = ListpackElement.DataStr32 = (function() {
    function DataStr32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DataStr32.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readU4le();
      this._debug.lenValue.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Bytes of the string, little-endian.
     */

    /**
     * The string.
     */

    return DataStr32;
  })();

  /**
   * 10xxxxxx, a string of 0 to 63 bytes.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataStr6 = ListpackElement.DataStr6 = (function() {
    function DataStr6(_io, _parent, _root, encoding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.encoding = encoding;
      this._debug = {};

    }
    DataStr6.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Bytes of the string.
     */
    Object.defineProperty(DataStr6.prototype, 'lenValue', {
      get: function() {
        if (this._m_lenValue !== undefined)
          return this._m_lenValue;
        this._debug._m_lenValue = {  };
        this._m_lenValue = this.encoding & 63;
        return this._m_lenValue;
      }
    });

    /**
     * The string.
     */

    /**
     * The first byte.
     */

    return DataStr6;
  })();

  /**
   * 0xxxxxxx, an integer from 0 to 127.
   * @see redis/redis src/listpack.c lpGetWithSize
   */

  var DataUint7 = ListpackElement.DataUint7 = (function() {
    function DataUint7(_io, _parent, _root, encoding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.encoding = encoding;
      this._debug = {};

    }
    DataUint7.prototype._read = function() {
    }

    /**
     * The integer.
     */
    Object.defineProperty(DataUint7.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._debug._m_value = {  };
        this._m_value = this.encoding & 127;
        return this._m_value;
      }
    });

    /**
     * The first byte.
     */

    return DataUint7;
  })();

  /**
   * The integer.
   */
  Object.defineProperty(ListpackElement.prototype, 'intValue', {
    get: function() {
      if (this._m_intValue !== undefined)
        return this._m_intValue;
      if (this.isInt) {
        this._debug._m_intValue = {  };
        this._m_intValue = (this.kind == ListpackElement.Kind.UINT7 ? this.data.value : (this.kind == ListpackElement.Kind.INT13 ? this.data.value : (this.kind == ListpackElement.Kind.INT16 ? this.data.value : (this.kind == ListpackElement.Kind.INT24 ? this.data.value : (this.kind == ListpackElement.Kind.INT32 ? this.data.value : this.data.value)))));
      }
      return this._m_intValue;
    }
  });

  /**
   * An end marker, without data and backlen.
   */
  Object.defineProperty(ListpackElement.prototype, 'isEnd', {
    get: function() {
      if (this._m_isEnd !== undefined)
        return this._m_isEnd;
      this._debug._m_isEnd = {  };
      this._m_isEnd = this.encoding == 255;
      return this._m_isEnd;
    }
  });

  /**
   * The type is an integer.
   */
  Object.defineProperty(ListpackElement.prototype, 'isInt', {
    get: function() {
      if (this._m_isInt !== undefined)
        return this._m_isInt;
      this._debug._m_isInt = {  };
      this._m_isInt = !( ((this.isEnd) || (this.isStr)) );
      return this._m_isInt;
    }
  });

  /**
   * The type is a string.
   */
  Object.defineProperty(ListpackElement.prototype, 'isStr', {
    get: function() {
      if (this._m_isStr !== undefined)
        return this._m_isStr;
      this._debug._m_isStr = {  };
      this._m_isStr =  ((this.kind == ListpackElement.Kind.STR6) || (this.kind == ListpackElement.Kind.STR12) || (this.kind == ListpackElement.Kind.STR32)) ;
      return this._m_isStr;
    }
  });

  /**
   * The type.
   */
  Object.defineProperty(ListpackElement.prototype, 'kind', {
    get: function() {
      if (this._m_kind !== undefined)
        return this._m_kind;
      this._debug._m_kind = { enumName: "ListpackElement.Kind" };
      this._m_kind = (this.encoding < 128 ? ListpackElement.Kind.UINT7 : (this.encoding < 192 ? ListpackElement.Kind.STR6 : (this.encoding < 224 ? ListpackElement.Kind.INT13 : (this.encoding < 240 ? ListpackElement.Kind.STR12 : (this.encoding == 240 ? ListpackElement.Kind.STR32 : (this.encoding == 241 ? ListpackElement.Kind.INT16 : (this.encoding == 242 ? ListpackElement.Kind.INT24 : (this.encoding == 243 ? ListpackElement.Kind.INT32 : (this.encoding == 244 ? ListpackElement.Kind.INT64 : ListpackElement.Kind.END)))))))));
      return this._m_kind;
    }
  });

  /**
   * Bytes through the data.
   */
  Object.defineProperty(ListpackElement.prototype, 'lenBody', {
    get: function() {
      if (this._m_lenBody !== undefined)
        return this._m_lenBody;
      this._debug._m_lenBody = {  };
      this._m_lenBody = (this.kind == ListpackElement.Kind.UINT7 ? 1 : (this.kind == ListpackElement.Kind.STR6 ? 1 + this.data.lenValue : (this.kind == ListpackElement.Kind.INT13 ? 2 : (this.kind == ListpackElement.Kind.STR12 ? 2 + this.data.lenValue : (this.kind == ListpackElement.Kind.STR32 ? 5 + this.data.lenValue : (this.kind == ListpackElement.Kind.INT16 ? 3 : (this.kind == ListpackElement.Kind.INT24 ? 4 : (this.kind == ListpackElement.Kind.INT32 ? 5 : (this.kind == ListpackElement.Kind.INT64 ? 9 : 1)))))))));
      return this._m_lenBody;
    }
  });

  /**
   * The bounds are strict: 16383 would fit into two groups, but has three bytes.
   * @see redis/redis src/listpack.c lpEncodeBacklen
   */
  Object.defineProperty(ListpackElement.prototype, 'numBacklen', {
    get: function() {
      if (this._m_numBacklen !== undefined)
        return this._m_numBacklen;
      this._debug._m_numBacklen = {  };
      this._m_numBacklen = (this.isEnd ? 0 : (this.lenBody <= 127 ? 1 : (this.lenBody < 16383 ? 2 : (this.lenBody < 2097151 ? 3 : (this.lenBody < 268435455 ? 4 : 5)))));
      return this._m_numBacklen;
    }
  });

  /**
   * Type, and the first bits of the value or of the length. F5 to FE have no meaning.
   * @see redis/redis src/listpack.c LP_ENCODING_7BIT_UINT and its neighbours
   */

  /**
   * The bytes after the first one, none for the end marker.
   */

  /**
   * `len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader
   * from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this
   * one.
   * @see redis/redis src/listpack.c lpEncodeBacklen, lpDecodeBacklen
   */

  return ListpackElement;
})();
ListpackElement_.ListpackElement = ListpackElement;
});
