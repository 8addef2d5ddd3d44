# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class AmqpSection(KaitaiStruct):
    """One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half
    determines the width of a value.

    .. seealso::
       OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings"


    .. seealso::
       OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
    """

    class DescriptorFormat(IntEnum):
        small_ulong = 83
        ulong = 128

    class SectionKind(IntEnum):
        header = 112
        delivery_annotations = 113
        message_annotations = 114
        properties = 115
        application_properties = 116
        data = 117
        amqp_sequence = 118
        amqp_value = 119
        footer = 120
    def __init__(self, depth_left, _io, _parent=None, _root=None):
        super(AmqpSection, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.depth_left = depth_left
        self._read()

    def _read(self):
        self.marker = self._io.read_bytes(1)
        if not self.marker == b"\x00":
            raise kaitaistruct.ValidationNotEqualError(b"\x00", self.marker, self._io, u"/seq/0")
        self.descriptor = AmqpSection.SectionDescriptor(self._io, self, self._root)
        self.body = AmqpSection.Unopened(self.depth_left, self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.descriptor._fetch_instances()
        self.body._fetch_instances()

    class FixedWidth(KaitaiStruct):
        """The format code gives the width.

        .. seealso::
           AMQP 1.0 part 1, 1.2.1
        """
        def __init__(self, len_content, _io, _parent=None, _root=None):
            super(AmqpSection.FixedWidth, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len_content = len_content
            self._read()

        def _read(self):
            self.content = self._io.read_bytes(self.len_content)


        def _fetch_instances(self):
            pass


    class LargeDescriptor(KaitaiStruct):
        """The long form, valid for all numbers.

        .. seealso::
           AMQP 1.0 part 1, 1.6.6
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpSection.LargeDescriptor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.number = self._io.read_u8be()


        def _fetch_instances(self):
            pass


    class SectionDescriptor(KaitaiStruct):
        form = None
        """The section's number as an unsigned long, in one of two forms.

        .. seealso::
           AMQP 1.0 part 3, 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpSection.SectionDescriptor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.format_code = KaitaiStream.resolve_enum(AmqpSection.DescriptorFormat, self._io.read_u1())
            if not isinstance(self.format_code, AmqpSection.DescriptorFormat):
                raise kaitaistruct.ValidationNotInEnumError(self.format_code, self._io, u"/types/section_descriptor/seq/0")
            _on = self.format_code
            if _on == AmqpSection.DescriptorFormat.small_ulong:
                pass
                self.form = AmqpSection.SmallDescriptor(self._io, self, self._root)
            elif _on == AmqpSection.DescriptorFormat.ulong:
                pass
                self.form = AmqpSection.LargeDescriptor(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.format_code
            if _on == AmqpSection.DescriptorFormat.small_ulong:
                pass
                self.form._fetch_instances()
            elif _on == AmqpSection.DescriptorFormat.ulong:
                pass
                self.form._fetch_instances()

        @property
        def kind(self):
            """The section's kind."""
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(AmqpSection.SectionKind, self.number)
            return getattr(self, '_m_kind', None)

        @property
        def number(self):
            """The section's number."""
            if hasattr(self, '_m_number'):
                return self._m_number

            self._m_number = (self.form.number if self.format_code == AmqpSection.DescriptorFormat.small_ulong else self.form.number)
            return getattr(self, '_m_number', None)


    class SmallDescriptor(KaitaiStruct):
        """The usual form.

        .. seealso::
           AMQP 1.0 part 1, 1.6.6
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpSection.SmallDescriptor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.number = self._io.read_u1()


        def _fetch_instances(self):
            pass


    class Unopened(KaitaiStruct):
        encoded = None
        """The content is left as bytes.

        .. seealso::
           AMQP 1.0 part 1, 1.2
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpSection.Unopened, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.nesting = self._io.read_bytes(0)
            _ = self.nesting
            if not self.depth_left > 0:
                raise kaitaistruct.ValidationExprError(self.nesting, self._io, u"/types/unopened/seq/0")
            self.format_code = self._io.read_u1()
            _ = self.format_code
            if not  ((_ == 0) or (_ >= 64)) :
                raise kaitaistruct.ValidationExprError(self.format_code, self._io, u"/types/unopened/seq/1")
            _on = self.format_code >> 4
            if _on == 0:
                pass
                self.encoded = AmqpSection.UnopenedDescribed(self.depth_left, self._io, self, self._root)
            elif _on == 10:
                pass
                self.encoded = AmqpSection.VariableWidth8(self._io, self, self._root)
            elif _on == 11:
                pass
                self.encoded = AmqpSection.VariableWidth32(self._io, self, self._root)
            elif _on == 12:
                pass
                self.encoded = AmqpSection.VariableWidth8(self._io, self, self._root)
            elif _on == 13:
                pass
                self.encoded = AmqpSection.VariableWidth32(self._io, self, self._root)
            elif _on == 14:
                pass
                self.encoded = AmqpSection.VariableWidth8(self._io, self, self._root)
            elif _on == 15:
                pass
                self.encoded = AmqpSection.VariableWidth32(self._io, self, self._root)
            elif _on == 4:
                pass
                self.encoded = AmqpSection.FixedWidth(0, self._io, self, self._root)
            elif _on == 5:
                pass
                self.encoded = AmqpSection.FixedWidth(1, self._io, self, self._root)
            elif _on == 6:
                pass
                self.encoded = AmqpSection.FixedWidth(2, self._io, self, self._root)
            elif _on == 7:
                pass
                self.encoded = AmqpSection.FixedWidth(4, self._io, self, self._root)
            elif _on == 8:
                pass
                self.encoded = AmqpSection.FixedWidth(8, self._io, self, self._root)
            elif _on == 9:
                pass
                self.encoded = AmqpSection.FixedWidth(16, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.format_code >> 4
            if _on == 0:
                pass
                self.encoded._fetch_instances()
            elif _on == 10:
                pass
                self.encoded._fetch_instances()
            elif _on == 11:
                pass
                self.encoded._fetch_instances()
            elif _on == 12:
                pass
                self.encoded._fetch_instances()
            elif _on == 13:
                pass
                self.encoded._fetch_instances()
            elif _on == 14:
                pass
                self.encoded._fetch_instances()
            elif _on == 15:
                pass
                self.encoded._fetch_instances()
            elif _on == 4:
                pass
                self.encoded._fetch_instances()
            elif _on == 5:
                pass
                self.encoded._fetch_instances()
            elif _on == 6:
                pass
                self.encoded._fetch_instances()
            elif _on == 7:
                pass
                self.encoded._fetch_instances()
            elif _on == 8:
                pass
                self.encoded._fetch_instances()
            elif _on == 9:
                pass
                self.encoded._fetch_instances()


    class UnopenedDescribed(KaitaiStruct):
        """A value with its descriptor.

        .. seealso::
           AMQP 1.0 part 1, 1.2
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpSection.UnopenedDescribed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.descriptor = AmqpSection.Unopened(self.depth_left - 1, self._io, self, self._root)
            self.described_value = AmqpSection.Unopened(self.depth_left - 1, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.descriptor._fetch_instances()
            self.described_value._fetch_instances()


    class VariableWidth32(KaitaiStruct):
        """A value of any size.

        .. seealso::
           AMQP 1.0 part 1, 1.2.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpSection.VariableWidth32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_content = self._io.read_u4be()
            self.content = self._io.read_bytes(self.len_content)


        def _fetch_instances(self):
            pass


    class VariableWidth8(KaitaiStruct):
        """Up to 255 bytes.

        .. seealso::
           AMQP 1.0 part 1, 1.2.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpSection.VariableWidth8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_content = self._io.read_u1()
            self.content = self._io.read_bytes(self.len_content)


        def _fetch_instances(self):
            pass
