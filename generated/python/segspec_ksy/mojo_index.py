# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_element
from segspec_ksy import mojo_index_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoIndex(KaitaiStruct):
    """An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows
    where they end.

    .. seealso::
       seeds/mojo.txt "INDEX = (Packs Index)"
    """
    def __init__(self, len_index, has_null_each, _io, _parent=None, _root=None):
        super(MojoIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.len_index = len_index
        self.has_null_each = has_null_each
        self._read()

    def _read(self):
        self._raw_body = self._io.read_bytes(self.len_index)
        _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
        self.body = MojoIndex.IndexBody(self.has_null_each, _io__raw_body, self, self._root)


    def _fetch_instances(self):
        pass
        self.body._fetch_instances()

    class IndexBody(KaitaiStruct):
        entries = None
        null_element = None
        """The elements of INDEX.

        .. seealso::
           seeds/mojo.txt "INDEX = (Packs Index)"
        """
        def __init__(self, has_null_each, _io, _parent=None, _root=None):
            super(MojoIndex.IndexBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_null_each = has_null_each
            self._read()

        def _read(self):
            if self._io.size() > (0 if self.has_null_each else 2):
                pass
                self.entries = []
                i = 0
                while True:
                    _ = mojo_index_entry.MojoIndexEntry(self.has_null_each, self._io)
                    self.entries.append(_)
                    if self._io.size() - self._io.pos() <= (0 if self.has_null_each else 2):
                        break
                    i += 1

            if (not (self.has_null_each)):
                pass
                self.null_element = listpack_element.ListpackElement(self._io)
                _ = self.null_element
                if not  ((_.is_int) and (_.int_value == 0)) :
                    raise kaitaistruct.ValidationExprError(self.null_element, self._io, u"/types/index_body/seq/1")



        def _fetch_instances(self):
            pass
            if self._io.size() > (0 if self.has_null_each else 2):
                pass
                for i in range(len(self.entries)):
                    pass
                    self.entries[i]._fetch_instances()


            if (not (self.has_null_each)):
                pass
                self.null_element._fetch_instances()
