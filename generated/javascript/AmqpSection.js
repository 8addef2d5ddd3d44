// kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.AmqpSection || (root.AmqpSection = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (AmqpSection_, KaitaiStream) {
/**
 * One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half
 * determines the width of a value.
 * @see OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings"
 * @see OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
 */

var AmqpSection = (function() {
  AmqpSection.DescriptorFormat = Object.freeze({
    SMALL_ULONG: 83,
    ULONG: 128,

    83: "SMALL_ULONG",
    128: "ULONG",
  });

  AmqpSection.SectionKind = Object.freeze({
    HEADER: 112,
    DELIVERY_ANNOTATIONS: 113,
    MESSAGE_ANNOTATIONS: 114,
    PROPERTIES: 115,
    APPLICATION_PROPERTIES: 116,
    DATA: 117,
    AMQP_SEQUENCE: 118,
    AMQP_VALUE: 119,
    FOOTER: 120,

    112: "HEADER",
    113: "DELIVERY_ANNOTATIONS",
    114: "MESSAGE_ANNOTATIONS",
    115: "PROPERTIES",
    116: "APPLICATION_PROPERTIES",
    117: "DATA",
    118: "AMQP_SEQUENCE",
    119: "AMQP_VALUE",
    120: "FOOTER",
  });

  function AmqpSection(_io, _parent, _root, depthLeft) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.depthLeft = depthLeft;

    this._read();
  }
  AmqpSection.prototype._read = function() {
    this.marker = this._io.readBytes(1);
    if (!((KaitaiStream.byteArrayCompare(this.marker, new Uint8Array([0])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([0]), this.marker, this._io, "/seq/0");
    }
    this.descriptor = new SectionDescriptor(this._io, this, this._root);
    this.body = new Unopened(this._io, this, this._root, this.depthLeft);
  }

  /**
   * The format code gives the width.
   * @see AMQP 1.0 part 1, 1.2.1
   */

  var FixedWidth = AmqpSection.FixedWidth = (function() {
    function FixedWidth(_io, _parent, _root, lenContent) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.lenContent = lenContent;

      this._read();
    }
    FixedWidth.prototype._read = function() {
      this.content = this._io.readBytes(this.lenContent);
    }

    /**
     * The value.
     */

    /**
     * In bytes.
     */

    return FixedWidth;
  })();

  /**
   * The long form, valid for all numbers.
   * @see AMQP 1.0 part 1, 1.6.6
   */

  var LargeDescriptor = AmqpSection.LargeDescriptor = (function() {
    function LargeDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LargeDescriptor.prototype._read = function() {
      this.number = this._io.readU8be();
    }

    /**
     * The section's number.
     */

    return LargeDescriptor;
  })();

  /**
   * The section's number as an unsigned long, in one of two forms.
   * @see AMQP 1.0 part 3, 3.2
   */

  var SectionDescriptor = AmqpSection.SectionDescriptor = (function() {
    function SectionDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SectionDescriptor.prototype._read = function() {
      this.formatCode = this._io.readU1();
      if (!Object.prototype.hasOwnProperty.call(AmqpSection.DescriptorFormat, this.formatCode)) {
        throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/section_descriptor/seq/0");
      }
      switch (this.formatCode) {
      case AmqpSection.DescriptorFormat.SMALL_ULONG:
        this.form = new SmallDescriptor(this._io, this, this._root);
        break;
      case AmqpSection.DescriptorFormat.ULONG:
        this.form = new LargeDescriptor(this._io, this, this._root);
        break;
      }
    }

    /**
     * The section's kind.
     */
    Object.defineProperty(SectionDescriptor.prototype, 'kind', {
      get: function() {
        if (this._m_kind !== undefined)
          return this._m_kind;
        this._m_kind = this.number;
        return this._m_kind;
      }
    });

    /**
     * The section's number.
     */
    Object.defineProperty(SectionDescriptor.prototype, 'number', {
      get: function() {
        if (this._m_number !== undefined)
          return this._m_number;
        this._m_number = (this.formatCode == AmqpSection.DescriptorFormat.SMALL_ULONG ? this.form.number : this.form.number);
        return this._m_number;
      }
    });

    /**
     * The form.
     */

    /**
     * The number.
     */

    return SectionDescriptor;
  })();

  /**
   * The usual form.
   * @see AMQP 1.0 part 1, 1.6.6
   */

  var SmallDescriptor = AmqpSection.SmallDescriptor = (function() {
    function SmallDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SmallDescriptor.prototype._read = function() {
      this.number = this._io.readU1();
    }

    /**
     * The section's number.
     */

    return SmallDescriptor;
  })();

  /**
   * The content is left as bytes.
   * @see AMQP 1.0 part 1, 1.2
   */

  var Unopened = AmqpSection.Unopened = (function() {
    function Unopened(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;

      this._read();
    }
    Unopened.prototype._read = function() {
      this.nesting = this._io.readBytes(0);
      var _ = this.nesting;
      if (!(this.depthLeft > 0)) {
        throw new KaitaiStream.ValidationExprError(this.nesting, this._io, "/types/unopened/seq/0");
      }
      this.formatCode = this._io.readU1();
      var _ = this.formatCode;
      if (!( ((_ == 0) || (_ >= 64)) )) {
        throw new KaitaiStream.ValidationExprError(this.formatCode, this._io, "/types/unopened/seq/1");
      }
      switch (this.formatCode >>> 4) {
      case 0:
        this.encoded = new UnopenedDescribed(this._io, this, this._root, this.depthLeft);
        break;
      case 10:
        this.encoded = new VariableWidth8(this._io, this, this._root);
        break;
      case 11:
        this.encoded = new VariableWidth32(this._io, this, this._root);
        break;
      case 12:
        this.encoded = new VariableWidth8(this._io, this, this._root);
        break;
      case 13:
        this.encoded = new VariableWidth32(this._io, this, this._root);
        break;
      case 14:
        this.encoded = new VariableWidth8(this._io, this, this._root);
        break;
      case 15:
        this.encoded = new VariableWidth32(this._io, this, this._root);
        break;
      case 4:
        this.encoded = new FixedWidth(this._io, this, this._root, 0);
        break;
      case 5:
        this.encoded = new FixedWidth(this._io, this, this._root, 1);
        break;
      case 6:
        this.encoded = new FixedWidth(this._io, this, this._root, 2);
        break;
      case 7:
        this.encoded = new FixedWidth(this._io, this, this._root, 4);
        break;
      case 8:
        this.encoded = new FixedWidth(this._io, this, this._root, 8);
        break;
      case 9:
        this.encoded = new FixedWidth(this._io, this, this._root, 16);
        break;
      }
    }

    /**
     * Refuses deeper nesting, without bytes.
     */

    /**
     * Encoding of the value, 0 if described. Codes between have no width.
     */

    /**
     * The value.
     */

    /**
     * Allowed nesting.
     */

    return Unopened;
  })();

  /**
   * A value with its descriptor.
   * @see AMQP 1.0 part 1, 1.2
   */

  var UnopenedDescribed = AmqpSection.UnopenedDescribed = (function() {
    function UnopenedDescribed(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;

      this._read();
    }
    UnopenedDescribed.prototype._read = function() {
      this.descriptor = new Unopened(this._io, this, this._root, this.depthLeft - 1);
      this.describedValue = new Unopened(this._io, this, this._root, this.depthLeft - 1);
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

    return UnopenedDescribed;
  })();

  /**
   * A value of any size.
   * @see AMQP 1.0 part 1, 1.2.2
   */

  var VariableWidth32 = AmqpSection.VariableWidth32 = (function() {
    function VariableWidth32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VariableWidth32.prototype._read = function() {
      this.lenContent = this._io.readU4be();
      this.content = this._io.readBytes(this.lenContent);
    }

    /**
     * As in the 8-bit form.
     */

    /**
     * As in the 8-bit form.
     */

    return VariableWidth32;
  })();

  /**
   * Up to 255 bytes.
   * @see AMQP 1.0 part 1, 1.2.2
   */

  var VariableWidth8 = AmqpSection.VariableWidth8 = (function() {
    function VariableWidth8(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VariableWidth8.prototype._read = function() {
      this.lenContent = this._io.readU1();
      this.content = this._io.readBytes(this.lenContent);
    }

    /**
     * Bytes of the value, in a list, map or array with its count.
     */

    /**
     * The value, in a data section the publisher's bytes.
     */

    return VariableWidth8;
  })();

  /**
   * Every section is a described value.
   */

  /**
   * Identifies the section.
   */

  /**
   * The section's content.
   */

  /**
   * Allowed nesting.
   */

  return AmqpSection;
})();
AmqpSection_.AmqpSection = AmqpSection;
});
