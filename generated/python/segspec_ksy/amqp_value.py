# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class AmqpValue(KaitaiStruct):
    """One value of any AMQP type.

    .. seealso::
       OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings", 1.6 "Primitive Type Definitions"



    .. seealso::
       rabbitmq/rabbitmq-server deps/amqp10_common/src/amqp10_binary_parser.erl
    """

    class FormatCode(IntEnum):
        described = 0
        null_value = 64
        true_value = 65
        false_value = 66
        uint_zero = 67
        ulong_zero = 68
        empty_list = 69
        ubyte = 80
        byte = 81
        small_uint = 82
        small_ulong = 83
        small_int = 84
        small_long = 85
        boolean = 86
        ushort = 96
        short = 97
        uint = 112
        int = 113
        float = 114
        char = 115
        decimal32 = 116
        ulong = 128
        long = 129
        double = 130
        timestamp = 131
        decimal64 = 132
        decimal128 = 148
        uuid = 152
        binary8 = 160
        string8 = 161
        symbol8 = 163
        binary32 = 176
        string32 = 177
        symbol32 = 179
        list8 = 192
        map8 = 193
        list32 = 208
        map32 = 209
        array8 = 224
        array32 = 240
    def __init__(self, depth_left, _io, _parent=None, _root=None):
        super(AmqpValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.depth_left = depth_left
        self._read()

    def _read(self):
        self.format_code = KaitaiStream.resolve_enum(AmqpValue.FormatCode, self._io.read_u1())
        if not isinstance(self.format_code, AmqpValue.FormatCode):
            raise kaitaistruct.ValidationNotInEnumError(self.format_code, self._io, u"/seq/0")
        self.encoded = AmqpValue.Encoded(self.format_code, self.depth_left, self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.encoded._fetch_instances()

    class Array32(KaitaiStruct):
        """An array with its length.

        .. seealso::
           AMQP 1.0 part 1, 1.2.4
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Array32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.len_content = self._io.read_u4be()
            self._raw_content = self._io.read_bytes(self.len_content)
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = AmqpValue.Array32Content(self.depth_left, _io__raw_content, self, self._root)


        def _fetch_instances(self):
            pass
            self.content._fetch_instances()


    class Array32Content(KaitaiStruct):
        """All items share one format code.

        .. seealso::
           AMQP 1.0 part 1, 1.2.4
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Array32Content, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.num_items = self._io.read_u4be()
            self.constructor = AmqpValue.ArrayConstructor(self.depth_left, self._io, self, self._root)
            self.items = []
            for i in range((0 if self.constructor.is_without_bytes else self.num_items)):
                self.items.append(AmqpValue.Encoded(self.constructor.item_code, self.depth_left - 1, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.constructor._fetch_instances()
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class Array8(KaitaiStruct):
        """An array with its length.

        .. seealso::
           AMQP 1.0 part 1, 1.2.4
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Array8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.len_content = self._io.read_u1()
            self._raw_content = self._io.read_bytes(self.len_content)
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = AmqpValue.Array8Content(self.depth_left, _io__raw_content, self, self._root)


        def _fetch_instances(self):
            pass
            self.content._fetch_instances()


    class Array8Content(KaitaiStruct):
        """All items share one format code.

        .. seealso::
           AMQP 1.0 part 1, 1.2.4
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Array8Content, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.num_items = self._io.read_u1()
            self.constructor = AmqpValue.ArrayConstructor(self.depth_left, self._io, self, self._root)
            self.items = []
            for i in range((0 if self.constructor.is_without_bytes else self.num_items)):
                self.items.append(AmqpValue.Encoded(self.constructor.item_code, self.depth_left - 1, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.constructor._fetch_instances()
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class ArrayConstructor(KaitaiStruct):
        descriptor = None
        described_code = None
        """The items' format code, with a descriptor if described.

        .. seealso::
           AMQP 1.0 part 1, 1.2.4
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.ArrayConstructor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.format_code = KaitaiStream.resolve_enum(AmqpValue.FormatCode, self._io.read_u1())
            if not isinstance(self.format_code, AmqpValue.FormatCode):
                raise kaitaistruct.ValidationNotInEnumError(self.format_code, self._io, u"/types/array_constructor/seq/0")
            if self.format_code == AmqpValue.FormatCode.described:
                pass
                self.descriptor = AmqpValue(self.depth_left - 1, self._io, self, self._root)

            if self.format_code == AmqpValue.FormatCode.described:
                pass
                self.described_code = KaitaiStream.resolve_enum(AmqpValue.FormatCode, self._io.read_u1())
                if not isinstance(self.described_code, AmqpValue.FormatCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.described_code, self._io, u"/types/array_constructor/seq/2")



        def _fetch_instances(self):
            pass
            if self.format_code == AmqpValue.FormatCode.described:
                pass
                self.descriptor._fetch_instances()

            if self.format_code == AmqpValue.FormatCode.described:
                pass


        @property
        def is_without_bytes(self):
            """The items have no bytes."""
            if hasattr(self, '_m_is_without_bytes'):
                return self._m_is_without_bytes

            self._m_is_without_bytes =  ((int(self.item_code) >= 64) and (int(self.item_code) < 80))
            return getattr(self, '_m_is_without_bytes', None)

        @property
        def item_code(self):
            """The items' format code."""
            if hasattr(self, '_m_item_code'):
                return self._m_item_code

            self._m_item_code = (self.described_code if self.format_code == AmqpValue.FormatCode.described else self.format_code)
            return getattr(self, '_m_item_code', None)


    class Binary32(KaitaiStruct):
        """Bytes with their length.

        .. seealso::
           AMQP 1.0 part 1, 1.6.19
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Binary32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u4be()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class Binary8(KaitaiStruct):
        """Bytes with their length.

        .. seealso::
           AMQP 1.0 part 1, 1.6.19
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Binary8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u1()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class Boolean(KaitaiStruct):
        """A boolean in one byte.

        .. seealso::
           AMQP 1.0 part 1, 1.6.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Boolean, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u1()
            if not self.value <= 1:
                raise kaitaistruct.ValidationGreaterThanError(1, self.value, self._io, u"/types/boolean/seq/0")


        def _fetch_instances(self):
            pass


    class Byte(KaitaiStruct):
        """A signed byte.

        .. seealso::
           AMQP 1.0 part 1, 1.6.7
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Byte, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class Compound32(KaitaiStruct):
        """A list or map.

        .. seealso::
           AMQP 1.0 part 1, 1.2.3
        """
        def __init__(self, is_map, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Compound32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_map = is_map
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.len_content = self._io.read_u4be()
            self._raw_content = self._io.read_bytes(self.len_content)
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = AmqpValue.Compound32Content(self.is_map, self.depth_left, _io__raw_content, self, self._root)


        def _fetch_instances(self):
            pass
            self.content._fetch_instances()


    class Compound32Content(KaitaiStruct):
        """Count and items.

        .. seealso::
           AMQP 1.0 part 1, 1.2.3
        """
        def __init__(self, is_map, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Compound32Content, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_map = is_map
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.num_items = self._io.read_u4be()
            _ = self.num_items
            if not  (((not (self.is_map))) or (_ % 2 == 0)) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/compound32_content/seq/0")
            self.items = []
            for i in range(self.num_items):
                self.items.append(AmqpValue(self.depth_left - 1, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class Compound8(KaitaiStruct):
        """A list or map.

        .. seealso::
           AMQP 1.0 part 1, 1.2.3
        """
        def __init__(self, is_map, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Compound8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_map = is_map
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.len_content = self._io.read_u1()
            self._raw_content = self._io.read_bytes(self.len_content)
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = AmqpValue.Compound8Content(self.is_map, self.depth_left, _io__raw_content, self, self._root)


        def _fetch_instances(self):
            pass
            self.content._fetch_instances()


    class Compound8Content(KaitaiStruct):
        """Count and items.

        .. seealso::
           AMQP 1.0 part 1, 1.2.3
        """
        def __init__(self, is_map, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Compound8Content, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_map = is_map
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.num_items = self._io.read_u1()
            _ = self.num_items
            if not  (((not (self.is_map))) or (_ % 2 == 0)) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/compound8_content/seq/0")
            self.items = []
            for i in range(self.num_items):
                self.items.append(AmqpValue(self.depth_left - 1, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class Decimal128(KaitaiStruct):
        """A 128-bit decimal number.

        .. seealso::
           AMQP 1.0 part 1, 1.6.15
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Decimal128, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes(16)


        def _fetch_instances(self):
            pass


    class Decimal32(KaitaiStruct):
        """A 32-bit decimal number.

        .. seealso::
           AMQP 1.0 part 1, 1.6.13
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Decimal32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass


    class Decimal64(KaitaiStruct):
        """A 64-bit decimal number.

        .. seealso::
           AMQP 1.0 part 1, 1.6.14
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Decimal64, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes(8)


        def _fetch_instances(self):
            pass


    class Described(KaitaiStruct):
        """A value and its descriptor.

        .. seealso::
           AMQP 1.0 part 1, 1.2
        """
        def __init__(self, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Described, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.descriptor = AmqpValue(self.depth_left - 1, self._io, self, self._root)
            self.described_value = AmqpValue(self.depth_left - 1, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.descriptor._fetch_instances()
            self.described_value._fetch_instances()


    class Double(KaitaiStruct):
        """A 64-bit floating-point number.

        .. seealso::
           AMQP 1.0 part 1, 1.6.12
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Double, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_f8be()


        def _fetch_instances(self):
            pass


    class Encoded(KaitaiStruct):
        value = None
        """A value without its format code, as in arrays.

        .. seealso::
           AMQP 1.0 part 1, 1.2
        """
        def __init__(self, format_code, depth_left, _io, _parent=None, _root=None):
            super(AmqpValue.Encoded, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.format_code = format_code
            self.depth_left = depth_left
            self._read()

        def _read(self):
            self.nesting = self._io.read_bytes(0)
            _ = self.nesting
            if not self.depth_left > 0:
                raise kaitaistruct.ValidationExprError(self.nesting, self._io, u"/types/encoded/seq/0")
            _on = self.format_code
            if _on == AmqpValue.FormatCode.array32:
                pass
                self.value = AmqpValue.Array32(self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.array8:
                pass
                self.value = AmqpValue.Array8(self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.binary32:
                pass
                self.value = AmqpValue.Binary32(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.binary8:
                pass
                self.value = AmqpValue.Binary8(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.boolean:
                pass
                self.value = AmqpValue.Boolean(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.byte:
                pass
                self.value = AmqpValue.Byte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.char:
                pass
                self.value = AmqpValue.Uint(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.decimal128:
                pass
                self.value = AmqpValue.Decimal128(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.decimal32:
                pass
                self.value = AmqpValue.Decimal32(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.decimal64:
                pass
                self.value = AmqpValue.Decimal64(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.described:
                pass
                self.value = AmqpValue.Described(self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.double:
                pass
                self.value = AmqpValue.Double(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.float:
                pass
                self.value = AmqpValue.Float(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.int:
                pass
                self.value = AmqpValue.Int(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.list32:
                pass
                self.value = AmqpValue.Compound32(False, self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.list8:
                pass
                self.value = AmqpValue.Compound8(False, self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.long:
                pass
                self.value = AmqpValue.Long(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.map32:
                pass
                self.value = AmqpValue.Compound32(True, self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.map8:
                pass
                self.value = AmqpValue.Compound8(True, self.depth_left, self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.short:
                pass
                self.value = AmqpValue.Short(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.small_int:
                pass
                self.value = AmqpValue.Byte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.small_long:
                pass
                self.value = AmqpValue.Byte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.small_uint:
                pass
                self.value = AmqpValue.Ubyte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.small_ulong:
                pass
                self.value = AmqpValue.Ubyte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.string32:
                pass
                self.value = AmqpValue.String32(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.string8:
                pass
                self.value = AmqpValue.String8(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.symbol32:
                pass
                self.value = AmqpValue.String32(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.symbol8:
                pass
                self.value = AmqpValue.String8(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.timestamp:
                pass
                self.value = AmqpValue.Long(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.ubyte:
                pass
                self.value = AmqpValue.Ubyte(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.uint:
                pass
                self.value = AmqpValue.Uint(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.ulong:
                pass
                self.value = AmqpValue.Ulong(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.ushort:
                pass
                self.value = AmqpValue.Ushort(self._io, self, self._root)
            elif _on == AmqpValue.FormatCode.uuid:
                pass
                self.value = AmqpValue.Uuid(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.format_code
            if _on == AmqpValue.FormatCode.array32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.array8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.binary32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.binary8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.boolean:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.byte:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.char:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.decimal128:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.decimal32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.decimal64:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.described:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.double:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.float:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.int:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.list32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.list8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.long:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.map32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.map8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.short:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.small_int:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.small_long:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.small_uint:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.small_ulong:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.string32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.string8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.symbol32:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.symbol8:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.timestamp:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.ubyte:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.uint:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.ulong:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.ushort:
                pass
                self.value._fetch_instances()
            elif _on == AmqpValue.FormatCode.uuid:
                pass
                self.value._fetch_instances()

        @property
        def is_without_bytes(self):
            """The code implies the value."""
            if hasattr(self, '_m_is_without_bytes'):
                return self._m_is_without_bytes

            self._m_is_without_bytes =  ((int(self.format_code) >= 64) and (int(self.format_code) < 80))
            return getattr(self, '_m_is_without_bytes', None)


    class Float(KaitaiStruct):
        """A 32-bit floating-point number.

        .. seealso::
           AMQP 1.0 part 1, 1.6.11
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Float, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_f4be()


        def _fetch_instances(self):
            pass


    class Int(KaitaiStruct):
        """A signed 32-bit integer.

        .. seealso::
           AMQP 1.0 part 1, 1.6.9
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Int, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class Long(KaitaiStruct):
        """A signed 64-bit integer, or a point in time.

        .. seealso::
           AMQP 1.0 part 1, 1.6.10
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Long, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    class Short(KaitaiStruct):
        """A signed 16-bit integer.

        .. seealso::
           AMQP 1.0 part 1, 1.6.8
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Short, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_s2be()


        def _fetch_instances(self):
            pass


    class String32(KaitaiStruct):
        """A string or symbol, as in `string8`.

        .. seealso::
           AMQP 1.0 part 1, 1.6.20
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.String32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u4be()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class String8(KaitaiStruct):
        """A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.

        .. seealso::
           AMQP 1.0 part 1, 1.6.20
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.String8, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u1()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class Ubyte(KaitaiStruct):
        """An unsigned byte.

        .. seealso::
           AMQP 1.0 part 1, 1.6.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Ubyte, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u1()


        def _fetch_instances(self):
            pass


    class Uint(KaitaiStruct):
        """An unsigned 32-bit integer or code point.

        .. seealso::
           AMQP 1.0 part 1, 1.6.5
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Uint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u4be()


        def _fetch_instances(self):
            pass


    class Ulong(KaitaiStruct):
        """An unsigned 64-bit integer.

        .. seealso::
           AMQP 1.0 part 1, 1.6.6
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Ulong, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u8be()


        def _fetch_instances(self):
            pass


    class Ushort(KaitaiStruct):
        """An unsigned 16-bit integer.

        .. seealso::
           AMQP 1.0 part 1, 1.6.4
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Ushort, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u2be()


        def _fetch_instances(self):
            pass


    class Uuid(KaitaiStruct):
        """A UUID.

        .. seealso::
           AMQP 1.0 part 1, 1.6.18
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AmqpValue.Uuid, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_bytes(16)


        def _fetch_instances(self):
            pass
