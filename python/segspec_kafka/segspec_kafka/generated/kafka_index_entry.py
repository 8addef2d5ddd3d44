# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 98029a3f6ed98e0ff674ba6534d87a630b45bcf7b64acc361f7e8c6d2ab218e2
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.relative_offset = self._io.read_s4be()
        self.position = self._io.read_s4be()


    def _fetch_instances(self):
        pass
