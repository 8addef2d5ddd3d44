# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import mojo_enums
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoPackHeader(KaitaiStruct):
    """A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers
    show damage. Readers must compare them with the pack.

    .. seealso::
       seeds/mojo.txt "HEADER (8 bytes)"
    """
    SEQ_FIELDS = ["len_bytes", "num_elements", "num_entries"]
    def __init__(self, bytes_form, elements_form, len_body, len_master_id, num_elements_read, num_entries_read, num_live_read, _io, _parent=None, _root=None):
        super(MojoPackHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.bytes_form = bytes_form
        self.elements_form = elements_form
        self.len_body = len_body
        self.len_master_id = len_master_id
        self.num_elements_read = num_elements_read
        self.num_entries_read = num_entries_read
        self.num_live_read = num_live_read
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_bytes']['start'] = self._io.pos()
        self.len_bytes = self._io.read_u4le()
        self._debug['len_bytes']['end'] = self._io.pos()
        if not self.len_bytes == (self.len_body + 6 if self.bytes_form == mojo_enums.MojoEnums.BytesForm.redis else ((self.len_master_id + self.len_body) + 8 if self.bytes_form == mojo_enums.MojoEnums.BytesForm.pack else self.len_body)):
            raise kaitaistruct.ValidationNotEqualError((self.len_body + 6 if self.bytes_form == mojo_enums.MojoEnums.BytesForm.redis else ((self.len_master_id + self.len_body) + 8 if self.bytes_form == mojo_enums.MojoEnums.BytesForm.pack else self.len_body)), self.len_bytes, self._io, u"/seq/0")
        self._debug['num_elements']['start'] = self._io.pos()
        self.num_elements = self._io.read_u2le()
        self._debug['num_elements']['end'] = self._io.pos()
        if not  ((self.num_elements == self.num_elements_read + (2 if self.elements_form == mojo_enums.MojoEnums.ElementsForm.memory else 0)) or (self.num_elements == 65535)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.num_elements, self._io, u"/seq/1")
        self._debug['num_entries']['start'] = self._io.pos()
        self.num_entries = self._io.read_u2le()
        self._debug['num_entries']['end'] = self._io.pos()
        if not  ((self.num_entries == self.num_entries_read) or (self.num_entries == self.num_live_read) or (self.num_entries == 65535)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.num_entries, self._io, u"/seq/2")


    def _fetch_instances(self):
        pass
