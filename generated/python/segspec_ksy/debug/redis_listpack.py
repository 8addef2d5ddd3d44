# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import listpack_element
import collections


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
    SEQ_FIELDS = ["len_total", "num_elements", "elements", "check"]
    def __init__(self, _io, _parent=None, _root=None):
        super(RedisListpack, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_total']['start'] = self._io.pos()
        self.len_total = self._io.read_u4le()
        self._debug['len_total']['end'] = self._io.pos()
        if not self.len_total == self._io.size():
            raise kaitaistruct.ValidationNotEqualError(self._io.size(), self.len_total, self._io, u"/seq/0")
        self._debug['num_elements']['start'] = self._io.pos()
        self.num_elements = self._io.read_u2le()
        self._debug['num_elements']['end'] = self._io.pos()
        self._debug['elements']['start'] = self._io.pos()
        self._debug['elements']['arr'] = []
        self.elements = []
        i = 0
        while True:
            self._debug['elements']['arr'].append({'start': self._io.pos()})
            _t_elements = listpack_element.ListpackElement(self._io)
            try:
                _t_elements._read()
            finally:
                _ = _t_elements
                self.elements.append(_)
            self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
            if _.is_end:
                break
            i += 1
        self._debug['elements']['end'] = self._io.pos()
        self._debug['check']['start'] = self._io.pos()
        self.check = RedisListpack.Totals(len(self.elements) - 1, self._io, self, self._root)
        self.check._read()
        self._debug['check']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["rest", "num_elements_agree"]
        def __init__(self, num_counted, _io, _parent=None, _root=None):
            super(RedisListpack.Totals, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_counted = num_counted
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['rest']['start'] = self._io.pos()
            self.rest = self._io.read_bytes_full()
            self._debug['rest']['end'] = self._io.pos()
            _ = self.rest
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.rest, self._io, u"/types/totals/seq/0")
            self._debug['num_elements_agree']['start'] = self._io.pos()
            self.num_elements_agree = self._io.read_bytes(0)
            self._debug['num_elements_agree']['end'] = self._io.pos()
            _ = self.num_elements_agree
            if not  ((self._parent.num_elements == 65535) or (self._parent.num_elements == self.num_counted)) :
                raise kaitaistruct.ValidationExprError(self.num_elements_agree, self._io, u"/types/totals/seq/1")


        def _fetch_instances(self):
            pass
