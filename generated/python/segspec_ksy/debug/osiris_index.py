# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_index_record
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisIndex(KaitaiStruct):
    """A segment's chunk positions, as osiris writes them.

    .. seealso::
       seeds/osiris.txt "Index format"



    .. seealso::
       rabbitmq/osiris src/osiris.hrl IDX_HEADER
    """
    SEQ_FIELDS = ["header", "records"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        self.header = OsirisIndex.IndexHeader(self._io, self, self._root)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()
        self._debug['records']['start'] = self._io.pos()
        self._debug['records']['arr'] = []
        self.records = []
        i = 0
        while not self._io.is_eof():
            self._debug['records']['arr'].append({'start': self._io.pos()})
            _t_records = osiris_index_record.OsirisIndexRecord(self._io)
            try:
                _t_records._read()
            finally:
                self.records.append(_t_records)
            self._debug['records']['arr'][len(self.records) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['records']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        for i in range(len(self.records)):
            pass
            self.records[i]._fetch_instances()


    class IndexHeader(KaitaiStruct):
        """The first 8 bytes, which osiris skips when it opens a log.

        .. seealso::
           rabbitmq/osiris src/osiris.hrl IDX_HEADER
        """
        SEQ_FIELDS = ["magic", "version"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisIndex.IndexHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b"\x4F\x53\x49\x49":
                raise kaitaistruct.ValidationNotEqualError(b"\x4F\x53\x49\x49", self.magic, self._io, u"/types/index_header/seq/0")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_u4be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/index_header/seq/1")


        def _fetch_instances(self):
            pass
