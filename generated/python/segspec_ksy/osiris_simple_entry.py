# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSimpleEntry(KaitaiStruct):
    """One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.

    .. seealso::
       seeds/osiris.txt "SimpleEntry (CHNK_USER)"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisSimpleEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.is_sub_batch = self._io.read_bits_int_be(1) != 0
        if not self.is_sub_batch == False:
            raise kaitaistruct.ValidationNotEqualError(False, self.is_sub_batch, self._io, u"/seq/0")
        self.len_body = self._io.read_bits_int_be(31)
        self.body = self._io.read_bytes(self.len_body)


    def _fetch_instances(self):
        pass
