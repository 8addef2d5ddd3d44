# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class DurableLogIndexEntry(KaitaiStruct):
    """The position of one record. Only the system's code defines the index.

    An entry has neither magic nor checksum. Compare it with its record before use.

    .. seealso::
       mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(DurableLogIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.offset = self._io.read_u8le()
        self.ofs_record = self._io.read_u8le()


    def _fetch_instances(self):
        pass
