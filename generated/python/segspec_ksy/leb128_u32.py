# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Leb128U32(KaitaiStruct):
    """One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the
    fifth byte are shifted out.

    .. seealso::
       seeds/tank.txt "Important Notes"


    .. seealso::
       phaistos-networks/TANK Switch/compress.h UnpackUInt32, UnpackUInt32Check
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(Leb128U32, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.groups = []
        i = 0
        while True:
            _ = Leb128U32.Group(i, (self.groups[i - 1].total if i != 0 else 0), (self.groups[i - 1].weight * 128 if i != 0 else 1), self._io, self, self._root)
            self.groups.append(_)
            if (not (_.has_next)):
                break
            i += 1


    def _fetch_instances(self):
        pass
        for i in range(len(self.groups)):
            pass
            self.groups[i]._fetch_instances()


    class Group(KaitaiStruct):
        """A byte, and the sum so far.

        .. seealso::
           phaistos-networks/TANK Switch/compress.h UnpackUInt32
        """
        def __init__(self, index, total_before, weight, _io, _parent=None, _root=None):
            super(Leb128U32.Group, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.index = index
            self.total_before = total_before
            self.weight = weight
            self._read()

        def _read(self):
            self.octet = self._io.read_u1()
            if not self.octet <= (127 if self.index == 4 else 255):
                raise kaitaistruct.ValidationGreaterThanError((127 if self.index == 4 else 255), self.octet, self._io, u"/types/group/seq/0")


        def _fetch_instances(self):
            pass

        @property
        def has_next(self):
            """True if another byte follows."""
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next = self.octet > 127
            return getattr(self, '_m_has_next', None)

        @property
        def total(self):
            """Sum through this group."""
            if hasattr(self, '_m_total'):
                return self._m_total

            self._m_total = self.total_before + (self.octet & 15 if self.index == 4 else self.octet & 127) * self.weight
            return getattr(self, '_m_total', None)


    @property
    def size(self):
        """Bytes of the integer."""
        if hasattr(self, '_m_size'):
            return self._m_size

        self._m_size = len(self.groups)
        return getattr(self, '_m_size', None)

    @property
    def value(self):
        """The number."""
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = self.groups[-1].total
        return getattr(self, '_m_value', None)
