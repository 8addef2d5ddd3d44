# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaUuid(KaitaiStruct):
    SEQ_FIELDS = ["value"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaUuid, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['value']['start'] = self._io.pos()
        self.value = self._io.read_bytes(16)
        self._debug['value']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
