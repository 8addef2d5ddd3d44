# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import durable_log_record


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class DurableLogSegment(KaitaiStruct):
    """A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20
    digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).

    .. seealso::
       seeds/durable_log.txt "Segment files"
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(DurableLogSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.records = []
        i = 0
        while not self._io.is_eof():
            self.records.append(durable_log_record.DurableLogRecord(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.records)):
            pass
            self.records[i]._fetch_instances()
