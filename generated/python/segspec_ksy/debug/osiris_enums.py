# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisEnums(KaitaiStruct):
    """Types of chunks and tracking blocks, and codecs of sub-batches.

    .. seealso::
       seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)"



    .. seealso::
       rabbitmq/osiris src/osiris.hrl
    """

    class ChunkType(IntEnum):
        user = 0
        tracking_delta = 1
        tracking_snapshot = 2

    class Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4
        reserved_5 = 5
        reserved_6 = 6
        user_defined = 7

    class TrackingType(IntEnum):
        sequence = 0
        offset = 1
        timestamp = 2
    SEQ_FIELDS = []
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisEnums, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        pass


    def _fetch_instances(self):
        pass
