# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class DurableLogRecord(KaitaiStruct):
    """A header and a payload. The next record follows without padding.
    The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.

    .. seealso::
       seeds/durable_log.txt "Record layout"
    """
    SEQ_FIELDS = ["magic", "version", "flags", "reserved", "offset", "len_payload", "checksum", "payload"]
    def __init__(self, _io, _parent=None, _root=None):
        super(DurableLogRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_bytes(4)
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic == b"\x47\x4F\x4C\x44":
            raise kaitaistruct.ValidationNotEqualError(b"\x47\x4F\x4C\x44", self.magic, self._io, u"/seq/0")
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_u1()
        self._debug['version']['end'] = self._io.pos()
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/seq/1")
        self._debug['flags']['start'] = self._io.pos()
        self.flags = self._io.read_u1()
        self._debug['flags']['end'] = self._io.pos()
        self._debug['reserved']['start'] = self._io.pos()
        self.reserved = self._io.read_u2le()
        self._debug['reserved']['end'] = self._io.pos()
        self._debug['offset']['start'] = self._io.pos()
        self.offset = self._io.read_u8le()
        self._debug['offset']['end'] = self._io.pos()
        self._debug['len_payload']['start'] = self._io.pos()
        self.len_payload = self._io.read_u4le()
        self._debug['len_payload']['end'] = self._io.pos()
        self._debug['checksum']['start'] = self._io.pos()
        self.checksum = self._io.read_u4le()
        self._debug['checksum']['end'] = self._io.pos()
        self._debug['payload']['start'] = self._io.pos()
        self.payload = self._io.read_bytes(self.len_payload)
        self._debug['payload']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
