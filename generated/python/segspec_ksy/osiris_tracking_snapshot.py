# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_tracking_delta
from segspec_ksy import osiris_enums


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
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisTrackingSnapshot, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.blocks = []
        i = 0
        while not self._io.is_eof():
            self.blocks.append(OsirisTrackingSnapshot.Block(self._io, self, self._root))
            i += 1



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
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingSnapshot.Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tracking_type = KaitaiStream.resolve_enum(osiris_enums.OsirisEnums.TrackingType, self._io.read_u1())
            if not isinstance(self.tracking_type, osiris_enums.OsirisEnums.TrackingType):
                raise kaitaistruct.ValidationNotInEnumError(self.tracking_type, self._io, u"/types/block/seq/0")
            self.len_tracking_id = self._io.read_u1()
            self.tracking_id = self._io.read_bytes(self.len_tracking_id)
            _on = self.tracking_type
            if _on == osiris_enums.OsirisEnums.TrackingType.offset:
                pass
                self.data = osiris_tracking_delta.OsirisTrackingDelta.Offset(self._io)
            elif _on == osiris_enums.OsirisEnums.TrackingType.sequence:
                pass
                self.data = OsirisTrackingSnapshot.Sequence(self._io, self, self._root)
            elif _on == osiris_enums.OsirisEnums.TrackingType.timestamp:
                pass
                self.data = osiris_tracking_delta.OsirisTrackingDelta.Timestamp(self._io)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingSnapshot.Sequence, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.chunk_id = self._io.read_u8be()
            self.publishing_id = self._io.read_u8be()


        def _fetch_instances(self):
            pass
