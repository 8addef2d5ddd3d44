# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdEntry(KaitaiStruct):
    """One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size
    misplaces all later messages.

    .. seealso::
       seeds/ffwd.txt "Files"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(FfwdEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.len_blob = self._io.read_u4be()
        self.blob = self._io.read_bytes(self.len_blob)


    def _fetch_instances(self):
        pass
