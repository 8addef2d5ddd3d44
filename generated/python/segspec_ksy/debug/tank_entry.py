# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import tank_bundle
from segspec_ksy.debug import leb128_u32
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankEntry(KaitaiStruct):
    """A bundle after its length, written with one system call, partly if the disk is full.

    .. seealso::
       phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle



    .. seealso::
       phaistos-networks/TANK tank_protocol.md "chunk"
    """
    SEQ_FIELDS = ["len_bundle", "bundle"]
    def __init__(self, _io, _parent=None, _root=None):
        super(TankEntry, self).__init__(_io)
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
        self._debug['bundle']['start'] = self._io.pos()
        self._raw_bundle = self._io.read_bytes(self.len_bundle.value)
        _io__raw_bundle = KaitaiStream(BytesIO(self._raw_bundle))
        self.bundle = tank_bundle.TankBundle(_io__raw_bundle)
        self.bundle._read()
        self._debug['bundle']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.len_bundle._fetch_instances()
        self.bundle._fetch_instances()
