# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import amqp_section
from segspec_ksy import amqp_value
from enum import IntEnum


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
    def __init__(self, depth_left, _io, _parent=None, _root=None):
        super(AmqpMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.depth_left = depth_left
        self._read()

    def _read(self):
        self.sections = []
        i = 0
        while not self._io.is_eof():
            self.sections.append(AmqpMessage.Section(self.depth_left, self._io, self, self._root))
            i += 1



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
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.EmptyListHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Header(KaitaiStruct):
        """Delivery of the message.

        .. seealso::
           AMQP 1.0 part 3, 3.2.1
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.head = AmqpMessage.ListHead(self._io, self, self._root)
            self._raw_fields = self._io.read_bytes(self.head.len_fields)
            _io__raw_fields = KaitaiStream(BytesIO(self._raw_fields))
            self.fields = AmqpMessage.HeaderFields(self.head.num_fields, self.depth_left, _io__raw_fields, self, self._root)


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
        def __init__(self, num_fields, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.HeaderFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_fields = num_fields
            self.depth_left = depth_left
            self._read()

        def _read(self):
            if self.num_fields > 0:
                pass
                self.durable = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 1:
                pass
                self.priority = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 2:
                pass
                self.ttl = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 3:
                pass
                self.first_acquirer = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 4:
                pass
                self.delivery_count = amqp_value.AmqpValue(self.depth_left, self._io)



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
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.List32Head, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_content = self._io.read_u4be()
            if not self.len_content >= 4:
                raise kaitaistruct.ValidationLessThanError(4, self.len_content, self._io, u"/types/list32_head/seq/0")
            self.num_fields = self._io.read_u4be()


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
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.List8Head, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_content = self._io.read_u1()
            if not self.len_content >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_content, self._io, u"/types/list8_head/seq/0")
            self.num_fields = self._io.read_u1()


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
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpMessage.ListHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.format_code = KaitaiStream.resolve_enum(AmqpMessage.ListFormat, self._io.read_u1())
            if not isinstance(self.format_code, AmqpMessage.ListFormat):
                raise kaitaistruct.ValidationNotInEnumError(self.format_code, self._io, u"/types/list_head/seq/0")
            _on = self.format_code
            if _on == AmqpMessage.ListFormat.empty_list:
                pass
                self.form = AmqpMessage.EmptyListHead(self._io, self, self._root)
            elif _on == AmqpMessage.ListFormat.list32:
                pass
                self.form = AmqpMessage.List32Head(self._io, self, self._root)
            elif _on == AmqpMessage.ListFormat.list8:
                pass
                self.form = AmqpMessage.List8Head(self._io, self, self._root)


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
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Properties, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.head = AmqpMessage.ListHead(self._io, self, self._root)
            self._raw_fields = self._io.read_bytes(self.head.len_fields)
            _io__raw_fields = KaitaiStream(BytesIO(self._raw_fields))
            self.fields = AmqpMessage.PropertiesFields(self.head.num_fields, self.depth_left, _io__raw_fields, self, self._root)


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
        def __init__(self, num_fields, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.PropertiesFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_fields = num_fields
            self.depth_left = depth_left
            self._read()

        def _read(self):
            if self.num_fields > 0:
                pass
                self.message_id = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 1:
                pass
                self.user_id = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 2:
                pass
                self.to = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 3:
                pass
                self.subject = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 4:
                pass
                self.reply_to = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 5:
                pass
                self.correlation_id = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 6:
                pass
                self.content_type = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 7:
                pass
                self.content_encoding = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 8:
                pass
                self.absolute_expiry_time = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 9:
                pass
                self.creation_time = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 10:
                pass
                self.group_id = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 11:
                pass
                self.group_sequence = amqp_value.AmqpValue(self.depth_left, self._io)

            if self.num_fields > 12:
                pass
                self.reply_to_group_id = amqp_value.AmqpValue(self.depth_left, self._io)



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
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpMessage.Section, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.marker = self._io.read_bytes(1)
            if not self.marker == b"\x00":
                raise kaitaistruct.ValidationNotEqualError(b"\x00", self.marker, self._io, u"/types/section/seq/0")
            self.descriptor = amqp_section.AmqpSection.SectionDescriptor(self._io)
            _on = self.descriptor.kind
            if _on == amqp_section.AmqpSection.SectionKind.header:
                pass
                self.body = AmqpMessage.Header(self.depth_left, self._io, self, self._root)
            elif _on == amqp_section.AmqpSection.SectionKind.properties:
                pass
                self.body = AmqpMessage.Properties(self.depth_left, self._io, self, self._root)
            else:
                pass
                self.body = amqp_value.AmqpValue(self.depth_left, self._io)


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
