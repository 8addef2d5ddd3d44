# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_chunk_header
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisChunk(KaitaiStruct):
    """The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section
    does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or
    `osiris_tracking_chunk_data` (a tracking chunk).

    .. seealso::
       seeds/osiris.txt "Chunk format"


    .. seealso::
       rabbitmq/osiris src/osiris_log.erl make_chunk/7
    """
    SEQ_FIELDS = ["header", "filter", "data", "trailer"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisChunk, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        self.header = osiris_chunk_header.OsirisChunkHeader(self._io)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()
        self._debug['filter']['start'] = self._io.pos()
        self.filter = self._io.read_bytes(self.header.len_filter)
        self._debug['filter']['end'] = self._io.pos()
        self._debug['data']['start'] = self._io.pos()
        self.data = self._io.read_bytes(self.header.len_data)
        self._debug['data']['end'] = self._io.pos()
        self._debug['trailer']['start'] = self._io.pos()
        self.trailer = self._io.read_bytes(self.header.len_trailer)
        self._debug['trailer']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
