# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import mojo_index
from segspec_ksy.debug import mojo_tag
from segspec_ksy.debug import mojo_enums
from segspec_ksy.debug import mojo_suffix
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MojoTail(KaitaiStruct):
    tag = None
    """The end of a finished segment.

    .. seealso::
       seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX"
    """
    SEQ_FIELDS = ["tag", "index", "suffix"]
    def __init__(self, form, has_tags, has_null_each, len_index, _io, _parent=None, _root=None):
        super(MojoTail, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.form = form
        self.has_tags = has_tags
        self.has_null_each = has_null_each
        self.len_index = len_index
        self._debug = collections.defaultdict(dict)

    def _read(self):
        if self.has_tags:
            pass
            self._debug['tag']['start'] = self._io.pos()
            self.tag = mojo_tag.MojoTag(mojo_enums.MojoEnums.Tag.index, self._io)
            self.tag._read()
            self._debug['tag']['end'] = self._io.pos()

        self._debug['index']['start'] = self._io.pos()
        self.index = mojo_index.MojoIndex(self.len_index, self.has_null_each, self._io)
        self.index._read()
        self._debug['index']['end'] = self._io.pos()
        self._debug['suffix']['start'] = self._io.pos()
        self.suffix = mojo_suffix.MojoSuffix(self.form, self._io)
        self.suffix._read()
        self._debug['suffix']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        if self.has_tags:
            pass
            self.tag._fetch_instances()

        self.index._fetch_instances()
        self.suffix._fetch_instances()
