# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import mojo_pack_head
from segspec_ksy import mojo_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RedisStreamNode(KaitaiStruct):
    """One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
    numbers.

    .. seealso::
       redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(RedisStreamNode, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.len_total = self._io.read_u4le()
        if not self.len_total == self._io.size():
            raise kaitaistruct.ValidationNotEqualError(self._io.size(), self.len_total, self._io, u"/seq/0")
        self.num_elements = self._io.read_u2le()
        self.master = mojo_pack_head.MojoPackHead.MasterEntry(True, self._io)
        self.entries = []
        i = 0
        while True:
            _ = mojo_entry.MojoEntry(self.master.num_fields.int_value, True, (self.master.num_elements if i == 0 else self.entries[i - 1].num_elements_through), (0 if i == 0 else self.entries[i - 1].num_live_through), self._io)
            self.entries.append(_)
            if _.is_end:
                break
            i += 1


    def _fetch_instances(self):
        pass
        self.master._fetch_instances()
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()
