# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_enums


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
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisTrackingDelta, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.blocks = []
        i = 0
        while not self._io.is_eof():
            self.blocks.append(OsirisTrackingDelta.Block(self._io, self, self._root))
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
           seeds/osiris.txt "Tracking format"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Block, self).__init__(_io)
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
                self.data = OsirisTrackingDelta.Offset(self._io, self, self._root)
            elif _on == osiris_enums.OsirisEnums.TrackingType.sequence:
                pass
                self.data = OsirisTrackingDelta.Sequence(self._io, self, self._root)
            elif _on == osiris_enums.OsirisEnums.TrackingType.timestamp:
                pass
                self.data = OsirisTrackingDelta.Timestamp(self._io, self, self._root)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Offset, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.offset = self._io.read_u8be()


        def _fetch_instances(self):
            pass


    class Sequence(KaitaiStruct):
        """A publisher's progress, for the chunk that contains the block.

        .. seealso::
           seeds/osiris.txt "Tracking format"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Sequence, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.publishing_id = self._io.read_u8be()


        def _fetch_instances(self):
            pass


    class Timestamp(KaitaiStruct):
        """A point in time.

        .. seealso::
           seeds/osiris.txt "Tracking format"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(OsirisTrackingDelta.Timestamp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.timestamp = self._io.read_s8be()


        def _fetch_instances(self):
            pass
