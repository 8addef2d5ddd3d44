# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uvarint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTaggedFields(KaitaiStruct):
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTaggedFields, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
        self.tagged = []
        for i in range(self.num_tagged.value):
            self.tagged.append(KafkaTaggedFields.Field(self._io, self, self._root))



    def _fetch_instances(self):
        pass
        self.num_tagged._fetch_instances()
        for i in range(len(self.tagged)):
            pass
            self.tagged[i]._fetch_instances()


    class Field(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTaggedFields.Field, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_uvarint.KafkaUvarint(self._io)
            self.len_content = kafka_uvarint.KafkaUvarint(self._io)
            self.content = self._io.read_bytes(self.len_content.value)


        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_content._fetch_instances()
