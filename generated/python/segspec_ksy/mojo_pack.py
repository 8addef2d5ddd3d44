# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import mojo_pack_header
from segspec_ksy import mojo_enums
from segspec_ksy import mojo_entry
from segspec_ksy import mojo_pack_head


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoPack(KaitaiStruct):
    """The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.

    While a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the
    first bytes that are not an element.

    .. seealso::
       seeds/mojo.txt "PACK = (Disk Listpack)"


    .. seealso::
       run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE
    """
    def __init__(self, form, has_tag, has_counts, has_lp_count, bytes_form, elements_form, _io, _parent=None, _root=None):
        super(MojoPack, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_tag = has_tag
        self.has_counts = has_counts
        self.has_lp_count = has_lp_count
        self.bytes_form = bytes_form
        self.elements_form = elements_form
        self._read()

    def _read(self):
        self.head = mojo_pack_head.MojoPackHead(self.form, self.has_tag, self.has_counts, self._io)
        self.entries = []
        i = 0
        while True:
            _ = mojo_entry.MojoEntry(self.head.master.num_fields.int_value, self.has_lp_count, (self.head.master.num_elements if i == 0 else self.entries[i - 1].num_elements_through), (0 if i == 0 else self.entries[i - 1].num_live_through), self._io)
            self.entries.append(_)
            if _.is_end:
                break
            i += 1
        self.header = mojo_pack_header.MojoPackHeader(self.bytes_form, self.elements_form, self._io.pos() - self.head.body.position, self.head.body.position - self.head.start.position, self.entries[-1].num_elements_through, len(self.entries) - 1, self.entries[-1].num_live_through, self._io)


    def _fetch_instances(self):
        pass
        self.head._fetch_instances()
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()

        self.header._fetch_instances()
