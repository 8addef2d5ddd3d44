# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionIndexEntry(KaitaiStruct):
    SEQ_FIELDS = ["version", "producer_id", "first_offset", "last_offset", "last_stable_offset"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        if not self.version == 0:
            raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u"/seq/0")
        self._debug['producer_id']['start'] = self._io.pos()
        self.producer_id = self._io.read_s8be()
        self._debug['producer_id']['end'] = self._io.pos()
        self._debug['first_offset']['start'] = self._io.pos()
        self.first_offset = self._io.read_s8be()
        self._debug['first_offset']['end'] = self._io.pos()
        self._debug['last_offset']['start'] = self._io.pos()
        self.last_offset = self._io.read_s8be()
        self._debug['last_offset']['end'] = self._io.pos()
        self._debug['last_stable_offset']['start'] = self._io.pos()
        self.last_stable_offset = self._io.read_s8be()
        self._debug['last_stable_offset']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
