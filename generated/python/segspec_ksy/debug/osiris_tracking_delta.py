# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import osiris_enums
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisTrackingDelta(KaitaiStruct):
    """Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for
    each type and name.

    .. seealso::
       seeds/osiris.txt "Tracking format"


    .. seealso::
       rabbitmq/osiris src/osiris_tracking.erl append_trailer/3
    """
    SEQ_FIELDS = ["blocks"]
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisTrackingDelta, self).__init__(_io)
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
            _t_blocks = OsirisTrackingDelta.Block(self._io, self, self._root)
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
           seeds/osiris.txt "Tracking format"
        """
        SEQ_FIELDS = ["tracking_type", "len_tracking_id", "tracking_id", "data"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Block, self).__init__(_io)
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
                self.data = OsirisTrackingDelta.Offset(self._io, self, self._root)
                self.data._read()
            elif _on == osiris_enums.OsirisEnums.TrackingType.sequence:
                pass
                self.data = OsirisTrackingDelta.Sequence(self._io, self, self._root)
                self.data._read()
            elif _on == osiris_enums.OsirisEnums.TrackingType.timestamp:
                pass
                self.data = OsirisTrackingDelta.Timestamp(self._io, self, self._root)
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


    class Offset(KaitaiStruct):
        """A consumer's progress.

        .. seealso::
           seeds/osiris.txt "Tracking format"
        """
        SEQ_FIELDS = ["offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Offset, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['offset']['start'] = self._io.pos()
            self.offset = self._io.read_u8be()
            self._debug['offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Sequence(KaitaiStruct):
        """A publisher's progress, for the chunk that contains the block.

        .. seealso::
           seeds/osiris.txt "Tracking format"
        """
        SEQ_FIELDS = ["publishing_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Sequence, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['publishing_id']['start'] = self._io.pos()
            self.publishing_id = self._io.read_u8be()
            self._debug['publishing_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Timestamp(KaitaiStruct):
        """A point in time.

        .. seealso::
           seeds/osiris.txt "Tracking format"
        """
        SEQ_FIELDS = ["timestamp"]
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Timestamp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['timestamp']['start'] = self._io.pos()
            self.timestamp = self._io.read_s8be()
            self._debug['timestamp']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
