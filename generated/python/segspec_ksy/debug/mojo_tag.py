# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import mojo_enums
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoTag(KaitaiStruct):
    """Two characters before a part. The document's first pack has none.

    .. seealso::
       seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
    """
    SEQ_FIELDS = ["tag"]
    def __init__(self, expected, _io, _parent=None, _root=None):
        super(MojoTag, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.expected = expected
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['tag']['start'] = self._io.pos()
        self.tag = KaitaiStream.resolve_enum(mojo_enums.MojoEnums.Tag, self._io.read_u2be())
        self._debug['tag']['end'] = self._io.pos()
        if not self.tag == self.expected:
            raise kaitaistruct.ValidationNotEqualError(self.expected, self.tag, self._io, u"/seq/0")


    def _fetch_instances(self):
        pass
