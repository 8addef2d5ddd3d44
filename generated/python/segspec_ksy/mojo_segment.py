# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import mojo_enums
from segspec_ksy import mojo_tail
from segspec_ksy import mojo_pack
from segspec_ksy import mojo_footer
from segspec_ksy import mojo_id


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoSegment(KaitaiStruct):
    lead_id = None
    """A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.

    An unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.

    .. seealso::
       seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX"
    """
    def __init__(self, form, has_lead_id, has_tags, has_counts, has_lp_count, bytes_form, elements_form, has_null_each, _io, _parent=None, _root=None):
        super(MojoSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_lead_id = has_lead_id
        self.has_tags = has_tags
        self.has_counts = has_counts
        self.has_lp_count = has_lp_count
        self.bytes_form = bytes_form
        self.elements_form = elements_form
        self.has_null_each = has_null_each
        self._read()

    def _read(self):
        self.footer = mojo_footer.MojoFooter(self.form, self.has_tags, self._io.size(), self._io)
        if self.has_lead_id:
            pass
            self.lead_id = mojo_id.MojoId(self.form, self._io)

        self.packs = []
        i = 0
        while True:
            _ = mojo_pack.MojoPack(self.form,  ((self.has_tags) and (i != 0)) , self.has_counts, self.has_lp_count, self.bytes_form, self.elements_form, self._io)
            self.packs.append(_)
            if self._io.pos() >= self.footer.ofs_tail:
                break
            i += 1
        self.tail = mojo_tail.MojoTail(self.form, self.has_tags, self.has_null_each, self.footer.len_index, self._io)


    def _fetch_instances(self):
        pass
        self.footer._fetch_instances()
        if self.has_lead_id:
            pass
            self.lead_id._fetch_instances()

        for i in range(len(self.packs)):
            pass
            self.packs[i]._fetch_instances()

        self.tail._fetch_instances()
