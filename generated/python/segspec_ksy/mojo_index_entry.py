# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_element
from segspec_ksy import listpack_fixed


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoIndexEntry(KaitaiStruct):
    null_element = None
    """Position and id of a pack.

    .. seealso::
       seeds/mojo.txt "INDEX = (Packs Index)"
    """
    def __init__(self, has_null, _io, _parent=None, _root=None):
        super(MojoIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.has_null = has_null
        self._read()

    def _read(self):
        self.id_ms = listpack_element.ListpackElement(self._io)
        _ = self.id_ms
        if not _.is_int:
            raise kaitaistruct.ValidationExprError(self.id_ms, self._io, u"/seq/0")
        self.id_seq = listpack_element.ListpackElement(self._io)
        _ = self.id_seq
        if not _.is_int:
            raise kaitaistruct.ValidationExprError(self.id_seq, self._io, u"/seq/1")
        self.offset = listpack_fixed.ListpackFixed.U4String(self._io)
        self.len_pack = listpack_element.ListpackElement(self._io)
        _ = self.len_pack
        if not  ((_.is_int) and (_.int_value >= 0)) :
            raise kaitaistruct.ValidationExprError(self.len_pack, self._io, u"/seq/3")
        if self.has_null:
            pass
            self.null_element = listpack_element.ListpackElement(self._io)
            _ = self.null_element
            if not  ((_.is_int) and (_.int_value == 0)) :
                raise kaitaistruct.ValidationExprError(self.null_element, self._io, u"/seq/4")



    def _fetch_instances(self):
        pass
        self.id_ms._fetch_instances()
        self.id_seq._fetch_instances()
        self.offset._fetch_instances()
        self.len_pack._fetch_instances()
        if self.has_null:
            pass
            self.null_element._fetch_instances()
