# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_simple_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSubBatchBody(KaitaiStruct):
    """The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.

    .. seealso::
       rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage


    .. seealso::
       rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(OsirisSubBatchBody, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.entries = []
        i = 0
        while not self._io.is_eof():
            self.entries.append(osiris_simple_entry.OsirisSimpleEntry(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()
