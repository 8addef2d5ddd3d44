# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import mojo_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoTag(KaitaiStruct):
    """Two characters that announce the next part. The first pack of a segment has none in the document.

    .. seealso::
       seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
    """
    def __init__(self, expected, _io, _parent=None, _root=None):
        super(MojoTag, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.expected = expected
        self._read()

    def _read(self):
        self.tag = KaitaiStream.resolve_enum(mojo_enums.MojoEnums.Tag, self._io.read_u2be())
        if not self.tag == self.expected:
            raise kaitaistruct.ValidationNotEqualError(self.expected, self.tag, self._io, u"/seq/0")


    def _fetch_instances(self):
        pass
