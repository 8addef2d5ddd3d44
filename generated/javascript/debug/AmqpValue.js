// kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.AmqpValue || (root.AmqpValue = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (AmqpValue_, KaitaiStream) {
/**
 * One value of any AMQP type.
 * @see OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings", 1.6 "Primitive Type Definitions"
 * @see rabbitmq/rabbitmq-server deps/amqp10_common/src/amqp10_binary_parser.erl
 */

var AmqpValue = (function() {
  AmqpValue.FormatCode = Object.freeze({
    DESCRIBED: 0,
    NULL_VALUE: 64,
    TRUE_VALUE: 65,
    FALSE_VALUE: 66,
    UINT_ZERO: 67,
    ULONG_ZERO: 68,
    EMPTY_LIST: 69,
    UBYTE: 80,
    BYTE: 81,
    SMALL_UINT: 82,
    SMALL_ULONG: 83,
    SMALL_INT: 84,
    SMALL_LONG: 85,
    BOOLEAN: 86,
    USHORT: 96,
    SHORT: 97,
    UINT: 112,
    INT: 113,
    FLOAT: 114,
    CHAR: 115,
    DECIMAL32: 116,
    ULONG: 128,
    LONG: 129,
    DOUBLE: 130,
    TIMESTAMP: 131,
    DECIMAL64: 132,
    DECIMAL128: 148,
    UUID: 152,
    BINARY8: 160,
    STRING8: 161,
    SYMBOL8: 163,
    BINARY32: 176,
    STRING32: 177,
    SYMBOL32: 179,
    LIST8: 192,
    MAP8: 193,
    LIST32: 208,
    MAP32: 209,
    ARRAY8: 224,
    ARRAY32: 240,

    0: "DESCRIBED",
    64: "NULL_VALUE",
    65: "TRUE_VALUE",
    66: "FALSE_VALUE",
    67: "UINT_ZERO",
    68: "ULONG_ZERO",
    69: "EMPTY_LIST",
    80: "UBYTE",
    81: "BYTE",
    82: "SMALL_UINT",
    83: "SMALL_ULONG",
    84: "SMALL_INT",
    85: "SMALL_LONG",
    86: "BOOLEAN",
    96: "USHORT",
    97: "SHORT",
    112: "UINT",
    113: "INT",
    114: "FLOAT",
    115: "CHAR",
    116: "DECIMAL32",
    128: "ULONG",
    129: "LONG",
    130: "DOUBLE",
    131: "TIMESTAMP",
    132: "DECIMAL64",
    148: "DECIMAL128",
    152: "UUID",
    160: "BINARY8",
    161: "STRING8",
    163: "SYMBOL8",
    176: "BINARY32",
    177: "STRING32",
    179: "SYMBOL32",
    192: "LIST8",
    193: "MAP8",
    208: "LIST32",
    209: "MAP32",
    224: "ARRAY8",
    240: "ARRAY32",
  });

  function AmqpValue(_io, _parent, _root, depthLeft) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.depthLeft = depthLeft;
    this._debug = {};

  }
  AmqpValue.prototype._read = function() {
    this._debug.formatCode = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "AmqpValue.FormatCode" };
    this.formatCode = this._io.readU1();
    this._debug.formatCode.end = this._io.pos;
    if (!Object.prototype.hasOwnProperty.call(AmqpValue.FormatCode, this.formatCode)) {
      var _err = new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/seq/0");
      this._debug.formatCode.validationError = _err;
      throw _err;
    }
    this._debug.encoded = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.encoded = new Encoded(this._io, this, this._root, this.formatCode, this.depthLeft);
    this.encoded._read();
    this._debug.encoded.end = this._io.pos;
  }

  /**
   * An array with its length.
   * @see AMQP 1.0 part 1, 1.2.4
   */

  var Array32 = AmqpValue.Array32 = (function() {
    function Array32(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Array32.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU4be();
      this._debug.lenContent.end = this._io.pos;
      this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_content = this._io.readBytes(this.lenContent);
      var _io__raw_content = new KaitaiStream(this._raw_content);
      this.content = new Array32Content(_io__raw_content, this, this._root, this.depthLeft);
      this.content._read();
      this._debug.content.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * Count, constructor and items.
     */

    /**
     * Allowed nesting.
     */

    return Array32;
  })();

  /**
   * All items share one format code.
   * @see AMQP 1.0 part 1, 1.2.4
   */

  var Array32Content = AmqpValue.Array32Content = (function() {
    function Array32Content(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Array32Content.prototype._read = function() {
      this._debug.numItems = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numItems = this._io.readU4be();
      this._debug.numItems.end = this._io.pos;
      this._debug.constructor = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.constructor = new ArrayConstructor(this._io, this, this._root, this.depthLeft);
      this.constructor._read();
      this._debug.constructor.end = this._io.pos;
      this._debug.items = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.items.arr = [];
      this.items = [];
      for (var i = 0; i < (this.constructor.isWithoutBytes ? 0 : this.numItems); i++) {
        this._debug.items.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_items = new Encoded(this._io, this, this._root, this.constructor.itemCode, this.depthLeft - 1);
        try {
          _t_items._read();
        } finally {
          this.items.push(_t_items);
        }
        this._debug.items.arr[i].end = this._io.pos;
      }
      this._debug.items.end = this._io.pos;
    }

    /**
     * Number of items.
     */

    /**
     * The items' type.
     */

    /**
     * As in `array8_content`.
     */

    /**
     * Allowed nesting.
     */

    return Array32Content;
  })();

  /**
   * An array with its length.
   * @see AMQP 1.0 part 1, 1.2.4
   */

  var Array8 = AmqpValue.Array8 = (function() {
    function Array8(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Array8.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU1();
      this._debug.lenContent.end = this._io.pos;
      this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_content = this._io.readBytes(this.lenContent);
      var _io__raw_content = new KaitaiStream(this._raw_content);
      this.content = new Array8Content(_io__raw_content, this, this._root, this.depthLeft);
      this.content._read();
      this._debug.content.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * Count, constructor and items.
     */

    /**
     * Allowed nesting.
     */

    return Array8;
  })();

  /**
   * All items share one format code.
   * @see AMQP 1.0 part 1, 1.2.4
   */

  var Array8Content = AmqpValue.Array8Content = (function() {
    function Array8Content(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Array8Content.prototype._read = function() {
      this._debug.numItems = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numItems = this._io.readU1();
      this._debug.numItems.end = this._io.pos;
      this._debug.constructor = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.constructor = new ArrayConstructor(this._io, this, this._root, this.depthLeft);
      this.constructor._read();
      this._debug.constructor.end = this._io.pos;
      this._debug.items = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.items.arr = [];
      this.items = [];
      for (var i = 0; i < (this.constructor.isWithoutBytes ? 0 : this.numItems); i++) {
        this._debug.items.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_items = new Encoded(this._io, this, this._root, this.constructor.itemCode, this.depthLeft - 1);
        try {
          _t_items._read();
        } finally {
          this.items.push(_t_items);
        }
        this._debug.items.arr[i].end = this._io.pos;
      }
      this._debug.items.end = this._io.pos;
    }

    /**
     * Number of items.
     */

    /**
     * The items' type.
     */

    /**
     * The items without format codes. Items without bytes are not listed: they are identical, and the length does
     * not bound their number.
     */

    /**
     * Allowed nesting.
     */

    return Array8Content;
  })();

  /**
   * The items' format code, with a descriptor if described.
   * @see AMQP 1.0 part 1, 1.2.4
   */

  var ArrayConstructor = AmqpValue.ArrayConstructor = (function() {
    function ArrayConstructor(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    ArrayConstructor.prototype._read = function() {
      this._debug.formatCode = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "AmqpValue.FormatCode" };
      this.formatCode = this._io.readU1();
      this._debug.formatCode.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(AmqpValue.FormatCode, this.formatCode)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/array_constructor/seq/0");
        this._debug.formatCode.validationError = _err;
        throw _err;
      }
      if (this.formatCode == AmqpValue.FormatCode.DESCRIBED) {
        this._debug.descriptor = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.descriptor = new AmqpValue(this._io, this, this._root, this.depthLeft - 1);
        this.descriptor._read();
        this._debug.descriptor.end = this._io.pos;
      }
      if (this.formatCode == AmqpValue.FormatCode.DESCRIBED) {
        this._debug.describedCode = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "AmqpValue.FormatCode" };
        this.describedCode = this._io.readU1();
        this._debug.describedCode.end = this._io.pos;
        if (!Object.prototype.hasOwnProperty.call(AmqpValue.FormatCode, this.describedCode)) {
          var _err = new KaitaiStream.ValidationNotInEnumError(this.describedCode, this._io, "/types/array_constructor/seq/2");
          this._debug.describedCode.validationError = _err;
          throw _err;
        }
      }
    }

    /**
     * The items have no bytes.
     */
    Object.defineProperty(ArrayConstructor.prototype, 'isWithoutBytes', {
      get: function() {
        if (this._m_isWithoutBytes !== undefined)
          return this._m_isWithoutBytes;
        this._debug._m_isWithoutBytes = {  };
        this._m_isWithoutBytes =  ((this.itemCode >= 64) && (this.itemCode < 80)) ;
        return this._m_isWithoutBytes;
      }
    });

    /**
     * The items' format code.
     */
    Object.defineProperty(ArrayConstructor.prototype, 'itemCode', {
      get: function() {
        if (this._m_itemCode !== undefined)
          return this._m_itemCode;
        this._debug._m_itemCode = { enumName: "AmqpValue.FormatCode" };
        this._m_itemCode = (this.formatCode == AmqpValue.FormatCode.DESCRIBED ? this.describedCode : this.formatCode);
        return this._m_itemCode;
      }
    });

    /**
     * The items' format code, or 0 before a descriptor.
     */

    /**
     * Describes every item.
     */

    /**
     * The code after a descriptor.
     */

    /**
     * Allowed nesting.
     */

    return ArrayConstructor;
  })();

  /**
   * Bytes with their length.
   * @see AMQP 1.0 part 1, 1.6.19
   */

  var Binary32 = AmqpValue.Binary32 = (function() {
    function Binary32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Binary32.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readU4be();
      this._debug.lenValue.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * The bytes.
     */

    return Binary32;
  })();

  /**
   * Bytes with their length.
   * @see AMQP 1.0 part 1, 1.6.19
   */

  var Binary8 = AmqpValue.Binary8 = (function() {
    function Binary8(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Binary8.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readU1();
      this._debug.lenValue.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * The bytes.
     */

    return Binary8;
  })();

  /**
   * A boolean in one byte.
   * @see AMQP 1.0 part 1, 1.6.2
   */

  var Boolean = AmqpValue.Boolean = (function() {
    function Boolean(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Boolean.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU1();
      this._debug.value.end = this._io.pos;
      if (!(this.value <= 1)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(1, this.value, this._io, "/types/boolean/seq/0");
        this._debug.value.validationError = _err;
        throw _err;
      }
    }

    /**
     * 0 is false, 1 is true.
     */

    return Boolean;
  })();

  /**
   * A signed byte.
   * @see AMQP 1.0 part 1, 1.6.7
   */

  var Byte = AmqpValue.Byte = (function() {
    function Byte(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Byte.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS1();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Byte;
  })();

  /**
   * A list or map.
   * @see AMQP 1.0 part 1, 1.2.3
   */

  var Compound32 = AmqpValue.Compound32 = (function() {
    function Compound32(_io, _parent, _root, isMap, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.isMap = isMap;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Compound32.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU4be();
      this._debug.lenContent.end = this._io.pos;
      this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_content = this._io.readBytes(this.lenContent);
      var _io__raw_content = new KaitaiStream(this._raw_content);
      this.content = new Compound32Content(_io__raw_content, this, this._root, this.isMap, this.depthLeft);
      this.content._read();
      this._debug.content.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * Count and items.
     */

    /**
     * Keys and values alternate.
     */

    /**
     * Allowed nesting.
     */

    return Compound32;
  })();

  /**
   * Count and items.
   * @see AMQP 1.0 part 1, 1.2.3
   */

  var Compound32Content = AmqpValue.Compound32Content = (function() {
    function Compound32Content(_io, _parent, _root, isMap, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.isMap = isMap;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Compound32Content.prototype._read = function() {
      this._debug.numItems = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numItems = this._io.readU4be();
      this._debug.numItems.end = this._io.pos;
      var _ = this.numItems;
      if (!( ((!(this.isMap)) || (KaitaiStream.mod(_, 2) == 0)) )) {
        var _err = new KaitaiStream.ValidationExprError(this.numItems, this._io, "/types/compound32_content/seq/0");
        this._debug.numItems.validationError = _err;
        throw _err;
      }
      this._debug.items = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.items.arr = [];
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this._debug.items.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_items = new AmqpValue(this._io, this, this._root, this.depthLeft - 1);
        try {
          _t_items._read();
        } finally {
          this.items.push(_t_items);
        }
        this._debug.items.arr[i].end = this._io.pos;
      }
      this._debug.items.end = this._io.pos;
    }

    /**
     * Items. A map's keys and values count separately.
     */

    /**
     * The items. In a map, keys and values alternate.
     */

    /**
     * Keys and values alternate.
     */

    /**
     * Allowed nesting.
     */

    return Compound32Content;
  })();

  /**
   * A list or map.
   * @see AMQP 1.0 part 1, 1.2.3
   */

  var Compound8 = AmqpValue.Compound8 = (function() {
    function Compound8(_io, _parent, _root, isMap, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.isMap = isMap;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Compound8.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU1();
      this._debug.lenContent.end = this._io.pos;
      this._debug.content = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_content = this._io.readBytes(this.lenContent);
      var _io__raw_content = new KaitaiStream(this._raw_content);
      this.content = new Compound8Content(_io__raw_content, this, this._root, this.isMap, this.depthLeft);
      this.content._read();
      this._debug.content.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * Count and items.
     */

    /**
     * Keys and values alternate.
     */

    /**
     * Allowed nesting.
     */

    return Compound8;
  })();

  /**
   * Count and items.
   * @see AMQP 1.0 part 1, 1.2.3
   */

  var Compound8Content = AmqpValue.Compound8Content = (function() {
    function Compound8Content(_io, _parent, _root, isMap, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.isMap = isMap;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Compound8Content.prototype._read = function() {
      this._debug.numItems = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numItems = this._io.readU1();
      this._debug.numItems.end = this._io.pos;
      var _ = this.numItems;
      if (!( ((!(this.isMap)) || (KaitaiStream.mod(_, 2) == 0)) )) {
        var _err = new KaitaiStream.ValidationExprError(this.numItems, this._io, "/types/compound8_content/seq/0");
        this._debug.numItems.validationError = _err;
        throw _err;
      }
      this._debug.items = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.items.arr = [];
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this._debug.items.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_items = new AmqpValue(this._io, this, this._root, this.depthLeft - 1);
        try {
          _t_items._read();
        } finally {
          this.items.push(_t_items);
        }
        this._debug.items.arr[i].end = this._io.pos;
      }
      this._debug.items.end = this._io.pos;
    }

    /**
     * Items. A map's keys and values count separately.
     */

    /**
     * The items. In a map, keys and values alternate.
     */

    /**
     * Keys and values alternate.
     */

    /**
     * Allowed nesting.
     */

    return Compound8Content;
  })();

  /**
   * A 128-bit decimal number.
   * @see AMQP 1.0 part 1, 1.6.15
   */

  var Decimal128 = AmqpValue.Decimal128 = (function() {
    function Decimal128(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Decimal128.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(16);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Most significant byte first.
     */

    return Decimal128;
  })();

  /**
   * A 32-bit decimal number.
   * @see AMQP 1.0 part 1, 1.6.13
   */

  var Decimal32 = AmqpValue.Decimal32 = (function() {
    function Decimal32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Decimal32.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(4);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Most significant byte first.
     */

    return Decimal32;
  })();

  /**
   * A 64-bit decimal number.
   * @see AMQP 1.0 part 1, 1.6.14
   */

  var Decimal64 = AmqpValue.Decimal64 = (function() {
    function Decimal64(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Decimal64.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(8);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Most significant byte first.
     */

    return Decimal64;
  })();

  /**
   * A value and its descriptor.
   * @see AMQP 1.0 part 1, 1.2
   */

  var Described = AmqpValue.Described = (function() {
    function Described(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Described.prototype._read = function() {
      this._debug.descriptor = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.descriptor = new AmqpValue(this._io, this, this._root, this.depthLeft - 1);
      this.descriptor._read();
      this._debug.descriptor.end = this._io.pos;
      this._debug.describedValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.describedValue = new AmqpValue(this._io, this, this._root, this.depthLeft - 1);
      this.describedValue._read();
      this._debug.describedValue.end = this._io.pos;
    }

    /**
     * A number or a symbol.
     */

    /**
     * The value.
     */

    /**
     * Allowed nesting.
     */

    return Described;
  })();

  /**
   * A 64-bit floating-point number.
   * @see AMQP 1.0 part 1, 1.6.12
   */

  var Double = AmqpValue.Double = (function() {
    function Double(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Double.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readF8be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Double;
  })();

  /**
   * A value without its format code, as in arrays.
   * @see AMQP 1.0 part 1, 1.2
   */

  var Encoded = AmqpValue.Encoded = (function() {
    function Encoded(_io, _parent, _root, formatCode, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.formatCode = formatCode;
      this.depthLeft = depthLeft;
      this._debug = {};

    }
    Encoded.prototype._read = function() {
      this._debug.nesting = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.nesting = this._io.readBytes(0);
      this._debug.nesting.end = this._io.pos;
      var _ = this.nesting;
      if (!(this.depthLeft > 0)) {
        var _err = new KaitaiStream.ValidationExprError(this.nesting, this._io, "/types/encoded/seq/0");
        this._debug.nesting.validationError = _err;
        throw _err;
      }
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.formatCode) {
      case AmqpValue.FormatCode.ARRAY32:
        this.value = new Array32(this._io, this, this._root, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.ARRAY8:
        this.value = new Array8(this._io, this, this._root, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.BINARY32:
        this.value = new Binary32(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.BINARY8:
        this.value = new Binary8(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.BOOLEAN:
        this.value = new Boolean(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.BYTE:
        this.value = new Byte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.CHAR:
        this.value = new Uint(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.DECIMAL128:
        this.value = new Decimal128(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.DECIMAL32:
        this.value = new Decimal32(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.DECIMAL64:
        this.value = new Decimal64(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.DESCRIBED:
        this.value = new Described(this._io, this, this._root, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.DOUBLE:
        this.value = new Double(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.FLOAT:
        this.value = new Float(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.INT:
        this.value = new Int(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.LIST32:
        this.value = new Compound32(this._io, this, this._root, false, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.LIST8:
        this.value = new Compound8(this._io, this, this._root, false, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.LONG:
        this.value = new Long(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.MAP32:
        this.value = new Compound32(this._io, this, this._root, true, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.MAP8:
        this.value = new Compound8(this._io, this, this._root, true, this.depthLeft);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SHORT:
        this.value = new Short(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SMALL_INT:
        this.value = new Byte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SMALL_LONG:
        this.value = new Byte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SMALL_UINT:
        this.value = new Ubyte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SMALL_ULONG:
        this.value = new Ubyte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.STRING32:
        this.value = new String32(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.STRING8:
        this.value = new String8(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SYMBOL32:
        this.value = new String32(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.SYMBOL8:
        this.value = new String8(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.TIMESTAMP:
        this.value = new Long(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.UBYTE:
        this.value = new Ubyte(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.UINT:
        this.value = new Uint(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.ULONG:
        this.value = new Ulong(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.USHORT:
        this.value = new Ushort(this._io, this, this._root);
        this.value._read();
        break;
      case AmqpValue.FormatCode.UUID:
        this.value = new Uuid(this._io, this, this._root);
        this.value._read();
        break;
      }
      this._debug.value.end = this._io.pos;
    }

    /**
     * The code implies the value.
     */
    Object.defineProperty(Encoded.prototype, 'isWithoutBytes', {
      get: function() {
        if (this._m_isWithoutBytes !== undefined)
          return this._m_isWithoutBytes;
        this._debug._m_isWithoutBytes = {  };
        this._m_isWithoutBytes =  ((this.formatCode >= 64) && (this.formatCode < 80)) ;
        return this._m_isWithoutBytes;
      }
    });

    /**
     * Refuses deeper nesting, without bytes.
     */

    /**
     * The value, unless the code implies it.
     */

    /**
     * Encoding of the value.
     */

    /**
     * Allowed nesting.
     */

    return Encoded;
  })();

  /**
   * A 32-bit floating-point number.
   * @see AMQP 1.0 part 1, 1.6.11
   */

  var Float = AmqpValue.Float = (function() {
    function Float(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Float.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readF4be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Float;
  })();

  /**
   * A signed 32-bit integer.
   * @see AMQP 1.0 part 1, 1.6.9
   */

  var Int = AmqpValue.Int = (function() {
    function Int(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Int.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS4be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Int;
  })();

  /**
   * A signed 64-bit integer, or a point in time.
   * @see AMQP 1.0 part 1, 1.6.10
   */

  var Long = AmqpValue.Long = (function() {
    function Long(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Long.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS8be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Long;
  })();

  /**
   * A signed 16-bit integer.
   * @see AMQP 1.0 part 1, 1.6.8
   */

  var Short = AmqpValue.Short = (function() {
    function Short(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Short.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readS2be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Short;
  })();

  /**
   * A string or symbol, as in `string8`.
   * @see AMQP 1.0 part 1, 1.6.20
   */

  var String32 = AmqpValue.String32 = (function() {
    function String32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    String32.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readU4be();
      this._debug.lenValue.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = KaitaiStream.bytesToStr(this._io.readBytes(this.lenValue), "UTF-8");
      this._debug.value.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * The text.
     */

    return String32;
  })();

  /**
   * A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.
   * @see AMQP 1.0 part 1, 1.6.20
   */

  var String8 = AmqpValue.String8 = (function() {
    function String8(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    String8.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readU1();
      this._debug.lenValue.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = KaitaiStream.bytesToStr(this._io.readBytes(this.lenValue), "UTF-8");
      this._debug.value.end = this._io.pos;
    }

    /**
     * In bytes.
     */

    /**
     * The text.
     */

    return String8;
  })();

  /**
   * An unsigned byte.
   * @see AMQP 1.0 part 1, 1.6.3
   */

  var Ubyte = AmqpValue.Ubyte = (function() {
    function Ubyte(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Ubyte.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU1();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Ubyte;
  })();

  /**
   * An unsigned 32-bit integer or code point.
   * @see AMQP 1.0 part 1, 1.6.5
   */

  var Uint = AmqpValue.Uint = (function() {
    function Uint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Uint.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU4be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Uint;
  })();

  /**
   * An unsigned 64-bit integer.
   * @see AMQP 1.0 part 1, 1.6.6
   */

  var Ulong = AmqpValue.Ulong = (function() {
    function Ulong(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Ulong.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU8be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Ulong;
  })();

  /**
   * An unsigned 16-bit integer.
   * @see AMQP 1.0 part 1, 1.6.4
   */

  var Ushort = AmqpValue.Ushort = (function() {
    function Ushort(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Ushort.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readU2be();
      this._debug.value.end = this._io.pos;
    }

    /**
     * The number.
     */

    return Ushort;
  })();

  /**
   * A UUID.
   * @see AMQP 1.0 part 1, 1.6.18
   */

  var Uuid = AmqpValue.Uuid = (function() {
    function Uuid(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Uuid.prototype._read = function() {
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(16);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Most significant byte first.
     */

    return Uuid;
  })();

  /**
   * Type and encoding of the value.
   */

  /**
   * The value.
   */

  /**
   * Levels of nesting that the caller allows. AMQP has no limit.
   */

  return AmqpValue;
})();
AmqpValue_.AmqpValue = AmqpValue;
});
