# segspec format build, from ksy/: change that.
from segspec.parsing.effort import tick as _bounded_tick
from segspec.parsing.effort import sized as _bounded_sized
import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections
if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception('Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s' % kaitaistruct.__version__)

class QuillSegment(KaitaiStruct):
    SEQ_FIELDS = ['header']

    def __init__(self, _io, _parent=None, _root=None):
        super(QuillSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        _bounded_tick()
        self._debug['header']['start'] = self._io.pos()
        self.header = QuillSegment.Header(self._io, self, self._root)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()

    def _fetch_instances(self):
        _bounded_tick()
        pass
        self.header._fetch_instances()

    class Header(KaitaiStruct):
        SEQ_FIELDS = ['magic', 'version', 'reserved', 'base_offset']

        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b'QUIL':
                raise kaitaistruct.ValidationNotEqualError(b'QUIL', self.magic, self._io, u'/types/header/seq/0')
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u'/types/header/seq/1')
            self._debug['reserved']['start'] = self._io.pos()
            self.reserved = self._io.read_u2le()
            self._debug['reserved']['end'] = self._io.pos()
            self._debug['base_offset']['start'] = self._io.pos()
            self.base_offset = self._io.read_u8le()
            self._debug['base_offset']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass

    class Record(KaitaiStruct):
        SEQ_FIELDS = ['mark', 'len_body', 'checksum', 'body']

        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.Record, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['mark']['start'] = self._io.pos()
            self.mark = self._io.read_bytes(2)
            self._debug['mark']['end'] = self._io.pos()
            if not self.mark == b'QR':
                raise kaitaistruct.ValidationNotEqualError(b'QR', self.mark, self._io, u'/types/record/seq/0')
            self._debug['len_body']['start'] = self._io.pos()
            self.len_body = self._io.read_u4le()
            self._debug['len_body']['end'] = self._io.pos()
            self._debug['checksum']['start'] = self._io.pos()
            self.checksum = self._io.read_u4le()
            self._debug['checksum']['end'] = self._io.pos()
            self._debug['body']['start'] = self._io.pos()
            self._raw_body = _bounded_sized(self._io.read_bytes(self.len_body))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = QuillSegment.RecordBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
            self.body._fetch_instances()

    class RecordBody(KaitaiStruct):
        key = None
        SEQ_FIELDS = ['offset', 'timestamp', 'len_key', 'key', 'value']

        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.RecordBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['offset']['start'] = self._io.pos()
            self.offset = self._io.read_u8le()
            self._debug['offset']['end'] = self._io.pos()
            self._debug['timestamp']['start'] = self._io.pos()
            self.timestamp = self._io.read_u8le()
            self._debug['timestamp']['end'] = self._io.pos()
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = self._io.read_u2le()
            self._debug['len_key']['end'] = self._io.pos()
            if self.len_key > 0:
                pass
                self._debug['key']['start'] = self._io.pos()
                self.key = _bounded_sized(self._io.read_bytes(self.len_key))
                self._debug['key']['end'] = self._io.pos()
            self._debug['value']['start'] = self._io.pos()
            self.value = _bounded_sized(self._io.read_bytes_full())
            self._debug['value']['end'] = self._io.pos()

        def _fetch_instances(self):
            _bounded_tick()
            pass
            if self.len_key > 0:
                pass
