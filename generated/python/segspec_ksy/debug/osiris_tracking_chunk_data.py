# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_tracking_snapshot
from segspec_ksy.debug import osiris_tracking_delta
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisTrackingChunkData(KaitaiStruct):
    """One simple entry with a list of tracking blocks.

    .. seealso::
       seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"



    .. seealso::
       rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2
    """
    SEQ_FIELDS = ["is_sub_batch", "len_tracking", "tracking", "surplus"]
    def __init__(self, is_snapshot, _io, _parent=None, _root=None):
        super(OsirisTrackingChunkData, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_snapshot = is_snapshot
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['is_sub_batch']['start'] = self._io.pos()
        self.is_sub_batch = self._io.read_bits_int_be(1) != 0
        self._debug['is_sub_batch']['end'] = self._io.pos()
        if not self.is_sub_batch == False:
            raise kaitaistruct.ValidationNotEqualError(False, self.is_sub_batch, self._io, u"/seq/0")
        self._debug['len_tracking']['start'] = self._io.pos()
        self.len_tracking = self._io.read_bits_int_be(31)
        self._debug['len_tracking']['end'] = self._io.pos()
        self._debug['tracking']['start'] = self._io.pos()
        _on = self.is_snapshot
        if _on == False:
            pass
            self._raw_tracking = self._io.read_bytes(self.len_tracking)
            _io__raw_tracking = KaitaiStream(BytesIO(self._raw_tracking))
            self.tracking = osiris_tracking_delta.OsirisTrackingDelta(_io__raw_tracking)
            self.tracking._read()
        elif _on == True:
            pass
            self._raw_tracking = self._io.read_bytes(self.len_tracking)
            _io__raw_tracking = KaitaiStream(BytesIO(self._raw_tracking))
            self.tracking = osiris_tracking_snapshot.OsirisTrackingSnapshot(_io__raw_tracking)
            self.tracking._read()
        else:
            pass
            self.tracking = self._io.read_bytes(self.len_tracking)
        self._debug['tracking']['end'] = self._io.pos()
        self._debug['surplus']['start'] = self._io.pos()
        self.surplus = self._io.read_bytes_full()
        self._debug['surplus']['end'] = self._io.pos()
        _ = self.surplus
        if not len(_) == 0:
            raise kaitaistruct.ValidationExprError(self.surplus, self._io, u"/seq/3")


    def _fetch_instances(self):
        pass
        _on = self.is_snapshot
        if _on == False:
            pass
            self.tracking._fetch_instances()
        elif _on == True:
            pass
            self.tracking._fetch_instances()
        else:
            pass
