# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaEpochCheckpoint(KaitaiStruct):
    SEQ_FIELDS = ["version", "num_entries", "entries"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaEpochCheckpoint, self).__init__(_io)
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
            _t_entries = KafkaEpochCheckpoint.Entry(self._io, self, self._root)
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
        SEQ_FIELDS = ["epoch", "start_offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaEpochCheckpoint.Entry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['epoch']['start'] = self._io.pos()
            self.epoch = (self._io.read_bytes_term(32, False, True, False)).decode(u"UTF-8")
            self._debug['epoch']['end'] = self._io.pos()
            self._debug['start_offset']['start'] = self._io.pos()
            self.start_offset = (self._io.read_bytes_term(10, False, True, False)).decode(u"UTF-8")
            self._debug['start_offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
