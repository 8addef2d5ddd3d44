# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaOffsetCheckpoint(KaitaiStruct):
    SEQ_FIELDS = ["version", "num_entries", "entries"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaOffsetCheckpoint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = (self._io.read_bytes_term(10, False, True, False)).decode(u"UTF-8")
        self._debug['version']['end'] = self._io.pos()
        if not self.version == u"0":
            raise kaitaistruct.ValidationNotEqualError(u"0", self.version, self._io, u"/seq/0")
        self._debug['num_entries']['start'] = self._io.pos()
        self.num_entries = (self._io.read_bytes_term(10, False, True, False)).decode(u"UTF-8")
        self._debug['num_entries']['end'] = self._io.pos()
        self._debug['entries']['start'] = self._io.pos()
        self._debug['entries']['arr'] = []
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self._debug['entries']['arr'].append({'start': self._io.pos()})
            _t_entries = KafkaOffsetCheckpoint.Entry(self._io, self, self._root)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)
            self._debug['entries']['arr'][len(self.entries) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['entries']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()


    class Entry(KaitaiStruct):
        SEQ_FIELDS = ["topic", "partition", "offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaOffsetCheckpoint.Entry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['topic']['start'] = self._io.pos()
            self.topic = (self._io.read_bytes_term(32, False, True, False)).decode(u"UTF-8")
            self._debug['topic']['end'] = self._io.pos()
            self._debug['partition']['start'] = self._io.pos()
            self.partition = (self._io.read_bytes_term(32, False, True, False)).decode(u"UTF-8")
            self._debug['partition']['end'] = self._io.pos()
            self._debug['offset']['start'] = self._io.pos()
            self.offset = (self._io.read_bytes_term(10, False, True, False)).decode(u"UTF-8")
            self._debug['offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
