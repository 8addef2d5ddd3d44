# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_fixed
from segspec_ksy import mojo_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoId(KaitaiStruct):
    parts = None
    """A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal.

    .. seealso::
       seeds/mojo.txt "MASTER ID (128bit)"
    """
    def __init__(self, form, _io, _parent=None, _root=None):
        super(MojoId, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self._read()

    def _read(self):
        _on = self.form
        if _on == mojo_enums.MojoEnums.NumberForm.raw_be:
            pass
            self.parts = MojoId.RawBe(self._io, self, self._root)
        elif _on == mojo_enums.MojoEnums.NumberForm.raw_le:
            pass
            self.parts = MojoId.RawLe(self._io, self, self._root)
        elif _on == mojo_enums.MojoEnums.NumberForm.strings:
            pass
            self.parts = MojoId.Strings(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.form
        if _on == mojo_enums.MojoEnums.NumberForm.raw_be:
            pass
            self.parts._fetch_instances()
        elif _on == mojo_enums.MojoEnums.NumberForm.raw_le:
            pass
            self.parts._fetch_instances()
        elif _on == mojo_enums.MojoEnums.NumberForm.strings:
            pass
            self.parts._fetch_instances()

    class RawBe(KaitaiStruct):
        """Plain numbers, big-endian.

        .. seealso::
           run-mojo/sliced src/stream/id.rs StreamID::encode (keys of a rax)
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoId.RawBe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.ms = self._io.read_u8be()
            self.seq = self._io.read_u8be()


        def _fetch_instances(self):
            pass


    class RawLe(KaitaiStruct):
        """Plain numbers, little-endian.

        .. seealso::
           run-mojo/sliced src/stream/id.rs try_parse
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoId.RawLe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.ms = self._io.read_u8le()
            self.seq = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class Strings(KaitaiStruct):
        """Numbers in listpack strings of 8 bytes.

        .. seealso::
           seeds/mojo.txt "MASTER ID - (16 bytes)"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoId.Strings, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.ms_string = listpack_fixed.ListpackFixed.U8String(self._io)
            self.seq_string = listpack_fixed.ListpackFixed.U8String(self._io)


        def _fetch_instances(self):
            pass
            self.ms_string._fetch_instances()
            self.seq_string._fetch_instances()


    @property
    def ms(self):
        """Milliseconds since the Unix epoch."""
        if hasattr(self, '_m_ms'):
            return self._m_ms

        self._m_ms = (self.parts.ms_string.value if self.form == mojo_enums.MojoEnums.NumberForm.strings else (self.parts.ms if self.form == mojo_enums.MojoEnums.NumberForm.raw_be else self.parts.ms))
        return getattr(self, '_m_ms', None)

    @property
    def seq(self):
        """Number within the millisecond."""
        if hasattr(self, '_m_seq'):
            return self._m_seq

        self._m_seq = (self.parts.seq_string.value if self.form == mojo_enums.MojoEnums.NumberForm.strings else (self.parts.seq if self.form == mojo_enums.MojoEnums.NumberForm.raw_be else self.parts.seq))
        return getattr(self, '_m_seq', None)
