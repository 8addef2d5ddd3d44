# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisIndexRecord(KaitaiStruct):
    """One chunk of any type. All fields can be restored from the segment.

    .. seealso::
       seeds/osiris.txt "Index record"



    .. seealso::
       rabbitmq/osiris src/osiris_log.erl IDX_MATCH
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisIndexRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.chunk_id = self._io.read_u8be()
        self.timestamp = self._io.read_s8be()
        self.epoch = self._io.read_u8be()
        self.ofs_chunk = self._io.read_u4be()
        self.chunk_type = KaitaiStream.resolve_enum(osiris_enums.OsirisEnums.ChunkType, self._io.read_u1())


    def _fetch_instances(self):
        pass

    @property
    def is_zero(self):
        """All zeros, as after a crash. No chunk begins at position 0.

        .. seealso::
           rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4
        """
        if hasattr(self, '_m_is_zero'):
            return self._m_is_zero

        self._m_is_zero =  ((self.chunk_id == 0) and (self.timestamp == 0) and (self.epoch == 0) and (self.ofs_chunk == 0))
        return getattr(self, '_m_is_zero', None)
