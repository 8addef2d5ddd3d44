# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdIndexEntry(KaitaiStruct):
    """The position of one consumer: the last handled message or the next one, as the caller of the real system decides.

    .. seealso::
       seeds/ffwd.txt "Files"
    """
    SEQ_FIELDS = ["len_id", "offset", "id"]
    def __init__(self, _io, _parent=None, _root=None):
        super(FfwdIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_id']['start'] = self._io.pos()
        self.len_id = self._io.read_u4be()
        self._debug['len_id']['end'] = self._io.pos()
        self._debug['offset']['start'] = self._io.pos()
        self.offset = self._io.read_u8be()
        self._debug['offset']['end'] = self._io.pos()
        self._debug['id']['start'] = self._io.pos()
        self.id = (self._io.read_bytes(self.len_id)).decode(u"UTF-8")
        self._debug['id']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
