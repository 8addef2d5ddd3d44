# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
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
    """The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the
    length. A longer header is damaged.

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
