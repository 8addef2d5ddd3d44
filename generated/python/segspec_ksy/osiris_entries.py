# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisEntries(KaitaiStruct):
    """Entries to the end of the data section.

    .. seealso::
       seeds/osiris.txt "Data Entry format"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisEntries, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self.entries.append(osiris_entry.OsirisEntry(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()
