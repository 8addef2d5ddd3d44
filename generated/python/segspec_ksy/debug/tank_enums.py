# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankEnums(KaitaiStruct):
    """Values that several of TANK's structures share.

    .. seealso::
       seeds/tank.txt "BUNDLE"
    """

    class Codec(IntEnum):
        none = 0
        snappy = 1
    SEQ_FIELDS = []
    def __init__(self, _io, _parent=None, _root=None):
        super(TankEnums, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        pass


    def _fetch_instances(self):
        pass
