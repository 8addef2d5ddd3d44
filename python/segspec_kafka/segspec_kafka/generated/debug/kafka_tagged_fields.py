# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uvarint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTaggedFields(KaitaiStruct):
    SEQ_FIELDS = ["num_tagged", "tagged"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTaggedFields, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['num_tagged']['start'] = self._io.pos()
        self.num_tagged = kafka_uvarint.KafkaUvarint(self._io)
        self.num_tagged._read()
        self._debug['num_tagged']['end'] = self._io.pos()
        self._debug['tagged']['start'] = self._io.pos()
        self._debug['tagged']['arr'] = []
        self.tagged = []
        for i in range(self.num_tagged.value):
            self._debug['tagged']['arr'].append({'start': self._io.pos()})
            _t_tagged = KafkaTaggedFields.Field(self._io, self, self._root)
            try:
                _t_tagged._read()
            finally:
                self.tagged.append(_t_tagged)
            self._debug['tagged']['arr'][i]['end'] = self._io.pos()

        self._debug['tagged']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.num_tagged._fetch_instances()
        for i in range(len(self.tagged)):
            pass
            self.tagged[i]._fetch_instances()


    class Field(KaitaiStruct):
        SEQ_FIELDS = ["tag", "len_content", "content"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTaggedFields.Field, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['tag']['start'] = self._io.pos()
            self.tag = kafka_uvarint.KafkaUvarint(self._io)
            self.tag._read()
            self._debug['tag']['end'] = self._io.pos()
            self._debug['len_content']['start'] = self._io.pos()
            self.len_content = kafka_uvarint.KafkaUvarint(self._io)
            self.len_content._read()
            self._debug['len_content']['end'] = self._io.pos()
            self._debug['content']['start'] = self._io.pos()
            self.content = self._io.read_bytes(self.len_content.value)
            self._debug['content']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_content._fetch_instances()
