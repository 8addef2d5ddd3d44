# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uuid
from segspec_kafka.generated.debug import kafka_string
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareKey(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["record_type", "body"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['record_type']['start'] = self._io.pos()
        self.record_type = self._io.read_s2be()
        self._debug['record_type']['end'] = self._io.pos()
        if not  ((self.record_type == 0) or (self.record_type == 1)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.record_type, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaShareKey.ShareSnapshotKey(self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaShareKey.ShareUpdateKey(self._io, self, self._root)
            self.body._read()
        self._debug['body']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.record_type
        if _on == 0:
            pass
            self.body._fetch_instances()
        elif _on == 1:
            pass
            self.body._fetch_instances()

    class ShareSnapshotKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "topic_id", "partition"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareKey.ShareSnapshotKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['partition']['start'] = self._io.pos()
            self.partition = self._io.read_s4be()
            self._debug['partition']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.topic_id._fetch_instances()


    class ShareUpdateKey(KaitaiStruct):
        SEQ_FIELDS = ["group_id", "topic_id", "partition"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareKey.ShareUpdateKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['group_id']['start'] = self._io.pos()
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.group_id._read()
            self._debug['group_id']['end'] = self._io.pos()
            self._debug['topic_id']['start'] = self._io.pos()
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.topic_id._read()
            self._debug['topic_id']['end'] = self._io.pos()
            self._debug['partition']['start'] = self._io.pos()
            self.partition = self._io.read_s4be()
            self._debug['partition']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.topic_id._fetch_instances()
