# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 84012fbab955b77f3c8fb22da3deaded369795935cfdf9bc38454c46b957bf25
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uvarint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTaggedField(KaitaiStruct):
    SEQ_FIELDS = ["tag", "len_content", "content"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTaggedField, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['tag']['start'] = self._io.pos()
        self.tag = kafka_uvarint.KafkaUvarint(self._io)
        self.tag._read()
        self._debug['tag']['end'] = self._io.pos()
        self._debug['len_content']['start'] = self._io.pos()
        self.len_content = kafka_uvarint.KafkaUvarint(self._io)
        self.len_content._read()
        self._debug['len_content']['end'] = self._io.pos()
        self._debug['content']['start'] = self._io.pos()
        self.content = self._io.read_bytes(self.len_content.value)
        self._debug['content']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.tag._fetch_instances()
        self.len_content._fetch_instances()
