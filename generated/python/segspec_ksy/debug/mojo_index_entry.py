# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import listpack_element
from segspec_ksy.debug import listpack_fixed
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoIndexEntry(KaitaiStruct):
    null_element = None
    """Position and id of a pack.

    .. seealso::
       seeds/mojo.txt "INDEX = (Packs Index)"
    """
    SEQ_FIELDS = ["id_ms", "id_seq", "offset", "len_pack", "null_element"]
    def __init__(self, has_null, _io, _parent=None, _root=None):
        super(MojoIndexEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.has_null = has_null
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['id_ms']['start'] = self._io.pos()
        self.id_ms = listpack_element.ListpackElement(self._io)
        self.id_ms._read()
        self._debug['id_ms']['end'] = self._io.pos()
        _ = self.id_ms
        if not _.is_int:
            raise kaitaistruct.ValidationExprError(self.id_ms, self._io, u"/seq/0")
        self._debug['id_seq']['start'] = self._io.pos()
        self.id_seq = listpack_element.ListpackElement(self._io)
        self.id_seq._read()
        self._debug['id_seq']['end'] = self._io.pos()
        _ = self.id_seq
        if not _.is_int:
            raise kaitaistruct.ValidationExprError(self.id_seq, self._io, u"/seq/1")
        self._debug['offset']['start'] = self._io.pos()
        self.offset = listpack_fixed.ListpackFixed.U4String(self._io)
        self.offset._read()
        self._debug['offset']['end'] = self._io.pos()
        self._debug['len_pack']['start'] = self._io.pos()
        self.len_pack = listpack_element.ListpackElement(self._io)
        self.len_pack._read()
        self._debug['len_pack']['end'] = self._io.pos()
        _ = self.len_pack
        if not  ((_.is_int) and (_.int_value >= 0)) :
            raise kaitaistruct.ValidationExprError(self.len_pack, self._io, u"/seq/3")
        if self.has_null:
            pass
            self._debug['null_element']['start'] = self._io.pos()
            self.null_element = listpack_element.ListpackElement(self._io)
            self.null_element._read()
            self._debug['null_element']['end'] = self._io.pos()
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
