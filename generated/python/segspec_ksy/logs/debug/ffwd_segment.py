# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
from segspec.parsing.effort import tick as _bounded_tick
import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections
if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception('Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s' % kaitaistruct.__version__)

class FfwdSegment(KaitaiStruct):
    header = None

    class HeaderVariant(IntEnum):
        system = 0
        document = 1
    SEQ_FIELDS = ['header']

    def __init__(self, variant, _io, _parent=None, _root=None):
        super(FfwdSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.variant = variant
        self._debug = collections.defaultdict(dict)

    def _read(self):
        _bounded_tick()
        self._debug['header']['start'] = self._io.pos()
        _on = self.variant
        if _on == FfwdSegment.HeaderVariant.document:
            pass
            self.header = FfwdSegment.DocumentHeader(self._io, self, self._root)
            self.header._read()
        elif _on == FfwdSegment.HeaderVariant.system:
            pass
            self.header = FfwdSegment.SystemHeader(self._io, self, self._root)
            self.header._read()
        self._debug['header']['end'] = self._io.pos()

    def _fetch_instances(self):
        _bounded_tick()
        pass
        _on = self.variant
        if _on == FfwdSegment.HeaderVariant.document:
            pass
            self.header._fetch_instances()
        elif _on == FfwdSegment.HeaderVariant.system:
            pass
            self.header._fetch_instances()

    class DocumentHeader(KaitaiStruct):
        SEQ_FIELDS = ['magic', 'version', 'base_offset']

        def __init__(self, _io, _parent=None, _root=None):
            super(FfwdSegment.DocumentHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b'FFLG':
                raise kaitaistruct.ValidationNotEqualError(b'FFLG', self.magic, self._io, u'/types/document_header/seq/0')
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u'/types/document_header/seq/1')
            self._debug['base_offset']['start'] = self._io.pos()
            self.base_offset = self._io.read_u8be()
            self._debug['base_offset']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass

    class SystemHeader(KaitaiStruct):
        SEQ_FIELDS = ['magic', 'version', 'base_offset']

        def __init__(self, _io, _parent=None, _root=None):
            super(FfwdSegment.SystemHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b'FFLG':
                raise kaitaistruct.ValidationNotEqualError(b'FFLG', self.magic, self._io, u'/types/system_header/seq/0')
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s4be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u'/types/system_header/seq/1')
            self._debug['base_offset']['start'] = self._io.pos()
            self.base_offset = self._io.read_u8be()
            self._debug['base_offset']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
