# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaIndexEntry(KaitaiStruct):
    SEQ_FIELDS = ["relative_offset", "position"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['relative_offset']['start'] = self._io.pos()
        self.relative_offset = self._io.read_s4be()
        self._debug['relative_offset']['end'] = self._io.pos()
        self._debug['position']['start'] = self._io.pos()
        self.position = self._io.read_s4be()
        self._debug['position']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
