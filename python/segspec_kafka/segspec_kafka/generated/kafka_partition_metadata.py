# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaPartitionMetadata(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaPartitionMetadata, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.first_label = self._io.read_bytes(9)
        if not self.first_label == b"\x76\x65\x72\x73\x69\x6F\x6E\x3A\x20":
            raise kaitaistruct.ValidationNotEqualError(b"\x76\x65\x72\x73\x69\x6F\x6E\x3A\x20", self.first_label, self._io, u"/seq/0")
        self.version = (self._io.read_bytes_term(10, False, True, True)).decode(u"UTF-8")
        if not self.version == u"0":
            raise kaitaistruct.ValidationNotEqualError(u"0", self.version, self._io, u"/seq/1")
        self.second_label = self._io.read_bytes(10)
        if not self.second_label == b"\x74\x6F\x70\x69\x63\x5F\x69\x64\x3A\x20":
            raise kaitaistruct.ValidationNotEqualError(b"\x74\x6F\x70\x69\x63\x5F\x69\x64\x3A\x20", self.second_label, self._io, u"/seq/2")
        self.topic_id = (self._io.read_bytes_full()).decode(u"UTF-8")


    def _fetch_instances(self):
        pass
