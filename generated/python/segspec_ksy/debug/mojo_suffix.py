# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import listpack_fixed
from segspec_ksy.debug import mojo_enums
from segspec_ksy.debug import mojo_id
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoSuffix(KaitaiStruct):
    """The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER.

    .. seealso::
       seeds/mojo.txt "SUFFIX (32 bytes)", "RECOVERY"
    """
    SEQ_FIELDS = ["id", "len_index", "num_records", "reserved", "end_markers"]
    def __init__(self, form, _io, _parent=None, _root=None):
        super(MojoSuffix, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['id']['start'] = self._io.pos()
        self.id = mojo_id.MojoId(self.form, self._io)
        self.id._read()
        self._debug['id']['end'] = self._io.pos()
        self._debug['len_index']['start'] = self._io.pos()
        self.len_index = MojoSuffix.Number(self.form, self._io, self, self._root)
        self.len_index._read()
        self._debug['len_index']['end'] = self._io.pos()
        self._debug['num_records']['start'] = self._io.pos()
        self.num_records = MojoSuffix.Number(self.form, self._io, self, self._root)
        self.num_records._read()
        self._debug['num_records']['end'] = self._io.pos()
        self._debug['reserved']['start'] = self._io.pos()
        self.reserved = self._io.read_u8le()
        self._debug['reserved']['end'] = self._io.pos()
        self._debug['end_markers']['start'] = self._io.pos()
        self.end_markers = self._io.read_bytes(2)
        self._debug['end_markers']['end'] = self._io.pos()
        if not self.end_markers == b"\xFF\xFF":
            raise kaitaistruct.ValidationNotEqualError(b"\xFF\xFF", self.end_markers, self._io, u"/seq/4")


    def _fetch_instances(self):
        pass
        self.id._fetch_instances()
        self.len_index._fetch_instances()
        self.num_records._fetch_instances()

    class Number(KaitaiStruct):
        holder = None
        """A 32-bit number in the segment's form.

        .. seealso::
           seeds/mojo.txt "SUFFIX (32 bytes)"
        """
        SEQ_FIELDS = ["holder"]
        def __init__(self, form, _io, _parent=None, _root=None):
            super(MojoSuffix.Number, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.form = form
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['holder']['start'] = self._io.pos()
            _on = self.form
            if _on == mojo_enums.MojoEnums.NumberForm.raw_be:
                pass
                self.holder = MojoSuffix.RawBe(self._io, self, self._root)
                self.holder._read()
            elif _on == mojo_enums.MojoEnums.NumberForm.raw_le:
                pass
                self.holder = MojoSuffix.RawLe(self._io, self, self._root)
                self.holder._read()
            elif _on == mojo_enums.MojoEnums.NumberForm.strings:
                pass
                self.holder = listpack_fixed.ListpackFixed.U4String(self._io)
                self.holder._read()
            self._debug['holder']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _on = self.form
            if _on == mojo_enums.MojoEnums.NumberForm.raw_be:
                pass
                self.holder._fetch_instances()
            elif _on == mojo_enums.MojoEnums.NumberForm.raw_le:
                pass
                self.holder._fetch_instances()
            elif _on == mojo_enums.MojoEnums.NumberForm.strings:
                pass
                self.holder._fetch_instances()

        @property
        def value(self):
            """The number."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.holder.value if self.form == mojo_enums.MojoEnums.NumberForm.strings else (self.holder.value if self.form == mojo_enums.MojoEnums.NumberForm.raw_be else self.holder.value))
            return getattr(self, '_m_value', None)


    class RawBe(KaitaiStruct):
        """A plain number, big-endian.

        .. seealso::
           seeds/mojo.txt "SUFFIX (32 bytes)"
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoSuffix.RawBe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_u4be()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class RawLe(KaitaiStruct):
        """A plain number, little-endian.

        .. seealso::
           seeds/mojo.txt "SUFFIX (32 bytes)"
        """
        SEQ_FIELDS = ["value"]
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoSuffix.RawLe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_u4le()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
