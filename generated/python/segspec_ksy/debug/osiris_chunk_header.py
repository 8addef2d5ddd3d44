# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_enums
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisChunkHeader(KaitaiStruct):
    """The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the
    next chunk.

    .. seealso::
       seeds/osiris.txt "Chunk format"


    .. seealso::
       rabbitmq/osiris src/osiris_log.erl parse_header/2
    """
    SEQ_FIELDS = ["magic", "version", "chunk_type", "num_entries", "num_records", "timestamp", "epoch", "chunk_id", "data_crc", "len_data", "len_trailer", "len_filter", "reserved"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisChunkHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_bits_int_be(4)
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic == 5:
            raise kaitaistruct.ValidationNotEqualError(5, self.magic, self._io, u"/seq/0")
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_bits_int_be(4)
        self._debug['version']['end'] = self._io.pos()
        if not  ((self.version == 0) or (self.version == 1)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.version, self._io, u"/seq/1")
        self._debug['chunk_type']['start'] = self._io.pos()
        self.chunk_type = KaitaiStream.resolve_enum(osiris_enums.OsirisEnums.ChunkType, self._io.read_u1())
        self._debug['chunk_type']['end'] = self._io.pos()
        if not isinstance(self.chunk_type, osiris_enums.OsirisEnums.ChunkType):
            raise kaitaistruct.ValidationNotInEnumError(self.chunk_type, self._io, u"/seq/2")
        self._debug['num_entries']['start'] = self._io.pos()
        self.num_entries = self._io.read_u2be()
        self._debug['num_entries']['end'] = self._io.pos()
        self._debug['num_records']['start'] = self._io.pos()
        self.num_records = self._io.read_u4be()
        self._debug['num_records']['end'] = self._io.pos()
        self._debug['timestamp']['start'] = self._io.pos()
        self.timestamp = self._io.read_s8be()
        self._debug['timestamp']['end'] = self._io.pos()
        self._debug['epoch']['start'] = self._io.pos()
        self.epoch = self._io.read_u8be()
        self._debug['epoch']['end'] = self._io.pos()
        self._debug['chunk_id']['start'] = self._io.pos()
        self.chunk_id = self._io.read_u8be()
        self._debug['chunk_id']['end'] = self._io.pos()
        self._debug['data_crc']['start'] = self._io.pos()
        self.data_crc = self._io.read_u4be()
        self._debug['data_crc']['end'] = self._io.pos()
        self._debug['len_data']['start'] = self._io.pos()
        self.len_data = self._io.read_u4be()
        self._debug['len_data']['end'] = self._io.pos()
        self._debug['len_trailer']['start'] = self._io.pos()
        self.len_trailer = self._io.read_u4be()
        self._debug['len_trailer']['end'] = self._io.pos()
        self._debug['len_filter']['start'] = self._io.pos()
        self.len_filter = self._io.read_u1()
        self._debug['len_filter']['end'] = self._io.pos()
        self._debug['reserved']['start'] = self._io.pos()
        self.reserved = self._io.read_bits_int_be(24)
        self._debug['reserved']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass

    @property
    def is_filter_size_legal(self):
        """osiris writes filters of this size (stream-filter-size-bytes).

        .. seealso::
           rabbitmq/osiris src/osiris_bloom.erl init/1
        """
        if hasattr(self, '_m_is_filter_size_legal'):
            return self._m_is_filter_size_legal

        self._m_is_filter_size_legal =  ((self.len_filter == 0) or (self.len_filter >= 16))
        return getattr(self, '_m_is_filter_size_legal', None)

    @property
    def len_chunk(self):
        """Bytes of the chunk."""
        if hasattr(self, '_m_len_chunk'):
            return self._m_len_chunk

        self._m_len_chunk = self.ofs_trailer + self.len_trailer
        return getattr(self, '_m_len_chunk', None)

    @property
    def ofs_data(self):
        """Position in the chunk."""
        if hasattr(self, '_m_ofs_data'):
            return self._m_ofs_data

        self._m_ofs_data = self.ofs_filter + self.len_filter
        return getattr(self, '_m_ofs_data', None)

    @property
    def ofs_filter(self):
        """Position in the chunk."""
        if hasattr(self, '_m_ofs_filter'):
            return self._m_ofs_filter

        self._m_ofs_filter = 48
        return getattr(self, '_m_ofs_filter', None)

    @property
    def ofs_trailer(self):
        """Position in the chunk."""
        if hasattr(self, '_m_ofs_trailer'):
            return self._m_ofs_trailer

        self._m_ofs_trailer = self.ofs_data + self.len_data
        return getattr(self, '_m_ofs_trailer', None)
