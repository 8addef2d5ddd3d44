# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdIndexEntry(KaitaiStruct):
    """One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the
    next one, the real system leaves to its caller.

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
