# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankIndexEntry(KaitaiStruct):
    """One bundle's position, not in the seed document.

    .. seealso::
       seeds/tank.txt "Messages Sequence Numbers"



    .. seealso::
       phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(TankIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.relative_sequence = self._io.read_u4le()
        self.position = self._io.read_u4le()


    def _fetch_instances(self):
        pass
