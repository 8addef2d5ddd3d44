# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy import osiris_simple_entry


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class OsirisSubBatchBody(KaitaiStruct):
    """What a sub-batch holds once it is decompressed: simple entries to the end. Their offsets are consecutive. A sub-batch
    within a sub-batch does not exist.

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
