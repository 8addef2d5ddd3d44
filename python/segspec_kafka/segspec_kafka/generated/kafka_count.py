# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uvarint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaCount(KaitaiStruct):
    num_compact = None
    num_plain = None
    def __init__(self, is_compact, _io, _parent=None, _root=None):
        super(KafkaCount, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_compact = is_compact
        self._read()

    def _read(self):
        if self.is_compact:
            pass
            self.num_compact = kafka_uvarint.KafkaUvarint(self._io)

        if (not (self.is_compact)):
            pass
            self.num_plain = self._io.read_s4be()



    def _fetch_instances(self):
        pass
        if self.is_compact:
            pass
            self.num_compact._fetch_instances()

        if (not (self.is_compact)):
            pass


    @property
    def value(self):
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = (self.num_compact.value - 1 if self.is_compact else self.num_plain)
        return getattr(self, '_m_value', None)
