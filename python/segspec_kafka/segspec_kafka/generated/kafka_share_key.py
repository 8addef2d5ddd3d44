# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uuid
from segspec_kafka.generated import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareKey(KaitaiStruct):
    body = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.record_type = self._io.read_s2be()
        if not  ((self.record_type == 0) or (self.record_type == 1)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.record_type, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaShareKey.ShareSnapshotKey(self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaShareKey.ShareUpdateKey(self._io, self, self._root)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareKey.ShareSnapshotKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.partition = self._io.read_s4be()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.topic_id._fetch_instances()


    class ShareUpdateKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareKey.ShareUpdateKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.group_id = kafka_string.KafkaString(False, self._io)
            self.topic_id = kafka_uuid.KafkaUuid(self._io)
            self.partition = self._io.read_s4be()


        def _fetch_instances(self):
            pass
            self.group_id._fetch_instances()
            self.topic_id._fetch_instances()
