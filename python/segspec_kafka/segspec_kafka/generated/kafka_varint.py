# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 b00c68674424f7ef83ae6f12d2d556a6d62eefa0c3b6f57908fce31e07408d79
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaVarint(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVarint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.groups = []
        i = 0
        while True:
            _ = KafkaVarint.Group(i, (self.groups[i - 1].total if i != 0 else 0), (self.groups[i - 1].weight * 128 if i != 0 else 1), self._io, self, self._root)
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
        def __init__(self, index, total_before, weight, _io, _parent=None, _root=None):
            super(KafkaVarint.Group, self).__init__(_io)
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
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next = self.octet > 127
            return getattr(self, '_m_has_next', None)

        @property
        def total(self):
            if hasattr(self, '_m_total'):
                return self._m_total

            self._m_total = self.total_before + (self.octet & 15 if self.index == 4 else self.octet & 127) * self.weight
            return getattr(self, '_m_total', None)


    @property
    def raw(self):
        if hasattr(self, '_m_raw'):
            return self._m_raw

        self._m_raw = self.groups[-1].total
        return getattr(self, '_m_raw', None)

    @property
    def value(self):
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = (self.raw >> 1 if self.raw % 2 == 0 else -1 - (self.raw >> 1))
        return getattr(self, '_m_value', None)
