// kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './AmqpSection', './AmqpValue'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./AmqpSection'), require('./AmqpValue'));
  } else {
    factory(root.AmqpMessage || (root.AmqpMessage = {}), root.KaitaiStream, root.AmqpSection || (root.AmqpSection = {}), root.AmqpValue || (root.AmqpValue = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (AmqpMessage_, KaitaiStream, AmqpSection_, AmqpValue_) {
/**
 * The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are
 * converted. Clients of the stream protocol may store other bytes.
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
   * No bytes and no fields.
   * @see AMQP 1.0 part 1, 1.6.22
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
   * Delivery of the message.
   * @see AMQP 1.0 part 3, 3.2.1
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
     * In a fixed order.
     */

    /**
     * Allowed nesting.
     */

    return Header;
  })();

  /**
   * A null means absent.
   * @see AMQP 1.0 part 3, 3.2.1
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
     * The message must survive a crash.
     */

    /**
     * 0 to 9. If absent, 4.
     */

    /**
     * Lifetime in milliseconds.
     */

    /**
     * Nobody has acquired the message before.
     */

    /**
     * Failed deliveries.
     */

    /**
     * Present fields.
     */

    /**
     * Allowed nesting.
     */

    return HeaderFields;
  })();

  /**
   * A list of any size.
   * @see AMQP 1.0 part 1, 1.6.22
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
     * Bytes of the fields.
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
     * Bytes of count and fields.
     */

    /**
     * Present fields.
     */

    return List32Head;
  })();

  /**
   * A list of up to 255 bytes.
   * @see AMQP 1.0 part 1, 1.6.22
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
     * Bytes of the fields.
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
     * Bytes of count and fields.
     */

    /**
     * Present fields.
     */

    return List8Head;
  })();

  /**
   * Number of fields, and their size.
   * @see AMQP 1.0 part 1, 1.6.22
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
     * Length and count.
     */

    return ListHead;
  })();

  /**
   * Standard properties.
   * @see AMQP 1.0 part 3, 3.2.4
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
     * In a fixed order.
     */

    /**
     * Allowed nesting.
     */

    return Properties;
  })();

  /**
   * As in `header_fields`.
   * @see AMQP 1.0 part 3, 3.2.4
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
     * Identifies the message.
     */

    /**
     * The publishing user, as bytes.
     */

    /**
     * Destination.
     */

    /**
     * Subject.
     */

    /**
     * Destination of answers.
     */

    /**
     * The related message.
     */

    /**
     * Media type of the body.
     */

    /**
     * Encoding of the body.
     */

    /**
     * In milliseconds since the Unix epoch.
     */

    /**
     * In milliseconds since the Unix epoch.
     */

    /**
     * The message's group.
     */

    /**
     * Place in the group.
     */

    /**
     * The group of answers.
     */

    /**
     * Present fields.
     */

    /**
     * Allowed nesting.
     */

    return PropertiesFields;
  })();

  /**
   * One opened section.
   * @see AMQP 1.0 part 3, 3.2
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
     * Every section is a described value.
     */

    /**
     * Identifies the section.
     */

    /**
     * A list of fields for header and properties, a map for annotations, application properties and footer, bytes
     * for data, a list for a sequence, any value for a value.
     */

    /**
     * Allowed nesting.
     */

    return Section;
  })();

  /**
   * In ascending order. Data and sequence sections may repeat.
   */

  /**
   * Allowed nesting.
   */

  return AmqpMessage;
})();
AmqpMessage_.AmqpMessage = AmqpMessage;
});
