# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uvarint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaString(KaitaiStruct):
    len_compact = None
    len_plain = None
    value = None
    def __init__(self, is_compact, _io, _parent=None, _root=None):
        super(KafkaString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_compact = is_compact
        self._read()

    def _read(self):
        if self.is_compact:
            pass
            self.len_compact = kafka_uvarint.KafkaUvarint(self._io)

        if (not (self.is_compact)):
            pass
            self.len_plain = self._io.read_s2be()

        if self.len_value >= 0:
            pass
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")



    def _fetch_instances(self):
        pass
        if self.is_compact:
            pass
            self.len_compact._fetch_instances()

        if (not (self.is_compact)):
            pass

        if self.len_value >= 0:
            pass


    @property
    def len_value(self):
        if hasattr(self, '_m_len_value'):
            return self._m_len_value

        self._m_len_value = (self.len_compact.value - 1 if self.is_compact else self.len_plain)
        return getattr(self, '_m_len_value', None)
