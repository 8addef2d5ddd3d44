# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 85d671c7eb8fe073e2b9eacf638d2b91a5b5967a1850c3d4a87ffc16c7a9bab4
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import leb128_u32
from segspec_ksy.debug import tank_bundle_header
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankEntryHeader(KaitaiStruct):
    """What a `tank_entry` begins with, for readers that step from entry to entry: the next one begins `len_bundle` bytes after
    the end of the length. An entry whose header is longer than that contradicts itself.

    .. seealso::
       phaistos-networks/TANK service_log.cpp Service::open_partition_log
    """
    SEQ_FIELDS = ["len_bundle", "header"]
    def __init__(self, _io, _parent=None, _root=None):
        super(TankEntryHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_bundle']['start'] = self._io.pos()
        self.len_bundle = leb128_u32.Leb128U32(self._io)
        self.len_bundle._read()
        self._debug['len_bundle']['end'] = self._io.pos()
        _ = self.len_bundle
        if not _.value != 0:
            raise kaitaistruct.ValidationExprError(self.len_bundle, self._io, u"/seq/0")
        self._debug['header']['start'] = self._io.pos()
        self.header = tank_bundle_header.TankBundleHeader(self._io)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.len_bundle._fetch_instances()
        self.header._fetch_instances()
