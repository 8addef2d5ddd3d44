# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdIndexEntry(KaitaiStruct):
    """The position of one consumer: the last handled message or the next one, as the caller of the real system decides.

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
