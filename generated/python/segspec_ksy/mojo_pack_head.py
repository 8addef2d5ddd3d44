# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_element
from segspec_ksy import mojo_tag
from segspec_ksy import mojo_enums
from segspec_ksy import mojo_id


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoPackHead(KaitaiStruct):
    tag = None
    """MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
    a pack is a listpack without its header.

    .. seealso::
       seeds/mojo.txt "PACK = (Disk Listpack)"
    """
    def __init__(self, form, has_tag, has_counts, _io, _parent=None, _root=None):
        super(MojoPackHead, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_tag = has_tag
        self.has_counts = has_counts
        self._read()

    def _read(self):
        if self.has_tag:
            pass
            self.tag = mojo_tag.MojoTag(mojo_enums.MojoEnums.Tag.pack, self._io)

        self.start = MojoPackHead.Mark(self._io.pos(), self._io, self, self._root)
        self.master_id = mojo_id.MojoId(self.form, self._io)
        self.body = MojoPackHead.Mark(self._io.pos(), self._io, self, self._root)
        self.master = MojoPackHead.MasterEntry(self.has_counts, self._io, self, self._root)


    def _fetch_instances(self):
        pass
        if self.has_tag:
            pass
            self.tag._fetch_instances()

        self.start._fetch_instances()
        self.master_id._fetch_instances()
        self.body._fetch_instances()
        self.master._fetch_instances()

    class Mark(KaitaiStruct):
        """A position in the stream.

        .. seealso::
           seeds/mojo.txt "PACK = (Disk Listpack)"
        """
        def __init__(self, position, _io, _parent=None, _root=None):
            super(MojoPackHead.Mark, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.position = position
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class MasterEntry(KaitaiStruct):
        count = None
        deleted = None
        """The listpack's first elements.

        .. seealso::
           seeds/mojo.txt "MASTER ENTRY"



        .. seealso::
           redis/redis src/t_stream.c streamAppendItem
        """
        def __init__(self, has_counts, _io, _parent=None, _root=None):
            super(MojoPackHead.MasterEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_counts = has_counts
            self._read()

        def _read(self):
            if self.has_counts:
                pass
                self.count = listpack_element.ListpackElement(self._io)
                _ = self.count
                if not  ((_.is_int) and (_.int_value >= 0)) :
                    raise kaitaistruct.ValidationExprError(self.count, self._io, u"/types/master_entry/seq/0")

            if self.has_counts:
                pass
                self.deleted = listpack_element.ListpackElement(self._io)
                _ = self.deleted
                if not  ((_.is_int) and (_.int_value >= 0)) :
                    raise kaitaistruct.ValidationExprError(self.deleted, self._io, u"/types/master_entry/seq/1")

            self.num_fields = listpack_element.ListpackElement(self._io)
            _ = self.num_fields
            if not  ((_.is_int) and (_.int_value >= 0)) :
                raise kaitaistruct.ValidationExprError(self.num_fields, self._io, u"/types/master_entry/seq/2")
            self.fields = []
            for i in range(self.num_fields.int_value):
                self.fields.append(listpack_element.ListpackElement(self._io))
                _ = self.fields[i]
                if not (not (_.is_end)):
                    raise kaitaistruct.ValidationExprError(self.fields[i], self._io, u"/types/master_entry/seq/3")

            self.null_element = listpack_element.ListpackElement(self._io)
            _ = self.null_element
            if not  ((_.is_int) and (_.int_value == 0)) :
                raise kaitaistruct.ValidationExprError(self.null_element, self._io, u"/types/master_entry/seq/4")


        def _fetch_instances(self):
            pass
            if self.has_counts:
                pass
                self.count._fetch_instances()

            if self.has_counts:
                pass
                self.deleted._fetch_instances()

            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()

            self.null_element._fetch_instances()

        @property
        def num_elements(self):
            """Elements of the master entry."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = (self.num_fields.int_value + 2) + (2 if self.has_counts else 0)
            return getattr(self, '_m_num_elements', None)
