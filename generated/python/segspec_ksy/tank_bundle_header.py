# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import leb128_u32
from segspec_ksy import tank_enums


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankBundleHeader(KaitaiStruct):
    num_messages_long = None
    first_sequence = None
    last_delta = None
    """It is never compressed.

    .. seealso::
       seeds/tank.txt "BUNDLE"



    .. seealso::
       phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(TankBundleHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.unused = self._io.read_bits_int_be(1) != 0
        self.is_sparse = self._io.read_bits_int_be(1) != 0
        self.num_messages_short = self._io.read_bits_int_be(4)
        self.codec = KaitaiStream.resolve_enum(tank_enums.TankEnums.Codec, self._io.read_bits_int_be(2))
        if self.num_messages_short == 0:
            pass
            self.num_messages_long = leb128_u32.Leb128U32(self._io)
            _ = self.num_messages_long
            if not _.value != 0:
                raise kaitaistruct.ValidationExprError(self.num_messages_long, self._io, u"/seq/4")

        if self.is_sparse:
            pass
            self.first_sequence = self._io.read_u8le()

        if  ((self.is_sparse) and (self.num_messages != 1)) :
            pass
            self.last_delta = leb128_u32.Leb128U32(self._io)



    def _fetch_instances(self):
        pass
        if self.num_messages_short == 0:
            pass
            self.num_messages_long._fetch_instances()

        if self.is_sparse:
            pass

        if  ((self.is_sparse) and (self.num_messages != 1)) :
            pass
            self.last_delta._fetch_instances()


    @property
    def last_sequence(self):
        """Absolute sequence number of a sparse bundle's last message."""
        if hasattr(self, '_m_last_sequence'):
            return self._m_last_sequence

        if self.is_sparse:
            pass
            self._m_last_sequence = ((self.first_sequence + self.last_delta.value) + 1 if self.num_messages != 1 else self.first_sequence)

        return getattr(self, '_m_last_sequence', None)

    @property
    def num_messages(self):
        """The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it,
        its client by the actual messages.
        """
        if hasattr(self, '_m_num_messages'):
            return self._m_num_messages

        self._m_num_messages = (self.num_messages_short if self.num_messages_short != 0 else self.num_messages_long.value)
        return getattr(self, '_m_num_messages', None)
