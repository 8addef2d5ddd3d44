# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 73e498df470bc5eded914ccb2e7a62e35f6719e617f884d4ba928cbe21eeee40
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdIndexEntry(KaitaiStruct):
    """One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the
    next one, the real system leaves to whoever calls it.

    .. seealso::
       seeds/ffwd.txt "Files"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(FfwdIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.len_id = self._io.read_u4be()
        self.offset = self._io.read_u8be()
        self.id = (self._io.read_bytes(self.len_id)).decode(u"UTF-8")


    def _fetch_instances(self):
        pass
