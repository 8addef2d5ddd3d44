# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class DurableLogRecord(KaitaiStruct):
    """A header and a payload. The next record follows without padding.
    The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.

    .. seealso::
       seeds/durable_log.txt "Record layout"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(DurableLogRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x47\x4F\x4C\x44":
            raise kaitaistruct.ValidationNotEqualError(b"\x47\x4F\x4C\x44", self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u1()
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/seq/1")
        self.flags = self._io.read_u1()
        self.reserved = self._io.read_u2le()
        self.offset = self._io.read_u8le()
        self.len_payload = self._io.read_u4le()
        self.checksum = self._io.read_u4le()
        self.payload = self._io.read_bytes(self.len_payload)


    def _fetch_instances(self):
        pass
