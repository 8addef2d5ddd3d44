# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionIndexEntry(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version == 0:
            raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u"/seq/0")
        self.producer_id = self._io.read_s8be()
        self.first_offset = self._io.read_s8be()
        self.last_offset = self._io.read_s8be()
        self.last_stable_offset = self._io.read_s8be()


    def _fetch_instances(self):
        pass
