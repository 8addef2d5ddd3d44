# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_chunk


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSegment(KaitaiStruct):
    """A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.

    .. seealso::
       seeds/osiris.txt "Log format"



    .. seealso::
       rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.header = OsirisSegment.LogHeader(self._io, self, self._root)
        self.chunks = []
        i = 0
        while not self._io.is_eof():
            self.chunks.append(osiris_chunk.OsirisChunk(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        for i in range(len(self.chunks)):
            pass
            self.chunks[i]._fetch_instances()


    class LogHeader(KaitaiStruct):
        """The first 8 bytes, which osiris skips when it opens a log.

        .. seealso::
           seeds/osiris.txt "Log format"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisSegment.LogHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x4F\x53\x49\x4C":
                raise kaitaistruct.ValidationNotEqualError(b"\x4F\x53\x49\x4C", self.magic, self._io, u"/types/log_header/seq/0")
            self.version = self._io.read_u4be()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/log_header/seq/1")


        def _fetch_instances(self):
            pass
