# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_element


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RedisListpack(KaitaiStruct):
    """A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.

    On disk, mojo writes the elements without this header. See mojo_pack.

    .. seealso::
       redis/redis src/listpack.c lpNew, lpValidateIntegrity


    .. seealso::
       antirez/listpack listpack.md "General structure"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(RedisListpack, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.len_total = self._io.read_u4le()
        if not self.len_total == self._io.size():
            raise kaitaistruct.ValidationNotEqualError(self._io.size(), self.len_total, self._io, u"/seq/0")
        self.num_elements = self._io.read_u2le()
        self.elements = []
        i = 0
        while True:
            _ = listpack_element.ListpackElement(self._io)
            self.elements.append(_)
            if _.is_end:
                break
            i += 1
        self.check = RedisListpack.Totals(len(self.elements) - 1, self._io, self, self._root)


    def _fetch_instances(self):
        pass
        for i in range(len(self.elements)):
            pass
            self.elements[i]._fetch_instances()

        self.check._fetch_instances()

    class Totals(KaitaiStruct):
        """Facts that must hold after the elements.

        .. seealso::
           redis/redis src/listpack.c lpValidateIntegrity
        """
        def __init__(self, num_counted, _io, _parent=None, _root=None):
            super(RedisListpack.Totals, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_counted = num_counted
            self._read()

        def _read(self):
            self.rest = self._io.read_bytes_full()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u"/types/totals/seq/0")
            self.num_elements_agree = self._io.read_bytes(0)
            _ = self.num_elements_agree
            if not  ((self._parent.num_elements == 65535) or (self._parent.num_elements == self.num_counted)) :
                raise kaitaistruct.ValidationExprError(self.num_elements_agree, self._io, u"/types/totals/seq/1")


        def _fetch_instances(self):
            pass
