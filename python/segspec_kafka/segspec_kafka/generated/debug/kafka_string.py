# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uvarint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaString(KaitaiStruct):
    len_compact = None
    len_plain = None
    value = None
    SEQ_FIELDS = ["len_compact", "len_plain", "value"]
    def __init__(self, is_compact, _io, _parent=None, _root=None):
        super(KafkaString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_compact = is_compact
        self._debug = collections.defaultdict(dict)

    def _read(self):
        if self.is_compact:
            pass
            self._debug['len_compact']['start'] = self._io.pos()
            self.len_compact = kafka_uvarint.KafkaUvarint(self._io)
            self.len_compact._read()
            self._debug['len_compact']['end'] = self._io.pos()

        if (not (self.is_compact)):
            pass
            self._debug['len_plain']['start'] = self._io.pos()
            self.len_plain = self._io.read_s2be()
            self._debug['len_plain']['end'] = self._io.pos()

        if self.len_value >= 0:
            pass
            self._debug['value']['start'] = self._io.pos()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")
            self._debug['value']['end'] = self._io.pos()



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
