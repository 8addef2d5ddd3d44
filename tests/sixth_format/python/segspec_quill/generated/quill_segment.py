# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class QuillSegment(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(QuillSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.header = QuillSegment.Header(self._io, self, self._root)
        self.records = []
        i = 0
        while not self._io.is_eof():
            self.records.append(QuillSegment.Record(self._io, self, self._root))
            i += 1



    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        for i in range(len(self.records)):
            pass
            self.records[i]._fetch_instances()


    class Header(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x51\x55\x49\x4C":
                raise kaitaistruct.ValidationNotEqualError(b"\x51\x55\x49\x4C", self.magic, self._io, u"/types/header/seq/0")
            self.version = self._io.read_u2le()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/header/seq/1")
            self.reserved = self._io.read_u2le()
            self.base_offset = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class Record(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.Record, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.mark = self._io.read_bytes(2)
            if not self.mark == b"\x51\x52":
                raise kaitaistruct.ValidationNotEqualError(b"\x51\x52", self.mark, self._io, u"/types/record/seq/0")
            self.len_body = self._io.read_u4le()
            self.checksum = self._io.read_u4le()
            self._raw_body = self._io.read_bytes(self.len_body)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = QuillSegment.RecordBody(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class RecordBody(KaitaiStruct):
        key = None
        def __init__(self, _io, _parent=None, _root=None):
            super(QuillSegment.RecordBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.offset = self._io.read_u8le()
            self.timestamp = self._io.read_u8le()
            self.len_key = self._io.read_u2le()
            if self.len_key > 0:
                pass
                self.key = self._io.read_bytes(self.len_key)

            self.value = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self.len_key > 0:
                pass
