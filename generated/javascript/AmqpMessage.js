// kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 d655ad9dfebea67106ee560f49ce6997a9967f62068c5e4a105271e3055bfba3
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './AmqpValue', './AmqpSection'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./AmqpValue'), require('./AmqpSection'));
  } else {
    factory(root.AmqpMessage || (root.AmqpMessage = {}), root.KaitaiStream, root.AmqpValue || (root.AmqpValue = {}), root.AmqpSection || (root.AmqpSection = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (AmqpMessage_, KaitaiStream, AmqpValue_, AmqpSection_) {
/**
 * What RabbitMQ stores as the body of an osiris entry: the sections of an AMQP 1.0 message, one after the other, to the
 * end. A message that was published by AMQP 0.9.1 is converted to these sections first. Clients of the stream protocol
 * may store any bytes instead.
 * @see OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
 * @see rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl
 * @see rabbitmq/rabbitmq-server deps/rabbit/src/mc_amqp.erl
 */

var AmqpMessage = (function() {
  AmqpMessage.ListFormat = Object.freeze({
    EMPTY_LIST: 69,
    LIST8: 192,
    LIST32: 208,

    69: "EMPTY_LIST",
    192: "LIST8",
    208: "LIST32",
  });

  function AmqpMessage(_io, _parent, _root, depthLeft) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.depthLeft = depthLeft;

    this._read();
  }
  AmqpMessage.prototype._read = function() {
    this.sections = [];
    var i = 0;
    while (!this._io.isEof()) {
      this.sections.push(new Section(this._io, this, this._root, this.depthLeft));
      i++;
    }
  }

  /**
   * No bytes; no field.
   * @see OASIS AMQP 1.0 part 1, 1.6.22 "list"
   */

  var EmptyListHead = AmqpMessage.EmptyListHead = (function() {
    function EmptyListHead(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EmptyListHead.prototype._read = function() {
    }

    return EmptyListHead;
  })();

  /**
   * How the message is to be delivered.
   * @see OASIS AMQP 1.0 part 3, 3.2.1 "Header"
   */

  var Header = AmqpMessage.Header = (function() {
    function Header(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;

      this._read();
    }
    Header.prototype._read = function() {
      this.head = new ListHead(this._io, this, this._root);
      this._raw_fields = this._io.readBytes(this.head.lenFields);
      var _io__raw_fields = new KaitaiStream(this._raw_fields);
      this.fields = new HeaderFields(_io__raw_fields, this, this._root, this.head.numFields, this.depthLeft);
    }

    /**
     * The number of present fields.
     */

    /**
     * The fields, in a fixed order.
     */

    /**
     * Levels of nesting that the caller allows.
     */

    return Header;
  })();

  /**
   * The present fields; a null means the same as an absent field.
   * @see OASIS AMQP 1.0 part 3, 3.2.1 "Header"
   */

  var HeaderFields = AmqpMessage.HeaderFields = (function() {
    function HeaderFields(_io, _parent, _root, numFields, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numFields = numFields;
      this.depthLeft = depthLeft;

      this._read();
    }
    HeaderFields.prototype._read = function() {
      if (this.numFields > 0) {
        this.durable = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 1) {
        this.priority = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 2) {
        this.ttl = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 3) {
        this.firstAcquirer = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 4) {
        this.deliveryCount = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
    }

    /**
     * Whether the message must survive a crash.
     */

    /**
     * 0 to 9; 4 where absent.
     */

    /**
     * Milliseconds that the message may live.
     */

    /**
     * Whether nobody has acquired the message before.
     */

    /**
     * Deliveries that failed.
     */

    /**
     * Present fields.
     */

    /**
     * Levels of nesting that the caller allows.
     */

    return HeaderFields;
  })();

  /**
   * A list of any size.
   * @see OASIS AMQP 1.0 part 1, 1.6.22 "list"
   */

  var List32Head = AmqpMessage.List32Head = (function() {
    function List32Head(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    List32Head.prototype._read = function() {
      this.lenContent = this._io.readU4be();
      if (!(this.lenContent >= 4)) {
        throw new KaitaiStream.ValidationLessThanError(4, this.lenContent, this._io, "/types/list32_head/seq/0");
      }
      this.numFields = this._io.readU4be();
    }

    /**
     * Bytes of the fields alone.
     */
    Object.defineProperty(List32Head.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._m_lenFields = this.lenContent - 4;
        return this._m_lenFields;
      }
    });

    /**
     * Bytes of the count and of the fields.
     */

    /**
     * Present fields; those after the last one are absent.
     */

    return List32Head;
  })();

  /**
   * A list of up to 255 bytes.
   * @see OASIS AMQP 1.0 part 1, 1.6.22 "list"
   */

  var List8Head = AmqpMessage.List8Head = (function() {
    function List8Head(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    List8Head.prototype._read = function() {
      this.lenContent = this._io.readU1();
      if (!(this.lenContent >= 1)) {
        throw new KaitaiStream.ValidationLessThanError(1, this.lenContent, this._io, "/types/list8_head/seq/0");
      }
      this.numFields = this._io.readU1();
    }

    /**
     * Bytes of the fields alone.
     */
    Object.defineProperty(List8Head.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._m_lenFields = this.lenContent - 1;
        return this._m_lenFields;
      }
    });

    /**
     * Bytes of the count and of the fields.
     */

    /**
     * Present fields; those after the last one are absent.
     */

    return List8Head;
  })();

  /**
   * How many fields of a list follow, in how many bytes.
   * @see OASIS AMQP 1.0 part 1, 1.6.22 "list"
   */

  var ListHead = AmqpMessage.ListHead = (function() {
    function ListHead(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ListHead.prototype._read = function() {
      this.formatCode = this._io.readU1();
      if (!Object.prototype.hasOwnProperty.call(AmqpMessage.ListFormat, this.formatCode)) {
        throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/list_head/seq/0");
      }
      switch (this.formatCode) {
      case AmqpMessage.ListFormat.EMPTY_LIST:
        this.form = new EmptyListHead(this._io, this, this._root);
        break;
      case AmqpMessage.ListFormat.LIST32:
        this.form = new List32Head(this._io, this, this._root);
        break;
      case AmqpMessage.ListFormat.LIST8:
        this.form = new List8Head(this._io, this, this._root);
        break;
      }
    }

    /**
     * Bytes of the fields.
     */
    Object.defineProperty(ListHead.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._m_lenFields = (this.formatCode == AmqpMessage.ListFormat.LIST8 ? this.form.lenFields : (this.formatCode == AmqpMessage.ListFormat.LIST32 ? this.form.lenFields : 0));
        return this._m_lenFields;
      }
    });

    /**
     * Present fields.
     */
    Object.defineProperty(ListHead.prototype, 'numFields', {
      get: function() {
        if (this._m_numFields !== undefined)
          return this._m_numFields;
        this._m_numFields = (this.formatCode == AmqpMessage.ListFormat.LIST8 ? this.form.numFields : (this.formatCode == AmqpMessage.ListFormat.LIST32 ? this.form.numFields : 0));
        return this._m_numFields;
      }
    });

    /**
     * The list's encoding.
     */

    /**
     * Length and count, in as many bytes as the encoding gives them.
     */

    return ListHead;
  })();

  /**
   * The properties that the standard names.
   * @see OASIS AMQP 1.0 part 3, 3.2.4 "Properties"
   */

  var Properties = AmqpMessage.Properties = (function() {
    function Properties(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;

      this._read();
    }
    Properties.prototype._read = function() {
      this.head = new ListHead(this._io, this, this._root);
      this._raw_fields = this._io.readBytes(this.head.lenFields);
      var _io__raw_fields = new KaitaiStream(this._raw_fields);
      this.fields = new PropertiesFields(_io__raw_fields, this, this._root, this.head.numFields, this.depthLeft);
    }

    /**
     * The number of present fields.
     */

    /**
     * The fields, in a fixed order.
     */

    /**
     * Levels of nesting that the caller allows.
     */

    return Properties;
  })();

  /**
   * The present fields; a null means the same as an absent field.
   * @see OASIS AMQP 1.0 part 3, 3.2.4 "Properties"
   */

  var PropertiesFields = AmqpMessage.PropertiesFields = (function() {
    function PropertiesFields(_io, _parent, _root, numFields, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numFields = numFields;
      this.depthLeft = depthLeft;

      this._read();
    }
    PropertiesFields.prototype._read = function() {
      if (this.numFields > 0) {
        this.messageId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 1) {
        this.userId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 2) {
        this.to = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 3) {
        this.subject = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 4) {
        this.replyTo = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 5) {
        this.correlationId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 6) {
        this.contentType = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 7) {
        this.contentEncoding = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 8) {
        this.absoluteExpiryTime = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 9) {
        this.creationTime = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 10) {
        this.groupId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 11) {
        this.groupSequence = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
      if (this.numFields > 12) {
        this.replyToGroupId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
      }
    }

    /**
     * Names the message.
     */

    /**
     * The user who published it, as bytes.
     */

    /**
     * Its destination.
     */

    /**
     * What it is about.
     */

    /**
     * The destination of an answer.
     */

    /**
     * The message that this one belongs to.
     */

    /**
     * Media type of the body.
     */

    /**
     * Encoding of the body.
     */

    /**
     * When it is no longer worth anything, in milliseconds since the Unix epoch.
     */

    /**
     * When it was made, in milliseconds since the Unix epoch.
     */

    /**
     * The group that it belongs to.
     */

    /**
     * Its place in the group.
     */

    /**
     * The group that an answer should belong to.
     */

    /**
     * Present fields.
     */

    /**
     * Levels of nesting that the caller allows.
     */

    return PropertiesFields;
  })();

  /**
   * One section with its content opened.
   * @see OASIS AMQP 1.0 part 3, 3.2 "Message Format"
   */

  var Section = AmqpMessage.Section = (function() {
    function Section(_io, _parent, _root, depthLeft) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.depthLeft = depthLeft;

      this._read();
    }
    Section.prototype._read = function() {
      this.marker = this._io.readBytes(1);
      if (!((KaitaiStream.byteArrayCompare(this.marker, new Uint8Array([0])) == 0))) {
        throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([0]), this.marker, this._io, "/types/section/seq/0");
      }
      this.descriptor = new AmqpSection_.AmqpSection.SectionDescriptor(this._io, null, null);
      switch (this.descriptor.kind) {
      case AmqpSection_.AmqpSection.SectionKind.HEADER:
        this.body = new Header(this._io, this, this._root, this.depthLeft);
        break;
      case AmqpSection_.AmqpSection.SectionKind.PROPERTIES:
        this.body = new Properties(this._io, this, this._root, this.depthLeft);
        break;
      default:
        this.body = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        break;
      }
    }

    /**
     * Begins a described value, which every section is.
     */

    /**
     * Names the section.
     */

    /**
     * A list of fields for header and properties, a map for annotations, application properties and footer, bytes
     * for data, a list for a sequence, any value for a value.
     */

    /**
     * Levels of nesting that the caller allows.
     */

    return Section;
  })();

  /**
   * In the order of their numbers; data and sequence sections may repeat.
   */

  /**
   * Levels of nesting that the caller allows. Not part of AMQP, which has no limit; it keeps readers safe.
   */

  return AmqpMessage;
})();
AmqpMessage_.AmqpMessage = AmqpMessage;
});
