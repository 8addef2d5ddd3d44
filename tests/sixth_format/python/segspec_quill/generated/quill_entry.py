# kaitai-struct-compiler 0.11.0, ksy/quill_entry.ksy sha256 155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class QuillEntry(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(QuillEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.offset = self._io.read_u8le()
        self.ofs_record = self._io.read_u8le()


    def _fetch_instances(self):
        pass
