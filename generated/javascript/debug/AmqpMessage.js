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
    this._debug = {};

  }
  AmqpMessage.prototype._read = function() {
    this._debug.sections = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.sections.arr = [];
    this.sections = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.sections.arr[this.sections.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_sections = new Section(this._io, this, this._root, this.depthLeft);
      try {
        _t_sections._read();
      } finally {
        this.sections.push(_t_sections);
      }
      this._debug.sections.arr[this.sections.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.sections.end = this._io.pos;
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
      this._debug = {};

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
      this._debug = {};

    }
    Header.prototype._read = function() {
      this._debug.head = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.head = new ListHead(this._io, this, this._root);
      this.head._read();
      this._debug.head.end = this._io.pos;
      this._debug.fields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_fields = this._io.readBytes(this.head.lenFields);
      var _io__raw_fields = new KaitaiStream(this._raw_fields);
      this.fields = new HeaderFields(_io__raw_fields, this, this._root, this.head.numFields, this.depthLeft);
      this.fields._read();
      this._debug.fields.end = this._io.pos;
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
      this._debug = {};

    }
    HeaderFields.prototype._read = function() {
      if (this.numFields > 0) {
        this._debug.durable = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.durable = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.durable._read();
        this._debug.durable.end = this._io.pos;
      }
      if (this.numFields > 1) {
        this._debug.priority = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.priority = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.priority._read();
        this._debug.priority.end = this._io.pos;
      }
      if (this.numFields > 2) {
        this._debug.ttl = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.ttl = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.ttl._read();
        this._debug.ttl.end = this._io.pos;
      }
      if (this.numFields > 3) {
        this._debug.firstAcquirer = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.firstAcquirer = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.firstAcquirer._read();
        this._debug.firstAcquirer.end = this._io.pos;
      }
      if (this.numFields > 4) {
        this._debug.deliveryCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.deliveryCount = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.deliveryCount._read();
        this._debug.deliveryCount.end = this._io.pos;
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
      this._debug = {};

    }
    List32Head.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU4be();
      this._debug.lenContent.end = this._io.pos;
      if (!(this.lenContent >= 4)) {
        var _err = new KaitaiStream.ValidationLessThanError(4, this.lenContent, this._io, "/types/list32_head/seq/0");
        this._debug.lenContent.validationError = _err;
        throw _err;
      }
      this._debug.numFields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFields = this._io.readU4be();
      this._debug.numFields.end = this._io.pos;
    }

    /**
     * Bytes of the fields.
     */
    Object.defineProperty(List32Head.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._debug._m_lenFields = {  };
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
      this._debug = {};

    }
    List8Head.prototype._read = function() {
      this._debug.lenContent = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenContent = this._io.readU1();
      this._debug.lenContent.end = this._io.pos;
      if (!(this.lenContent >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.lenContent, this._io, "/types/list8_head/seq/0");
        this._debug.lenContent.validationError = _err;
        throw _err;
      }
      this._debug.numFields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFields = this._io.readU1();
      this._debug.numFields.end = this._io.pos;
    }

    /**
     * Bytes of the fields.
     */
    Object.defineProperty(List8Head.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._debug._m_lenFields = {  };
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
      this._debug = {};

    }
    ListHead.prototype._read = function() {
      this._debug.formatCode = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "AmqpMessage.ListFormat" };
      this.formatCode = this._io.readU1();
      this._debug.formatCode.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(AmqpMessage.ListFormat, this.formatCode)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/list_head/seq/0");
        this._debug.formatCode.validationError = _err;
        throw _err;
      }
      this._debug.form = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.formatCode) {
      case AmqpMessage.ListFormat.EMPTY_LIST:
        this.form = new EmptyListHead(this._io, this, this._root);
        this.form._read();
        break;
      case AmqpMessage.ListFormat.LIST32:
        this.form = new List32Head(this._io, this, this._root);
        this.form._read();
        break;
      case AmqpMessage.ListFormat.LIST8:
        this.form = new List8Head(this._io, this, this._root);
        this.form._read();
        break;
      }
      this._debug.form.end = this._io.pos;
    }

    /**
     * Bytes of the fields.
     */
    Object.defineProperty(ListHead.prototype, 'lenFields', {
      get: function() {
        if (this._m_lenFields !== undefined)
          return this._m_lenFields;
        this._debug._m_lenFields = {  };
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
        this._debug._m_numFields = {  };
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
      this._debug = {};

    }
    Properties.prototype._read = function() {
      this._debug.head = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.head = new ListHead(this._io, this, this._root);
      this.head._read();
      this._debug.head.end = this._io.pos;
      this._debug.fields = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._raw_fields = this._io.readBytes(this.head.lenFields);
      var _io__raw_fields = new KaitaiStream(this._raw_fields);
      this.fields = new PropertiesFields(_io__raw_fields, this, this._root, this.head.numFields, this.depthLeft);
      this.fields._read();
      this._debug.fields.end = this._io.pos;
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
      this._debug = {};

    }
    PropertiesFields.prototype._read = function() {
      if (this.numFields > 0) {
        this._debug.messageId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.messageId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.messageId._read();
        this._debug.messageId.end = this._io.pos;
      }
      if (this.numFields > 1) {
        this._debug.userId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.userId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.userId._read();
        this._debug.userId.end = this._io.pos;
      }
      if (this.numFields > 2) {
        this._debug.to = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.to = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.to._read();
        this._debug.to.end = this._io.pos;
      }
      if (this.numFields > 3) {
        this._debug.subject = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.subject = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.subject._read();
        this._debug.subject.end = this._io.pos;
      }
      if (this.numFields > 4) {
        this._debug.replyTo = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.replyTo = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.replyTo._read();
        this._debug.replyTo.end = this._io.pos;
      }
      if (this.numFields > 5) {
        this._debug.correlationId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.correlationId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.correlationId._read();
        this._debug.correlationId.end = this._io.pos;
      }
      if (this.numFields > 6) {
        this._debug.contentType = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.contentType = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.contentType._read();
        this._debug.contentType.end = this._io.pos;
      }
      if (this.numFields > 7) {
        this._debug.contentEncoding = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.contentEncoding = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.contentEncoding._read();
        this._debug.contentEncoding.end = this._io.pos;
      }
      if (this.numFields > 8) {
        this._debug.absoluteExpiryTime = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.absoluteExpiryTime = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.absoluteExpiryTime._read();
        this._debug.absoluteExpiryTime.end = this._io.pos;
      }
      if (this.numFields > 9) {
        this._debug.creationTime = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.creationTime = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.creationTime._read();
        this._debug.creationTime.end = this._io.pos;
      }
      if (this.numFields > 10) {
        this._debug.groupId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.groupId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.groupId._read();
        this._debug.groupId.end = this._io.pos;
      }
      if (this.numFields > 11) {
        this._debug.groupSequence = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.groupSequence = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.groupSequence._read();
        this._debug.groupSequence.end = this._io.pos;
      }
      if (this.numFields > 12) {
        this._debug.replyToGroupId = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.replyToGroupId = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.replyToGroupId._read();
        this._debug.replyToGroupId.end = this._io.pos;
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
      this._debug = {};

    }
    Section.prototype._read = function() {
      this._debug.marker = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.marker = this._io.readBytes(1);
      this._debug.marker.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.marker, new Uint8Array([0])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([0]), this.marker, this._io, "/types/section/seq/0");
        this._debug.marker.validationError = _err;
        throw _err;
      }
      this._debug.descriptor = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.descriptor = new AmqpSection_.AmqpSection.SectionDescriptor(this._io, null, null);
      this.descriptor._read();
      this._debug.descriptor.end = this._io.pos;
      this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.descriptor.kind) {
      case AmqpSection_.AmqpSection.SectionKind.HEADER:
        this.body = new Header(this._io, this, this._root, this.depthLeft);
        this.body._read();
        break;
      case AmqpSection_.AmqpSection.SectionKind.PROPERTIES:
        this.body = new Properties(this._io, this, this._root, this.depthLeft);
        this.body._read();
        break;
      default:
        this.body = new AmqpValue_.AmqpValue(this._io, null, null, this.depthLeft);
        this.body._read();
        break;
      }
      this._debug.body.end = this._io.pos;
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
