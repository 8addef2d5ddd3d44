# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_simple_entry
from segspec_ksy.debug import osiris_sub_batch
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisEntry(KaitaiStruct):
    entry = None
    """One entry. The highest bit of its first byte is set in a sub-batch.

    .. seealso::
       seeds/osiris.txt "Data Entry format"
    """

    class EntryKind(IntEnum):
        simple = 0
        sub_batch = 1
    SEQ_FIELDS = ["entry"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['entry']['start'] = self._io.pos()
        _on = self.kind
        if _on == OsirisEntry.EntryKind.simple:
            pass
            self.entry = osiris_simple_entry.OsirisSimpleEntry(self._io)
            self.entry._read()
        elif _on == OsirisEntry.EntryKind.sub_batch:
            pass
            self.entry = osiris_sub_batch.OsirisSubBatch(self._io)
            self.entry._read()
        self._debug['entry']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.kind
        if _on == OsirisEntry.EntryKind.simple:
            pass
            self.entry._fetch_instances()
        elif _on == OsirisEntry.EntryKind.sub_batch:
            pass
            self.entry._fetch_instances()
        _ = self.first_byte
        if hasattr(self, '_m_first_byte'):
            pass


    @property
    def first_byte(self):
        """Read ahead of the entry."""
        if hasattr(self, '_m_first_byte'):
            return self._m_first_byte

        _pos = self._io.pos()
        self._io.seek(self._io.pos())
        self._debug['_m_first_byte']['start'] = self._io.pos()
        self._m_first_byte = self._io.read_u1()
        self._debug['_m_first_byte']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_first_byte', None)

    @property
    def kind(self):
        """The `T` bit of the document."""
        if hasattr(self, '_m_kind'):
            return self._m_kind

        self._m_kind = KaitaiStream.resolve_enum(OsirisEntry.EntryKind, self.first_byte >> 7)
        return getattr(self, '_m_kind', None)
