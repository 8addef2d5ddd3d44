# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_tracking_delta
from segspec_ksy.debug import osiris_enums
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisTrackingSnapshot(KaitaiStruct):
    """All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer
    tracked.

    .. seealso::
       seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"


    .. seealso::
       rabbitmq/osiris src/osiris_tracking.erl snapshot/3
    """
    SEQ_FIELDS = ["blocks"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisTrackingSnapshot, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['blocks']['start'] = self._io.pos()
        self._debug['blocks']['arr'] = []
        self.blocks = []
        i = 0
        while not self._io.is_eof():
            self._debug['blocks']['arr'].append({'start': self._io.pos()})
            _t_blocks = OsirisTrackingSnapshot.Block(self._io, self, self._root)
            try:
                _t_blocks._read()
            finally:
                self.blocks.append(_t_blocks)
            self._debug['blocks']['arr'][len(self.blocks) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['blocks']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.blocks)):
            pass
            self.blocks[i]._fetch_instances()


    class Block(KaitaiStruct):
        data = None
        """A value and its name, which belongs to a type.

        .. seealso::
           seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
        """
        SEQ_FIELDS = ["tracking_type", "len_tracking_id", "tracking_id", "data"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingSnapshot.Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['tracking_type']['start'] = self._io.pos()
            self.tracking_type = KaitaiStream.resolve_enum(osiris_enums.OsirisEnums.TrackingType, self._io.read_u1())
            self._debug['tracking_type']['end'] = self._io.pos()
            if not isinstance(self.tracking_type, osiris_enums.OsirisEnums.TrackingType):
                raise kaitaistruct.ValidationNotInEnumError(self.tracking_type, self._io, u"/types/block/seq/0")
            self._debug['len_tracking_id']['start'] = self._io.pos()
            self.len_tracking_id = self._io.read_u1()
            self._debug['len_tracking_id']['end'] = self._io.pos()
            self._debug['tracking_id']['start'] = self._io.pos()
            self.tracking_id = self._io.read_bytes(self.len_tracking_id)
            self._debug['tracking_id']['end'] = self._io.pos()
            self._debug['data']['start'] = self._io.pos()
            _on = self.tracking_type
            if _on == osiris_enums.OsirisEnums.TrackingType.offset:
                pass
                self.data = osiris_tracking_delta.OsirisTrackingDelta.Offset(self._io)
                self.data._read()
            elif _on == osiris_enums.OsirisEnums.TrackingType.sequence:
                pass
                self.data = OsirisTrackingSnapshot.Sequence(self._io, self, self._root)
                self.data._read()
            elif _on == osiris_enums.OsirisEnums.TrackingType.timestamp:
                pass
                self.data = osiris_tracking_delta.OsirisTrackingDelta.Timestamp(self._io)
                self.data._read()
            self._debug['data']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _on = self.tracking_type
            if _on == osiris_enums.OsirisEnums.TrackingType.offset:
                pass
                self.data._fetch_instances()
            elif _on == osiris_enums.OsirisEnums.TrackingType.sequence:
                pass
                self.data._fetch_instances()
            elif _on == osiris_enums.OsirisEnums.TrackingType.timestamp:
                pass
                self.data._fetch_instances()


    class Sequence(KaitaiStruct):
        """A publisher's progress, with its chunk.

        .. seealso::
           seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
        """
        SEQ_FIELDS = ["chunk_id", "publishing_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingSnapshot.Sequence, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['chunk_id']['start'] = self._io.pos()
            self.chunk_id = self._io.read_u8be()
            self._debug['chunk_id']['end'] = self._io.pos()
            self._debug['publishing_id']['start'] = self._io.pos()
            self.publishing_id = self._io.read_u8be()
            self._debug['publishing_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
