# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class ListpackFixed(KaitaiStruct):
    """An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or
    read from a known distance.

    .. seealso::
       seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`


    .. seealso::
       run-mojo/listpack README append_u64_fixed


    .. seealso::
       run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(ListpackFixed, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        pass


    def _fetch_instances(self):
        pass

    class U4String(KaitaiStruct):
        """A 32-bit number in a string of 4 bytes.

        .. seealso::
           seeds/mojo.txt "offset (string(32bit int))"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackFixed.U4String, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.encoding = self._io.read_bytes(1)
            if not self.encoding == b"\x84":
                raise kaitaistruct.ValidationNotEqualError(b"\x84", self.encoding, self._io, u"/types/u4_string/seq/0")
            self.value = self._io.read_u4le()
            self.backlen = self._io.read_bytes(1)
            if not self.backlen == b"\x05":
                raise kaitaistruct.ValidationNotEqualError(b"\x05", self.backlen, self._io, u"/types/u4_string/seq/2")


        def _fetch_instances(self):
            pass


    class U8String(KaitaiStruct):
        """A 64-bit number in a string of 8 bytes.

        .. seealso::
           run-mojo/listpack README append_u64_fixed
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(ListpackFixed.U8String, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.encoding = self._io.read_bytes(1)
            if not self.encoding == b"\x88":
                raise kaitaistruct.ValidationNotEqualError(b"\x88", self.encoding, self._io, u"/types/u8_string/seq/0")
            self.value = self._io.read_u8le()
            self.backlen = self._io.read_bytes(1)
            if not self.backlen == b"\x09":
                raise kaitaistruct.ValidationNotEqualError(b"\x09", self.backlen, self._io, u"/types/u8_string/seq/2")


        def _fetch_instances(self):
            pass
