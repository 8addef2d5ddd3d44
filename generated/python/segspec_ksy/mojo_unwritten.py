# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoUnwritten(KaitaiStruct):
    end_marker = None
    """The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite.
    A listpack element cannot begin with two zeros, so zeros are never mistaken for data.

    .. seealso::
       run-mojo/sliced src/stream/aof.rs try_append (commented out)
    """
    def __init__(self, len_room, has_end_marker, _io, _parent=None, _root=None):
        super(MojoUnwritten, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.len_room = len_room
        self.has_end_marker = has_end_marker
        self._read()

    def _read(self):
        if self.has_end_marker:
            pass
            self.end_marker = self._io.read_bytes(1)
            if not self.end_marker == b"\xFF":
                raise kaitaistruct.ValidationNotEqualError(b"\xFF", self.end_marker, self._io, u"/seq/0")

        self.zeros = self._io.read_bytes(self.len_room - (1 if self.has_end_marker else 0))


    def _fetch_instances(self):
        pass
        if self.has_end_marker:
            pass
