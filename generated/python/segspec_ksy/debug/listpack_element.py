# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class ListpackElement(KaitaiStruct):
    data = None
    """An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the
    length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to
    stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires
    the backlen `01`.

    .. seealso::
       redis/redis src/listpack.c lpGetWithSize, lpEncodeGetType


    .. seealso::
       antirez/listpack listpack.md "Elements representation"
    """

    class Kind(IntEnum):
        uint7 = 0
        str6 = 1
        int13 = 2
        str12 = 3
        str32 = 4
        int16 = 5
        int24 = 6
        int32 = 7
        int64 = 8
        end = 9
    SEQ_FIELDS = ["encoding", "data", "backlen"]
    def __init__(self, _io, _parent=None, _root=None):
        super(ListpackElement, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['encoding']['start'] = self._io.pos()
        self.encoding = self._io.read_u1()
        self._debug['encoding']['end'] = self._io.pos()
        _ = self.encoding
        if not  ((_ <= 244) or (_ == 255)) :
            raise kaitaistruct.ValidationExprError(self.encoding, self._io, u"/seq/0")
        self._debug['data']['start'] = self._io.pos()
        _on = self.kind
        if _on == ListpackElement.Kind.int13:
            pass
            self.data = ListpackElement.DataInt13(self.encoding, self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.int16:
            pass
            self.data = ListpackElement.DataInt16(self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.int24:
            pass
            self.data = ListpackElement.DataInt24(self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.int32:
            pass
            self.data = ListpackElement.DataInt32(self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.int64:
            pass
            self.data = ListpackElement.DataInt64(self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.str12:
            pass
            self.data = ListpackElement.DataStr12(self.encoding, self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.str32:
            pass
            self.data = ListpackElement.DataStr32(self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.str6:
            pass
            self.data = ListpackElement.DataStr6(self.encoding, self._io, self, self._root)
            self.data._read()
        elif _on == ListpackElement.Kind.uint7:
            pass
            self.data = ListpackElement.DataUint7(self.encoding, self._io, self, self._root)
            self.data._read()
        self._debug['data']['end'] = self._io.pos()
        self._debug['backlen']['start'] = self._io.pos()
        self._debug['backlen']['arr'] = []
        self.backlen = []
        for i in range(self.num_backlen):
            self._debug['backlen']['arr'].append({'start': self._io.pos()})
            self.backlen.append(self._io.read_u1())
            self._debug['backlen']['arr'][i]['end'] = self._io.pos()
            if not self.backlen[i] == self.len_body >> 7 * ((self.num_backlen - 1) - i) & 127 | (0 if i == 0 else 128):
                raise kaitaistruct.ValidationNotEqualError(self.len_body >> 7 * ((self.num_backlen - 1) - i) & 127 | (0 if i == 0 else 128), self.backlen[i], self._io, u"/seq/2")

        self._debug['backlen']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.kind
        if _on == ListpackElement.Kind.int13:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.int16:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.int24:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.int32:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.int64:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.str12:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.str32:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.str6:
            pass
            self.data._fetch_instances()
        elif _on == ListpackElement.Kind.uint7:
            pass
            self.data._fetch_instances()
        for i in range(len(self.backlen)):
            pass


    class DataInt13(KaitaiStruct):
        """110xxxxx and one byte, an integer from -4096 to 4095.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["low"]
        def __init__(self, encoding, _io, _parent=None, _root=None):
            super(ListpackElement.DataInt13, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.encoding = encoding
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['low']['start'] = self._io.pos()
            self.low = self._io.read_u1()
            self._debug['low']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def two_complement(self):
            """The 13 bits, unsigned."""
            if hasattr(self, '_m_two_complement'):
                return self._m_two_complement

            self._m_two_complement = (self.encoding & 31) << 8 | self.low
            return getattr(self, '_m_two_complement', None)

        @property
        def value(self):
            """The integer."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.two_complement - 8192 if self.two_complement >= 4096 else self.two_complement)
            return getattr(self, '_m_value', None)


    class DataInt16(KaitaiStruct):
        """F1, a signed 16-bit integer.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackElement.DataInt16, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_s2le()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class DataInt24(KaitaiStruct):
        """F2, a signed 24-bit integer.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["low", "high"]
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackElement.DataInt24, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['low']['start'] = self._io.pos()
            self.low = self._io.read_u2le()
            self._debug['low']['end'] = self._io.pos()
            self._debug['high']['start'] = self._io.pos()
            self.high = self._io.read_s1()
            self._debug['high']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """The integer."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.high * 65536 + self.low
            return getattr(self, '_m_value', None)


    class DataInt32(KaitaiStruct):
        """F3, a signed 32-bit integer.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackElement.DataInt32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_s4le()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class DataInt64(KaitaiStruct):
        """F4, a signed 64-bit integer.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackElement.DataInt64, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_s8le()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class DataStr12(KaitaiStruct):
        """1110xxxx and one byte, a string of 64 to 4095 bytes.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["len_low", "value"]
        def __init__(self, encoding, _io, _parent=None, _root=None):
            super(ListpackElement.DataStr12, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.encoding = encoding
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['len_low']['start'] = self._io.pos()
            self.len_low = self._io.read_u1()
            self._debug['len_low']['end'] = self._io.pos()
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes(self.len_value)
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def len_value(self):
            """Bytes of the string."""
            if hasattr(self, '_m_len_value'):
                return self._m_len_value

            self._m_len_value = (self.encoding & 15) << 8 | self.len_low
            return getattr(self, '_m_len_value', None)


    class DataStr32(KaitaiStruct):
        """F0, a string of 4096 bytes or more.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["len_value", "value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackElement.DataStr32, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = self._io.read_u4le()
            self._debug['len_value']['end'] = self._io.pos()
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes(self.len_value)
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class DataStr6(KaitaiStruct):
        """10xxxxxx, a string of 0 to 63 bytes.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, encoding, _io, _parent=None, _root=None):
            super(ListpackElement.DataStr6, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.encoding = encoding
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes(self.len_value)
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def len_value(self):
            """Bytes of the string."""
            if hasattr(self, '_m_len_value'):
                return self._m_len_value

            self._m_len_value = self.encoding & 63
            return getattr(self, '_m_len_value', None)


    class DataUint7(KaitaiStruct):
        """0xxxxxxx, an integer from 0 to 127.

        .. seealso::
           redis/redis src/listpack.c lpGetWithSize
        """
        SEQ_FIELDS = []
        def __init__(self, encoding, _io, _parent=None, _root=None):
            super(ListpackElement.DataUint7, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.encoding = encoding
            self._debug = collections.defaultdict(dict)

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """The integer."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.encoding & 127
            return getattr(self, '_m_value', None)


    @property
    def int_value(self):
        """The integer."""
        if hasattr(self, '_m_int_value'):
            return self._m_int_value

        if self.is_int:
            pass
            self._m_int_value = (self.data.value if self.kind == ListpackElement.Kind.uint7 else (self.data.value if self.kind == ListpackElement.Kind.int13 else (self.data.value if self.kind == ListpackElement.Kind.int16 else (self.data.value if self.kind == ListpackElement.Kind.int24 else (self.data.value if self.kind == ListpackElement.Kind.int32 else self.data.value)))))

        return getattr(self, '_m_int_value', None)

    @property
    def is_end(self):
        """An end marker, without data and backlen."""
        if hasattr(self, '_m_is_end'):
            return self._m_is_end

        self._m_is_end = self.encoding == 255
        return getattr(self, '_m_is_end', None)

    @property
    def is_int(self):
        """The type is an integer."""
        if hasattr(self, '_m_is_int'):
            return self._m_is_int

        self._m_is_int = (not ( ((self.is_end) or (self.is_str)) ))
        return getattr(self, '_m_is_int', None)

    @property
    def is_str(self):
        """The type is a string."""
        if hasattr(self, '_m_is_str'):
            return self._m_is_str

        self._m_is_str =  ((self.kind == ListpackElement.Kind.str6) or (self.kind == ListpackElement.Kind.str12) or (self.kind == ListpackElement.Kind.str32))
        return getattr(self, '_m_is_str', None)

    @property
    def kind(self):
        """The type."""
        if hasattr(self, '_m_kind'):
            return self._m_kind

        self._m_kind = (ListpackElement.Kind.uint7 if self.encoding < 128 else (ListpackElement.Kind.str6 if self.encoding < 192 else (ListpackElement.Kind.int13 if self.encoding < 224 else (ListpackElement.Kind.str12 if self.encoding < 240 else (ListpackElement.Kind.str32 if self.encoding == 240 else (ListpackElement.Kind.int16 if self.encoding == 241 else (ListpackElement.Kind.int24 if self.encoding == 242 else (ListpackElement.Kind.int32 if self.encoding == 243 else (ListpackElement.Kind.int64 if self.encoding == 244 else ListpackElement.Kind.end)))))))))
        return getattr(self, '_m_kind', None)

    @property
    def len_body(self):
        """Bytes through the data."""
        if hasattr(self, '_m_len_body'):
            return self._m_len_body

        self._m_len_body = (1 if self.kind == ListpackElement.Kind.uint7 else (1 + self.data.len_value if self.kind == ListpackElement.Kind.str6 else (2 if self.kind == ListpackElement.Kind.int13 else (2 + self.data.len_value if self.kind == ListpackElement.Kind.str12 else (5 + self.data.len_value if self.kind == ListpackElement.Kind.str32 else (3 if self.kind == ListpackElement.Kind.int16 else (4 if self.kind == ListpackElement.Kind.int24 else (5 if self.kind == ListpackElement.Kind.int32 else (9 if self.kind == ListpackElement.Kind.int64 else 1)))))))))
        return getattr(self, '_m_len_body', None)

    @property
    def num_backlen(self):
        """The bounds are strict: 16383 would fit into two groups, but has three bytes.

        .. seealso::
           redis/redis src/listpack.c lpEncodeBacklen
        """
        if hasattr(self, '_m_num_backlen'):
            return self._m_num_backlen

        self._m_num_backlen = (0 if self.is_end else (1 if self.len_body <= 127 else (2 if self.len_body < 16383 else (3 if self.len_body < 2097151 else (4 if self.len_body < 268435455 else 5)))))
        return getattr(self, '_m_num_backlen', None)
