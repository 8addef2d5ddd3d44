# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
from segspec.parsing.effort import tick as _bounded_tick
from segspec.parsing.effort import sized as _bounded_sized
import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections
if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception('Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s' % kaitaistruct.__version__)

class FfwdEntry(KaitaiStruct):
    SEQ_FIELDS = ['len_blob', 'blob']

    def __init__(self, _io, _parent=None, _root=None):
        super(FfwdEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_blob']['start'] = self._io.pos()
        self.len_blob = self._io.read_u4be()
        self._debug['len_blob']['end'] = self._io.pos()
        self._debug['blob']['start'] = self._io.pos()
        self.blob = _bounded_sized(self._io.read_bytes(self.len_blob))
        self._debug['blob']['end'] = self._io.pos()

    def _fetch_instances(self):
        _bounded_tick()
        pass
