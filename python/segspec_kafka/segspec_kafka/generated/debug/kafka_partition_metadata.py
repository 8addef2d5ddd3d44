# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaPartitionMetadata(KaitaiStruct):
    SEQ_FIELDS = ["first_label", "version", "second_label", "topic_id"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaPartitionMetadata, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['first_label']['start'] = self._io.pos()
        self.first_label = self._io.read_bytes(9)
        self._debug['first_label']['end'] = self._io.pos()
        if not self.first_label == b"\x76\x65\x72\x73\x69\x6F\x6E\x3A\x20":
            raise kaitaistruct.ValidationNotEqualError(b"\x76\x65\x72\x73\x69\x6F\x6E\x3A\x20", self.first_label, self._io, u"/seq/0")
        self._debug['version']['start'] = self._io.pos()
        self.version = (self._io.read_bytes_term(10, False, True, True)).decode(u"UTF-8")
        self._debug['version']['end'] = self._io.pos()
        if not self.version == u"0":
            raise kaitaistruct.ValidationNotEqualError(u"0", self.version, self._io, u"/seq/1")
        self._debug['second_label']['start'] = self._io.pos()
        self.second_label = self._io.read_bytes(10)
        self._debug['second_label']['end'] = self._io.pos()
        if not self.second_label == b"\x74\x6F\x70\x69\x63\x5F\x69\x64\x3A\x20":
            raise kaitaistruct.ValidationNotEqualError(b"\x74\x6F\x70\x69\x63\x5F\x69\x64\x3A\x20", self.second_label, self._io, u"/seq/2")
        self._debug['topic_id']['start'] = self._io.pos()
        self.topic_id = (self._io.read_bytes_full()).decode(u"UTF-8")
        self._debug['topic_id']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
