# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import amqp_section
from segspec_ksy.debug import amqp_value
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class AmqpMessage(KaitaiStruct):
    """The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are
    converted. Clients of the stream protocol may store other bytes.

    .. seealso::
       OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"


    .. seealso::
       rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl


    .. seealso::
       rabbitmq/rabbitmq-server deps/rabbit/src/mc_amqp.erl
    """

    class ListFormat(IntEnum):
        empty_list = 69
        list8 = 192
        list32 = 208
    SEQ_FIELDS = ["sections"]
    def __init__(self, depth_left, _io, _parent=None, _root=None):
        super(AmqpMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.depth_left = depth_left
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['sections']['start'] = self._io.pos()
        self._debug['sections']['arr'] = []
        self.sections = []
        i = 0
        while not self._io.is_eof():
            self._debug['sections']['arr'].append({'start': self._io.pos()})
            _t_sections = AmqpMessage.Section(self.depth_left, self._io, self, self._root)
            try:
                _t_sections._read()
            finally:
                self.sections.append(_t_sections)
            self._debug['sections']['arr'][len(self.sections) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['sections']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.sections)):
            pass
            self.sections[i]._fetch_instances()


    class EmptyListHead(KaitaiStruct):
        """No bytes and no fields.

        .. seealso::
           AMQP 1.0 part 1, 1.6.22
        """
        SEQ_FIELDS = []
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.EmptyListHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Header(KaitaiStruct):
        """Delivery of the message.

        .. seealso::
           AMQP 1.0 part 3, 3.2.1
        """
        SEQ_FIELDS = ["head", "fields"]
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['head']['start'] = self._io.pos()
            self.head = AmqpMessage.ListHead(self._io, self, self._root)
            self.head._read()
            self._debug['head']['end'] = self._io.pos()
            self._debug['fields']['start'] = self._io.pos()
            self._raw_fields = self._io.read_bytes(self.head.len_fields)
            _io__raw_fields = KaitaiStream(BytesIO(self._raw_fields))
            self.fields = AmqpMessage.HeaderFields(self.head.num_fields, self.depth_left, _io__raw_fields, self, self._root)
            self.fields._read()
            self._debug['fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.fields._fetch_instances()


    class HeaderFields(KaitaiStruct):
        durable = None
        priority = None
        ttl = None
        first_acquirer = None
        delivery_count = None
        """A null means absent.

        .. seealso::
           AMQP 1.0 part 3, 3.2.1
        """
        SEQ_FIELDS = ["durable", "priority", "ttl", "first_acquirer", "delivery_count"]
        def __init__(self, num_fields, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.HeaderFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_fields = num_fields
            self.depth_left = depth_left
            self._debug = collections.defaultdict(dict)

        def _read(self):
            if self.num_fields > 0:
                pass
                self._debug['durable']['start'] = self._io.pos()
                self.durable = amqp_value.AmqpValue(self.depth_left, self._io)
                self.durable._read()
                self._debug['durable']['end'] = self._io.pos()

            if self.num_fields > 1:
                pass
                self._debug['priority']['start'] = self._io.pos()
                self.priority = amqp_value.AmqpValue(self.depth_left, self._io)
                self.priority._read()
                self._debug['priority']['end'] = self._io.pos()

            if self.num_fields > 2:
                pass
                self._debug['ttl']['start'] = self._io.pos()
                self.ttl = amqp_value.AmqpValue(self.depth_left, self._io)
                self.ttl._read()
                self._debug['ttl']['end'] = self._io.pos()

            if self.num_fields > 3:
                pass
                self._debug['first_acquirer']['start'] = self._io.pos()
                self.first_acquirer = amqp_value.AmqpValue(self.depth_left, self._io)
                self.first_acquirer._read()
                self._debug['first_acquirer']['end'] = self._io.pos()

            if self.num_fields > 4:
                pass
                self._debug['delivery_count']['start'] = self._io.pos()
                self.delivery_count = amqp_value.AmqpValue(self.depth_left, self._io)
                self.delivery_count._read()
                self._debug['delivery_count']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if self.num_fields > 0:
                pass
                self.durable._fetch_instances()

            if self.num_fields > 1:
                pass
                self.priority._fetch_instances()

            if self.num_fields > 2:
                pass
                self.ttl._fetch_instances()

            if self.num_fields > 3:
                pass
                self.first_acquirer._fetch_instances()

            if self.num_fields > 4:
                pass
                self.delivery_count._fetch_instances()



    class List32Head(KaitaiStruct):
        """A list of any size.

        .. seealso::
           AMQP 1.0 part 1, 1.6.22
        """
        SEQ_FIELDS = ["len_content", "num_fields"]
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.List32Head, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['len_content']['start'] = self._io.pos()
            self.len_content = self._io.read_u4be()
            self._debug['len_content']['end'] = self._io.pos()
            if not self.len_content >= 4:
                raise kaitaistruct.ValidationLessThanError(4, self.len_content, self._io, u"/types/list32_head/seq/0")
            self._debug['num_fields']['start'] = self._io.pos()
            self.num_fields = self._io.read_u4be()
            self._debug['num_fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def len_fields(self):
            """Bytes of the fields."""
            if hasattr(self, '_m_len_fields'):
                return self._m_len_fields

            self._m_len_fields = self.len_content - 4
            return getattr(self, '_m_len_fields', None)


    class List8Head(KaitaiStruct):
        """A list of up to 255 bytes.

        .. seealso::
           AMQP 1.0 part 1, 1.6.22
        """
        SEQ_FIELDS = ["len_content", "num_fields"]
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.List8Head, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['len_content']['start'] = self._io.pos()
            self.len_content = self._io.read_u1()
            self._debug['len_content']['end'] = self._io.pos()
            if not self.len_content >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_content, self._io, u"/types/list8_head/seq/0")
            self._debug['num_fields']['start'] = self._io.pos()
            self.num_fields = self._io.read_u1()
            self._debug['num_fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def len_fields(self):
            """Bytes of the fields."""
            if hasattr(self, '_m_len_fields'):
                return self._m_len_fields

            self._m_len_fields = self.len_content - 1
            return getattr(self, '_m_len_fields', None)


    class ListHead(KaitaiStruct):
        form = None
        """Number of fields, and their size.

        .. seealso::
           AMQP 1.0 part 1, 1.6.22
        """
        SEQ_FIELDS = ["format_code", "form"]
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.ListHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['format_code']['start'] = self._io.pos()
            self.format_code = KaitaiStream.resolve_enum(AmqpMessage.ListFormat, self._io.read_u1())
            self._debug['format_code']['end'] = self._io.pos()
            if not isinstance(self.format_code, AmqpMessage.ListFormat):
                raise kaitaistruct.ValidationNotInEnumError(self.format_code, self._io, u"/types/list_head/seq/0")
            self._debug['form']['start'] = self._io.pos()
            _on = self.format_code
            if _on == AmqpMessage.ListFormat.empty_list:
                pass
                self.form = AmqpMessage.EmptyListHead(self._io, self, self._root)
                self.form._read()
            elif _on == AmqpMessage.ListFormat.list32:
                pass
                self.form = AmqpMessage.List32Head(self._io, self, self._root)
                self.form._read()
            elif _on == AmqpMessage.ListFormat.list8:
                pass
                self.form = AmqpMessage.List8Head(self._io, self, self._root)
                self.form._read()
            self._debug['form']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _on = self.format_code
            if _on == AmqpMessage.ListFormat.empty_list:
                pass
                self.form._fetch_instances()
            elif _on == AmqpMessage.ListFormat.list32:
                pass
                self.form._fetch_instances()
            elif _on == AmqpMessage.ListFormat.list8:
                pass
                self.form._fetch_instances()

        @property
        def len_fields(self):
            """Bytes of the fields."""
            if hasattr(self, '_m_len_fields'):
                return self._m_len_fields

            self._m_len_fields = (self.form.len_fields if self.format_code == AmqpMessage.ListFormat.list8 else (self.form.len_fields if self.format_code == AmqpMessage.ListFormat.list32 else 0))
            return getattr(self, '_m_len_fields', None)

        @property
        def num_fields(self):
            """Present fields."""
            if hasattr(self, '_m_num_fields'):
                return self._m_num_fields

            self._m_num_fields = (self.form.num_fields if self.format_code == AmqpMessage.ListFormat.list8 else (self.form.num_fields if self.format_code == AmqpMessage.ListFormat.list32 else 0))
            return getattr(self, '_m_num_fields', None)


    class Properties(KaitaiStruct):
        """Standard properties.

        .. seealso::
           AMQP 1.0 part 3, 3.2.4
        """
        SEQ_FIELDS = ["head", "fields"]
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Properties, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['head']['start'] = self._io.pos()
            self.head = AmqpMessage.ListHead(self._io, self, self._root)
            self.head._read()
            self._debug['head']['end'] = self._io.pos()
            self._debug['fields']['start'] = self._io.pos()
            self._raw_fields = self._io.read_bytes(self.head.len_fields)
            _io__raw_fields = KaitaiStream(BytesIO(self._raw_fields))
            self.fields = AmqpMessage.PropertiesFields(self.head.num_fields, self.depth_left, _io__raw_fields, self, self._root)
            self.fields._read()
            self._debug['fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.fields._fetch_instances()


    class PropertiesFields(KaitaiStruct):
        message_id = None
        user_id = None
        to = None
        subject = None
        reply_to = None
        correlation_id = None
        content_type = None
        content_encoding = None
        absolute_expiry_time = None
        creation_time = None
        group_id = None
        group_sequence = None
        reply_to_group_id = None
        """As in `header_fields`.

        .. seealso::
           AMQP 1.0 part 3, 3.2.4
        """
        SEQ_FIELDS = ["message_id", "user_id", "to", "subject", "reply_to", "correlation_id", "content_type", "content_encoding", "absolute_expiry_time", "creation_time", "group_id", "group_sequence", "reply_to_group_id"]
        def __init__(self, num_fields, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.PropertiesFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_fields = num_fields
            self.depth_left = depth_left
            self._debug = collections.defaultdict(dict)

        def _read(self):
            if self.num_fields > 0:
                pass
                self._debug['message_id']['start'] = self._io.pos()
                self.message_id = amqp_value.AmqpValue(self.depth_left, self._io)
                self.message_id._read()
                self._debug['message_id']['end'] = self._io.pos()

            if self.num_fields > 1:
                pass
                self._debug['user_id']['start'] = self._io.pos()
                self.user_id = amqp_value.AmqpValue(self.depth_left, self._io)
                self.user_id._read()
                self._debug['user_id']['end'] = self._io.pos()

            if self.num_fields > 2:
                pass
                self._debug['to']['start'] = self._io.pos()
                self.to = amqp_value.AmqpValue(self.depth_left, self._io)
                self.to._read()
                self._debug['to']['end'] = self._io.pos()

            if self.num_fields > 3:
                pass
                self._debug['subject']['start'] = self._io.pos()
                self.subject = amqp_value.AmqpValue(self.depth_left, self._io)
                self.subject._read()
                self._debug['subject']['end'] = self._io.pos()

            if self.num_fields > 4:
                pass
                self._debug['reply_to']['start'] = self._io.pos()
                self.reply_to = amqp_value.AmqpValue(self.depth_left, self._io)
                self.reply_to._read()
                self._debug['reply_to']['end'] = self._io.pos()

            if self.num_fields > 5:
                pass
                self._debug['correlation_id']['start'] = self._io.pos()
                self.correlation_id = amqp_value.AmqpValue(self.depth_left, self._io)
                self.correlation_id._read()
                self._debug['correlation_id']['end'] = self._io.pos()

            if self.num_fields > 6:
                pass
                self._debug['content_type']['start'] = self._io.pos()
                self.content_type = amqp_value.AmqpValue(self.depth_left, self._io)
                self.content_type._read()
                self._debug['content_type']['end'] = self._io.pos()

            if self.num_fields > 7:
                pass
                self._debug['content_encoding']['start'] = self._io.pos()
                self.content_encoding = amqp_value.AmqpValue(self.depth_left, self._io)
                self.content_encoding._read()
                self._debug['content_encoding']['end'] = self._io.pos()

            if self.num_fields > 8:
                pass
                self._debug['absolute_expiry_time']['start'] = self._io.pos()
                self.absolute_expiry_time = amqp_value.AmqpValue(self.depth_left, self._io)
                self.absolute_expiry_time._read()
                self._debug['absolute_expiry_time']['end'] = self._io.pos()

            if self.num_fields > 9:
                pass
                self._debug['creation_time']['start'] = self._io.pos()
                self.creation_time = amqp_value.AmqpValue(self.depth_left, self._io)
                self.creation_time._read()
                self._debug['creation_time']['end'] = self._io.pos()

            if self.num_fields > 10:
                pass
                self._debug['group_id']['start'] = self._io.pos()
                self.group_id = amqp_value.AmqpValue(self.depth_left, self._io)
                self.group_id._read()
                self._debug['group_id']['end'] = self._io.pos()

            if self.num_fields > 11:
                pass
                self._debug['group_sequence']['start'] = self._io.pos()
                self.group_sequence = amqp_value.AmqpValue(self.depth_left, self._io)
                self.group_sequence._read()
                self._debug['group_sequence']['end'] = self._io.pos()

            if self.num_fields > 12:
                pass
                self._debug['reply_to_group_id']['start'] = self._io.pos()
                self.reply_to_group_id = amqp_value.AmqpValue(self.depth_left, self._io)
                self.reply_to_group_id._read()
                self._debug['reply_to_group_id']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if self.num_fields > 0:
                pass
                self.message_id._fetch_instances()

            if self.num_fields > 1:
                pass
                self.user_id._fetch_instances()

            if self.num_fields > 2:
                pass
                self.to._fetch_instances()

            if self.num_fields > 3:
                pass
                self.subject._fetch_instances()

            if self.num_fields > 4:
                pass
                self.reply_to._fetch_instances()

            if self.num_fields > 5:
                pass
                self.correlation_id._fetch_instances()

            if self.num_fields > 6:
                pass
                self.content_type._fetch_instances()

            if self.num_fields > 7:
                pass
                self.content_encoding._fetch_instances()

            if self.num_fields > 8:
                pass
                self.absolute_expiry_time._fetch_instances()

            if self.num_fields > 9:
                pass
                self.creation_time._fetch_instances()

            if self.num_fields > 10:
                pass
                self.group_id._fetch_instances()

            if self.num_fields > 11:
                pass
                self.group_sequence._fetch_instances()

            if self.num_fields > 12:
                pass
                self.reply_to_group_id._fetch_instances()



    class Section(KaitaiStruct):
        """One opened section.

        .. seealso::
           AMQP 1.0 part 3, 3.2
        """
        SEQ_FIELDS = ["marker", "descriptor", "body"]
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Section, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['marker']['start'] = self._io.pos()
            self.marker = self._io.read_bytes(1)
            self._debug['marker']['end'] = self._io.pos()
            if not self.marker == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.marker, self._io, u"/types/section/seq/0")
            self._debug['descriptor']['start'] = self._io.pos()
            self.descriptor = amqp_section.AmqpSection.SectionDescriptor(self._io)
            self.descriptor._read()
            self._debug['descriptor']['end'] = self._io.pos()
            self._debug['body']['start'] = self._io.pos()
            _on = self.descriptor.kind
            if _on == amqp_section.AmqpSection.SectionKind.header:
                pass
                self.body = AmqpMessage.Header(self.depth_left, self._io, self, self._root)
                self.body._read()
            elif _on == amqp_section.AmqpSection.SectionKind.properties:
                pass
                self.body = AmqpMessage.Properties(self.depth_left, self._io, self, self._root)
                self.body._read()
            else:
                pass
                self.body = amqp_value.AmqpValue(self.depth_left, self._io)
                self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.descriptor._fetch_instances()
            _on = self.descriptor.kind
            if _on == amqp_section.AmqpSection.SectionKind.header:
                pass
                self.body._fetch_instances()
            elif _on == amqp_section.AmqpSection.SectionKind.properties:
                pass
                self.body._fetch_instances()
            else:
                pass
                self.body._fetch_instances()
