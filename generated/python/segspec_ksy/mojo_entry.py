# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import listpack_element


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoEntry(KaitaiStruct):
    content = None
    """One record, or the end marker after the last one.

    .. seealso::
       seeds/mojo.txt "ENTRY [count]"



    .. seealso::
       redis/redis src/t_stream.c streamAppendItem
    """
    def __init__(self, num_master_fields, has_lp_count, num_elements_before, num_live_before, _io, _parent=None, _root=None):
        super(MojoEntry, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.num_master_fields = num_master_fields
        self.has_lp_count = has_lp_count
        self.num_elements_before = num_elements_before
        self.num_live_before = num_live_before
        self._read()

    def _read(self):
        self.flags = listpack_element.ListpackElement(self._io)
        _ = self.flags
        if not  ((_.is_int) or (_.is_end)) :
            raise kaitaistruct.ValidationExprError(self.flags, self._io, u"/seq/0")
        if (not (self.is_end)):
            pass
            self.content = MojoEntry.EntryContent(self._io, self, self._root)



    def _fetch_instances(self):
        pass
        self.flags._fetch_instances()
        if (not (self.is_end)):
            pass
            self.content._fetch_instances()


    class EntryContent(KaitaiStruct):
        num_fields = None
        pairs = None
        values = None
        lp_count = None
        """An entry after its flags.

        .. seealso::
           seeds/mojo.txt "ENTRY [count]"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoEntry.EntryContent, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.ms_difference = listpack_element.ListpackElement(self._io)
            _ = self.ms_difference
            if not _.is_int:
                raise kaitaistruct.ValidationExprError(self.ms_difference, self._io, u"/types/entry_content/seq/0")
            self.seq_difference = listpack_element.ListpackElement(self._io)
            _ = self.seq_difference
            if not _.is_int:
                raise kaitaistruct.ValidationExprError(self.seq_difference, self._io, u"/types/entry_content/seq/1")
            if (not (self._parent.has_same_fields)):
                pass
                self.num_fields = listpack_element.ListpackElement(self._io)
                _ = self.num_fields
                if not  ((_.is_int) and (_.int_value >= 0)) :
                    raise kaitaistruct.ValidationExprError(self.num_fields, self._io, u"/types/entry_content/seq/2")

            if (not (self._parent.has_same_fields)):
                pass
                self.pairs = []
                for i in range(self.num_fields.int_value):
                    self.pairs.append(MojoEntry.Pair(self._io, self, self._root))


            if self._parent.has_same_fields:
                pass
                self.values = []
                for i in range(self._parent.num_master_fields):
                    self.values.append(listpack_element.ListpackElement(self._io))
                    _ = self.values[i]
                    if not (not (_.is_end)):
                        raise kaitaistruct.ValidationExprError(self.values[i], self._io, u"/types/entry_content/seq/4")


            if self._parent.has_lp_count:
                pass
                self.lp_count = listpack_element.ListpackElement(self._io)
                _ = self.lp_count
                if not  ((_.is_int) and ( ((_.int_value == self.num_counted) or (_.int_value == self.num_counted + 1)) )) :
                    raise kaitaistruct.ValidationExprError(self.lp_count, self._io, u"/types/entry_content/seq/5")



        def _fetch_instances(self):
            pass
            self.ms_difference._fetch_instances()
            self.seq_difference._fetch_instances()
            if (not (self._parent.has_same_fields)):
                pass
                self.num_fields._fetch_instances()

            if (not (self._parent.has_same_fields)):
                pass
                for i in range(len(self.pairs)):
                    pass
                    self.pairs[i]._fetch_instances()


            if self._parent.has_same_fields:
                pass
                for i in range(len(self.values)):
                    pass
                    self.values[i]._fetch_instances()


            if self._parent.has_lp_count:
                pass
                self.lp_count._fetch_instances()


        @property
        def num_counted(self):
            """The entry's elements before lp-count."""
            if hasattr(self, '_m_num_counted'):
                return self._m_num_counted

            self._m_num_counted = 3 + (self._parent.num_master_fields if self._parent.has_same_fields else 1 + 2 * self.num_fields.int_value)
            return getattr(self, '_m_num_counted', None)

        @property
        def num_elements(self):
            """Elements of the entry."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = self.num_counted + (1 if self._parent.has_lp_count else 0)
            return getattr(self, '_m_num_elements', None)


    class Pair(KaitaiStruct):
        """A name and its value.

        .. seealso::
           seeds/mojo.txt "FIELD [num_fields]"
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MojoEntry.Pair, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = listpack_element.ListpackElement(self._io)
            _ = self.name
            if not (not (_.is_end)):
                raise kaitaistruct.ValidationExprError(self.name, self._io, u"/types/pair/seq/0")
            self.value = listpack_element.ListpackElement(self._io)
            _ = self.value
            if not (not (_.is_end)):
                raise kaitaistruct.ValidationExprError(self.value, self._io, u"/types/pair/seq/1")


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.value._fetch_instances()


    @property
    def has_same_fields(self):
        """Only values are stored."""
        if hasattr(self, '_m_has_same_fields'):
            return self._m_has_same_fields

        self._m_has_same_fields =  (((not (self.is_end))) and (self.flags.int_value & 2 != 0))
        return getattr(self, '_m_has_same_fields', None)

    @property
    def is_deleted(self):
        """The record was deleted."""
        if hasattr(self, '_m_is_deleted'):
            return self._m_is_deleted

        self._m_is_deleted =  (((not (self.is_end))) and (self.flags.int_value & 1 != 0))
        return getattr(self, '_m_is_deleted', None)

    @property
    def is_end(self):
        """The end marker, not an entry."""
        if hasattr(self, '_m_is_end'):
            return self._m_is_end

        self._m_is_end = self.flags.is_end
        return getattr(self, '_m_is_end', None)

    @property
    def num_elements_through(self):
        """The pack's elements so far."""
        if hasattr(self, '_m_num_elements_through'):
            return self._m_num_elements_through

        self._m_num_elements_through = self.num_elements_before + (0 if self.is_end else self.content.num_elements)
        return getattr(self, '_m_num_elements_through', None)

    @property
    def num_live_through(self):
        """The pack's entries so far, without deleted ones."""
        if hasattr(self, '_m_num_live_through'):
            return self._m_num_live_through

        self._m_num_live_through = self.num_live_before + (0 if  ((self.is_end) or (self.is_deleted))  else 1)
        return getattr(self, '_m_num_live_through', None)

    @property
    def other_flags(self):
        """Flags outside the document."""
        if hasattr(self, '_m_other_flags'):
            return self._m_other_flags

        self._m_other_flags = (0 if self.is_end else self.flags.int_value & ~3)
        return getattr(self, '_m_other_flags', None)
