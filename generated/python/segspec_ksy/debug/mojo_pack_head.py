# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import listpack_element
from segspec_ksy.debug import mojo_tag
from segspec_ksy.debug import mojo_enums
from segspec_ksy.debug import mojo_id
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoPackHead(KaitaiStruct):
    tag = None
    """MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
    a pack is a listpack without its header.

    .. seealso::
       seeds/mojo.txt "PACK = (Disk Listpack)"
    """
    SEQ_FIELDS = ["tag", "start", "master_id", "body", "master"]
    def __init__(self, form, has_tag, has_counts, _io, _parent=None, _root=None):
        super(MojoPackHead, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_tag = has_tag
        self.has_counts = has_counts
        self._debug = collections.defaultdict(dict)

    def _read(self):
        if self.has_tag:
            pass
            self._debug['tag']['start'] = self._io.pos()
            self.tag = mojo_tag.MojoTag(mojo_enums.MojoEnums.Tag.pack, self._io)
            self.tag._read()
            self._debug['tag']['end'] = self._io.pos()

        self._debug['start']['start'] = self._io.pos()
        self.start = MojoPackHead.Mark(self._io.pos(), self._io, self, self._root)
        self.start._read()
        self._debug['start']['end'] = self._io.pos()
        self._debug['master_id']['start'] = self._io.pos()
        self.master_id = mojo_id.MojoId(self.form, self._io)
        self.master_id._read()
        self._debug['master_id']['end'] = self._io.pos()
        self._debug['body']['start'] = self._io.pos()
        self.body = MojoPackHead.Mark(self._io.pos(), self._io, self, self._root)
        self.body._read()
        self._debug['body']['end'] = self._io.pos()
        self._debug['master']['start'] = self._io.pos()
        self.master = MojoPackHead.MasterEntry(self.has_counts, self._io, self, self._root)
        self.master._read()
        self._debug['master']['end'] = self._io.pos()


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
        SEQ_FIELDS = []
        def __init__(self, position, _io, _parent=None, _root=None):
            super(MojoPackHead.Mark, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.position = position
            self._debug = collections.defaultdict(dict)

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
        SEQ_FIELDS = ["count", "deleted", "num_fields", "fields", "null_element"]
        def __init__(self, has_counts, _io, _parent=None, _root=None):
            super(MojoPackHead.MasterEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_counts = has_counts
            self._debug = collections.defaultdict(dict)

        def _read(self):
            if self.has_counts:
                pass
                self._debug['count']['start'] = self._io.pos()
                self.count = listpack_element.ListpackElement(self._io)
                self.count._read()
                self._debug['count']['end'] = self._io.pos()
                _ = self.count
                if not  ((_.is_int) and (_.int_value >= 0)) :
                    raise kaitaistruct.ValidationExprError(self.count, self._io, u"/types/master_entry/seq/0")

            if self.has_counts:
                pass
                self._debug['deleted']['start'] = self._io.pos()
                self.deleted = listpack_element.ListpackElement(self._io)
                self.deleted._read()
                self._debug['deleted']['end'] = self._io.pos()
                _ = self.deleted
                if not  ((_.is_int) and (_.int_value >= 0)) :
                    raise kaitaistruct.ValidationExprError(self.deleted, self._io, u"/types/master_entry/seq/1")

            self._debug['num_fields']['start'] = self._io.pos()
            self.num_fields = listpack_element.ListpackElement(self._io)
            self.num_fields._read()
            self._debug['num_fields']['end'] = self._io.pos()
            _ = self.num_fields
            if not  ((_.is_int) and (_.int_value >= 0)) :
                raise kaitaistruct.ValidationExprError(self.num_fields, self._io, u"/types/master_entry/seq/2")
            self._debug['fields']['start'] = self._io.pos()
            self._debug['fields']['arr'] = []
            self.fields = []
            for i in range(self.num_fields.int_value):
                self._debug['fields']['arr'].append({'start': self._io.pos()})
                _t_fields = listpack_element.ListpackElement(self._io)
                try:
                    _t_fields._read()
                finally:
                    self.fields.append(_t_fields)
                self._debug['fields']['arr'][i]['end'] = self._io.pos()
                _ = self.fields[i]
                if not (not (_.is_end)):
                    raise kaitaistruct.ValidationExprError(self.fields[i], self._io, u"/types/master_entry/seq/3")

            self._debug['fields']['end'] = self._io.pos()
            self._debug['null_element']['start'] = self._io.pos()
            self.null_element = listpack_element.ListpackElement(self._io)
            self.null_element._read()
            self._debug['null_element']['end'] = self._io.pos()
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
