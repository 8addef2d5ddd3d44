# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import tank_index_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankIndex(KaitaiStruct):
    """The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry
    if more than `log.index.interval.bytes` were written since the last one.

    .. seealso::
       seeds/tank.txt "Messages Sequence Numbers"


    .. seealso::
       phaistos-networks/TANK service_indices.cpp Service::verify_index
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(TankIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self.entries.append(tank_index_entry.TankIndexEntry(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()
