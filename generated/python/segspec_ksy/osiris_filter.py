# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisFilter(KaitaiStruct):
    """A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.

    .. seealso::
       rabbitmq/osiris src/osiris_bloom.erl
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisFilter, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.has_unfiltered = self._io.read_bits_int_be(1) != 0
        self.first_bits = self._io.read_bits_int_be(7)
        self.more_bits = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        _ = self.bits
        if hasattr(self, '_m_bits'):
            pass


    @property
    def bits(self):
        """All bits, as bytes."""
        if hasattr(self, '_m_bits'):
            return self._m_bits

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_bits = self._io.read_bytes_full()
        self._io.seek(_pos)
        return getattr(self, '_m_bits', None)

    @property
    def num_bits(self):
        """Number of bits."""
        if hasattr(self, '_m_num_bits'):
            return self._m_num_bits

        self._m_num_bits = self._io.size() * 8
        return getattr(self, '_m_num_bits', None)
