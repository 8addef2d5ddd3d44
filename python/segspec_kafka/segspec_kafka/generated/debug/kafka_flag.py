# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaFlag(KaitaiStruct):
    SEQ_FIELDS = ["octet"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaFlag, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['octet']['start'] = self._io.pos()
        self.octet = self._io.read_u1()
        self._debug['octet']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass

    @property
    def value(self):
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = self.octet != 0
        return getattr(self, '_m_value', None)
