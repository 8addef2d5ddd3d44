# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoEnums(KaitaiStruct):
    """No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum,
    all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end
    show which one it has.

    .. seealso::
       seeds/mojo.txt "SEGMENT FILE FORMAT"
    """

    class BytesForm(IntEnum):
        body = 0
        redis = 1
        pack = 2

    class ElementsForm(IntEnum):
        body = 0
        memory = 1

    class NumberForm(IntEnum):
        raw_le = 0
        raw_be = 1
        strings = 2

    class Tag(IntEnum):
        index = 23369
        pack = 23376
    SEQ_FIELDS = []
    def __init__(self, _io, _parent=None, _root=None):
        super(MojoEnums, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        pass


    def _fetch_instances(self):
        pass
