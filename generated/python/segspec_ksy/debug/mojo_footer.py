# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import mojo_enums
from segspec_ksy.debug import mojo_suffix
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoFooter(KaitaiStruct):
    """Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.

    .. seealso::
       seeds/mojo.txt "RECOVERY"
    """
    SEQ_FIELDS = []
    def __init__(self, form, has_tags, ofs_end, _io, _parent=None, _root=None):
        super(MojoFooter, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_tags = has_tags
        self.ofs_end = ofs_end
        self._debug = collections.defaultdict(dict)

    def _read(self):
        pass


    def _fetch_instances(self):
        pass
        _ = self.suffix
        if hasattr(self, '_m_suffix'):
            pass
            self._m_suffix._fetch_instances()


    @property
    def len_index(self):
        """Bytes of INDEX."""
        if hasattr(self, '_m_len_index'):
            return self._m_len_index

        self._m_len_index = self.suffix.len_index.value
        return getattr(self, '_m_len_index', None)

    @property
    def len_suffix(self):
        """Bytes, with its end markers."""
        if hasattr(self, '_m_len_suffix'):
            return self._m_len_suffix

        self._m_len_suffix = (42 if self.form == mojo_enums.MojoEnums.NumberForm.strings else 34)
        return getattr(self, '_m_len_suffix', None)

    @property
    def ofs_suffix(self):
        """The start of SUFFIX."""
        if hasattr(self, '_m_ofs_suffix'):
            return self._m_ofs_suffix

        self._m_ofs_suffix = self.ofs_end - self.len_suffix
        return getattr(self, '_m_ofs_suffix', None)

    @property
    def ofs_tail(self):
        """The end of the packs."""
        if hasattr(self, '_m_ofs_tail'):
            return self._m_ofs_tail

        self._m_ofs_tail = (self.ofs_suffix - self.len_index) - (2 if self.has_tags else 0)
        return getattr(self, '_m_ofs_tail', None)

    @property
    def suffix(self):
        """The segment's SUFFIX."""
        if hasattr(self, '_m_suffix'):
            return self._m_suffix

        _pos = self._io.pos()
        self._io.seek(self.ofs_suffix)
        self._debug['_m_suffix']['start'] = self._io.pos()
        self._m_suffix = mojo_suffix.MojoSuffix(self.form, self._io)
        self._m_suffix._read()
        self._debug['_m_suffix']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_suffix', None)
