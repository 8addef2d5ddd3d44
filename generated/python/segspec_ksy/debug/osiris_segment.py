# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_chunk
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSegment(KaitaiStruct):
    """A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.

    .. seealso::
       seeds/osiris.txt "Log format"



    .. seealso::
       rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1
    """
    SEQ_FIELDS = ["header", "chunks"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        self.header = OsirisSegment.LogHeader(self._io, self, self._root)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()
        self._debug['chunks']['start'] = self._io.pos()
        self._debug['chunks']['arr'] = []
        self.chunks = []
        i = 0
        while not self._io.is_eof():
            self._debug['chunks']['arr'].append({'start': self._io.pos()})
            _t_chunks = osiris_chunk.OsirisChunk(self._io)
            try:
                _t_chunks._read()
            finally:
                self.chunks.append(_t_chunks)
            self._debug['chunks']['arr'][len(self.chunks) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['chunks']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["magic", "version"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisSegment.LogHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b"\x4F\x53\x49\x4C":
                raise kaitaistruct.ValidationNotEqualError(b"\x4F\x53\x49\x4C", self.magic, self._io, u"/types/log_header/seq/0")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_u4be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/log_header/seq/1")


        def _fetch_instances(self):
            pass
