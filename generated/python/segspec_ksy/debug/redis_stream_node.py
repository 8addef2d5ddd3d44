# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import mojo_pack_head
from segspec_ksy.debug import mojo_entry
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RedisStreamNode(KaitaiStruct):
    """One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
    numbers.

    .. seealso::
       redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity
    """
    SEQ_FIELDS = ["len_total", "num_elements", "master", "entries"]
    def __init__(self, _io, _parent=None, _root=None):
        super(RedisStreamNode, self).__init__(_io)
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
        self._debug['master']['start'] = self._io.pos()
        self.master = mojo_pack_head.MojoPackHead.MasterEntry(True, self._io)
        self.master._read()
        self._debug['master']['end'] = self._io.pos()
        self._debug['entries']['start'] = self._io.pos()
        self._debug['entries']['arr'] = []
        self.entries = []
        i = 0
        while True:
            self._debug['entries']['arr'].append({'start': self._io.pos()})
            _t_entries = mojo_entry.MojoEntry(self.master.num_fields.int_value, True, (self.master.num_elements if i == 0 else self.entries[i - 1].num_elements_through), (0 if i == 0 else self.entries[i - 1].num_live_through), self._io)
            try:
                _t_entries._read()
            finally:
                _ = _t_entries
                self.entries.append(_)
            self._debug['entries']['arr'][len(self.entries) - 1]['end'] = self._io.pos()
            if _.is_end:
                break
            i += 1
        self._debug['entries']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.master._fetch_instances()
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()
