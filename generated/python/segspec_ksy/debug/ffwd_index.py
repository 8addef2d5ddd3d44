# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import ffwd_index_entry
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdIndex(KaitaiStruct):
    """The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots
    have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.

    .. seealso::
       spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex
    """
    SEQ_FIELDS = ["entries"]
    def __init__(self, _io, _parent=None, _root=None):
        super(FfwdIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['entries']['start'] = self._io.pos()
        self._debug['entries']['arr'] = []
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self._debug['entries']['arr'].append({'start': self._io.pos()})
            _t_entries = ffwd_index_entry.FfwdIndexEntry(self._io)
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
