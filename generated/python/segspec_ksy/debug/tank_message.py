# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import leb128_u32
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankMessage(KaitaiStruct):
    sequence_delta = None
    explicit_timestamp = None
    len_key = None
    key = None
    """One message of a message set.

    .. seealso::
       seeds/tank.txt "BUNDLE"



    .. seealso::
       phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
    """
    SEQ_FIELDS = ["unused", "is_consecutive", "uses_last_timestamp", "has_key", "sequence_delta", "explicit_timestamp", "len_key", "key", "len_content", "content"]
    def __init__(self, is_sparse, is_edge, timestamp_before, _io, _parent=None, _root=None):
        super(TankMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_sparse = is_sparse
        self.is_edge = is_edge
        self.timestamp_before = timestamp_before
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['unused']['start'] = self._io.pos()
        self.unused = self._io.read_bits_int_be(5)
        self._debug['unused']['end'] = self._io.pos()
        self._debug['is_consecutive']['start'] = self._io.pos()
        self.is_consecutive = self._io.read_bits_int_be(1) != 0
        self._debug['is_consecutive']['end'] = self._io.pos()
        self._debug['uses_last_timestamp']['start'] = self._io.pos()
        self.uses_last_timestamp = self._io.read_bits_int_be(1) != 0
        self._debug['uses_last_timestamp']['end'] = self._io.pos()
        self._debug['has_key']['start'] = self._io.pos()
        self.has_key = self._io.read_bits_int_be(1) != 0
        self._debug['has_key']['end'] = self._io.pos()
        if  ((self.is_sparse) and ((not (self.is_edge))) and ((not (self.is_consecutive)))) :
            pass
            self._debug['sequence_delta']['start'] = self._io.pos()
            self.sequence_delta = leb128_u32.Leb128U32(self._io)
            self.sequence_delta._read()
            self._debug['sequence_delta']['end'] = self._io.pos()

        if (not (self.uses_last_timestamp)):
            pass
            self._debug['explicit_timestamp']['start'] = self._io.pos()
            self.explicit_timestamp = self._io.read_u8le()
            self._debug['explicit_timestamp']['end'] = self._io.pos()

        if self.has_key:
            pass
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = self._io.read_u1()
            self._debug['len_key']['end'] = self._io.pos()

        if self.has_key:
            pass
            self._debug['key']['start'] = self._io.pos()
            self.key = self._io.read_bytes(self.len_key)
            self._debug['key']['end'] = self._io.pos()

        self._debug['len_content']['start'] = self._io.pos()
        self.len_content = leb128_u32.Leb128U32(self._io)
        self.len_content._read()
        self._debug['len_content']['end'] = self._io.pos()
        self._debug['content']['start'] = self._io.pos()
        self.content = self._io.read_bytes(self.len_content.value)
        self._debug['content']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        if  ((self.is_sparse) and ((not (self.is_edge))) and ((not (self.is_consecutive)))) :
            pass
            self.sequence_delta._fetch_instances()

        if (not (self.uses_last_timestamp)):
            pass

        if self.has_key:
            pass

        if self.has_key:
            pass

        self.len_content._fetch_instances()

    @property
    def sequence_step(self):
        """Difference to the previous sequence number, if the header does not state the number."""
        if hasattr(self, '_m_sequence_step'):
            return self._m_sequence_step

        self._m_sequence_step = (self.sequence_delta.value if  ((self.is_sparse) and ((not (self.is_edge))) and ((not (self.is_consecutive))))  else 0) + 1
        return getattr(self, '_m_sequence_step', None)

    @property
    def timestamp(self):
        """Without a stored one, the previous message's, or 0 for the first.

        .. seealso::
           phaistos-networks/TANK client_api_consume.cpp ts
        """
        if hasattr(self, '_m_timestamp'):
            return self._m_timestamp

        self._m_timestamp = (self.timestamp_before if self.uses_last_timestamp else self.explicit_timestamp)
        return getattr(self, '_m_timestamp', None)
