# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import tank_message_set
from segspec_ksy import tank_bundle_header
from segspec_ksy import tank_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankBundle(KaitaiStruct):
    """The unit that a producer sends. The broker stores it unchanged, without length or checksum.

    .. seealso::
       seeds/tank.txt "BUNDLE"



    .. seealso::
       phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(TankBundle, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.header = tank_bundle_header.TankBundleHeader(self._io)
        _on = self.header.codec
        if _on == tank_enums.TankEnums.Codec.none:
            pass
            self._raw_message_set = self._io.read_bytes_full()
            _io__raw_message_set = KaitaiStream(BytesIO(self._raw_message_set))
            self.message_set = tank_message_set.TankMessageSet(self.header.num_messages, self.header.is_sparse, _io__raw_message_set)
        else:
            pass
            self.message_set = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        _on = self.header.codec
        if _on == tank_enums.TankEnums.Codec.none:
            pass
            self.message_set._fetch_instances()
        else:
            pass
