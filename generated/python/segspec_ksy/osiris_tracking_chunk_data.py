# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_tracking_snapshot
from segspec_ksy import osiris_tracking_delta


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisTrackingChunkData(KaitaiStruct):
    """One simple entry with a list of tracking blocks.

    .. seealso::
       seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"



    .. seealso::
       rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2
    """
    def __init__(self, is_snapshot, _io, _parent=None, _root=None):
        super(OsirisTrackingChunkData, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_snapshot = is_snapshot
        self._read()

    def _read(self):
        self.is_sub_batch = self._io.read_bits_int_be(1) != 0
        if not self.is_sub_batch == False:
            raise kaitaistruct.ValidationNotEqualError(False, self.is_sub_batch, self._io, u"/seq/0")
        self.len_tracking = self._io.read_bits_int_be(31)
        _on = self.is_snapshot
        if _on == False:
            pass
            self._raw_tracking = self._io.read_bytes(self.len_tracking)
            _io__raw_tracking = KaitaiStream(BytesIO(self._raw_tracking))
            self.tracking = osiris_tracking_delta.OsirisTrackingDelta(_io__raw_tracking)
        elif _on == True:
            pass
            self._raw_tracking = self._io.read_bytes(self.len_tracking)
            _io__raw_tracking = KaitaiStream(BytesIO(self._raw_tracking))
            self.tracking = osiris_tracking_snapshot.OsirisTrackingSnapshot(_io__raw_tracking)
        else:
            pass
            self.tracking = self._io.read_bytes(self.len_tracking)
        self.surplus = self._io.read_bytes_full()
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
