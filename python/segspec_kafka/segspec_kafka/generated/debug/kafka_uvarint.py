# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaUvarint(KaitaiStruct):
    SEQ_FIELDS = ["groups"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaUvarint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['groups']['start'] = self._io.pos()
        self._debug['groups']['arr'] = []
        self.groups = []
        i = 0
        while True:
            self._debug['groups']['arr'].append({'start': self._io.pos()})
            _t_groups = KafkaUvarint.Group(i, (self.groups[i - 1].total if i != 0 else 0), (self.groups[i - 1].weight * 128 if i != 0 else 1), self._io, self, self._root)
            try:
                _t_groups._read()
            finally:
                _ = _t_groups
                self.groups.append(_)
            self._debug['groups']['arr'][len(self.groups) - 1]['end'] = self._io.pos()
            if (not (_.has_next)):
                break
            i += 1
        self._debug['groups']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.groups)):
            pass
            self.groups[i]._fetch_instances()


    class Group(KaitaiStruct):
        SEQ_FIELDS = ["octet"]
        def __init__(self, index, total_before, weight, _io, _parent=None, _root=None):
            super(KafkaUvarint.Group, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.index = index
            self.total_before = total_before
            self.weight = weight
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['octet']['start'] = self._io.pos()
            self.octet = self._io.read_u1()
            self._debug['octet']['end'] = self._io.pos()
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
    def value(self):
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = self.groups[-1].total
        return getattr(self, '_m_value', None)
