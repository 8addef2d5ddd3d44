# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSubBatch(KaitaiStruct):
    """Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of
    records and the lengths.

    .. seealso::
       seeds/osiris.txt "SubBatchEntry (CHNK_USER)"


    .. seealso::
       rabbitmq/rabbitmq-server fe2465f
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisSubBatch, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.is_sub_batch = self._io.read_bits_int_be(1) != 0
        if not self.is_sub_batch == True:
            raise kaitaistruct.ValidationNotEqualError(True, self.is_sub_batch, self._io, u"/seq/0")
        self.compression = KaitaiStream.resolve_enum(osiris_enums.OsirisEnums.Compression, self._io.read_bits_int_be(3))
        if not isinstance(self.compression, osiris_enums.OsirisEnums.Compression):
            raise kaitaistruct.ValidationNotInEnumError(self.compression, self._io, u"/seq/1")
        self.reserved = self._io.read_bits_int_be(4)
        self.num_records = self._io.read_u2be()
        self.len_uncompressed = self._io.read_u4be()
        self.len_body = self._io.read_u4be()
        self.body = self._io.read_bytes(self.len_body)


    def _fetch_instances(self):
        pass
