# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import ffwd_entry
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class FfwdSegment(KaitaiStruct):
    header = None
    """A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in
    the document's example). Document and code have headers of different width, and both write version 0. The parameter
    states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document
    does not specify.

    .. seealso::
       seeds/ffwd.txt "Files"
    """

    class HeaderVariant(IntEnum):
        system = 0
        document = 1
    SEQ_FIELDS = ["header", "entries"]
    def __init__(self, variant, _io, _parent=None, _root=None):
        super(FfwdSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.variant = variant
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        _on = self.variant
        if _on == FfwdSegment.HeaderVariant.document:
            pass
            self.header = FfwdSegment.DocumentHeader(self._io, self, self._root)
            self.header._read()
        elif _on == FfwdSegment.HeaderVariant.system:
            pass
            self.header = FfwdSegment.SystemHeader(self._io, self, self._root)
            self.header._read()
        self._debug['header']['end'] = self._io.pos()
        self._debug['entries']['start'] = self._io.pos()
        self._debug['entries']['arr'] = []
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self._debug['entries']['arr'].append({'start': self._io.pos()})
            _t_entries = ffwd_entry.FfwdEntry(self._io)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)
            self._debug['entries']['arr'][len(self.entries) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['entries']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.variant
        if _on == FfwdSegment.HeaderVariant.document:
            pass
            self.header._fetch_instances()
        elif _on == FfwdSegment.HeaderVariant.system:
            pass
            self.header._fetch_instances()
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()


    class DocumentHeader(KaitaiStruct):
        """The document's header of 14 bytes. No known program writes it.

        .. seealso::
           seeds/ffwd.txt "Files"
        """
        SEQ_FIELDS = ["magic", "version", "base_offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(FfwdSegment.DocumentHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b"\x46\x46\x4C\x47":
                raise kaitaistruct.ValidationNotEqualError(b"\x46\x46\x4C\x47", self.magic, self._io, u"/types/document_header/seq/0")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u"/types/document_header/seq/1")
            self._debug['base_offset']['start'] = self._io.pos()
            self.base_offset = self._io.read_u8be()
            self._debug['base_offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class SystemHeader(KaitaiStruct):
        """The code's header of 16 bytes.

        .. seealso::
           spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
        """
        SEQ_FIELDS = ["magic", "version", "base_offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(FfwdSegment.SystemHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['magic']['start'] = self._io.pos()
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b"\x46\x46\x4C\x47":
                raise kaitaistruct.ValidationNotEqualError(b"\x46\x46\x4C\x47", self.magic, self._io, u"/types/system_header/seq/0")
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s4be()
            self._debug['version']['end'] = self._io.pos()
            if not self.version == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.version, self._io, u"/types/system_header/seq/1")
            self._debug['base_offset']['start'] = self._io.pos()
            self.base_offset = self._io.read_u8be()
            self._debug['base_offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
