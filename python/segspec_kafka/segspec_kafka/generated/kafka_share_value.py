# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_count
from segspec_kafka.generated import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareValue(KaitaiStruct):
    body = None
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaShareValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        if not self.version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.version, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaShareValue.ShareSnapshotValue(self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaShareValue.ShareUpdateValue(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.record_type
        if _on == 0:
            pass
            self.body._fetch_instances()
        elif _on == 1:
            pass
            self.body._fetch_instances()

    class ShareSnapshotValue(KaitaiStruct):
        state_batches = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareValue.ShareSnapshotValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.snapshot_epoch = self._io.read_s4be()
            self.state_epoch = self._io.read_s4be()
            self.leader_epoch = self._io.read_s4be()
            self.start_offset = self._io.read_s8be()
            self.create_timestamp = self._io.read_s8be()
            self.write_timestamp = self._io.read_s8be()
            self.num_state_batches = kafka_count.KafkaCount(True, self._io)
            if self.num_state_batches.value >= 0:
                pass
                self.state_batches = []
                for i in range(self.num_state_batches.value):
                    self.state_batches.append(KafkaShareValue.ShareSnapshotValue.StateBatch(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_state_batches._fetch_instances()
            if self.num_state_batches.value >= 0:
                pass
                for i in range(len(self.state_batches)):
                    pass
                    self.state_batches[i]._fetch_instances()


            self.tagged._fetch_instances()

        class StateBatch(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaShareValue.ShareSnapshotValue.StateBatch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.first_offset = self._io.read_s8be()
                self.last_offset = self._io.read_s8be()
                self.delivery_state = self._io.read_s1()
                self.delivery_count = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.tagged._fetch_instances()



    class ShareUpdateValue(KaitaiStruct):
        state_batches = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareValue.ShareUpdateValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.snapshot_epoch = self._io.read_s4be()
            self.leader_epoch = self._io.read_s4be()
            self.start_offset = self._io.read_s8be()
            self.num_state_batches = kafka_count.KafkaCount(True, self._io)
            if self.num_state_batches.value >= 0:
                pass
                self.state_batches = []
                for i in range(self.num_state_batches.value):
                    self.state_batches.append(KafkaShareValue.ShareUpdateValue.StateBatch(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_state_batches._fetch_instances()
            if self.num_state_batches.value >= 0:
                pass
                for i in range(len(self.state_batches)):
                    pass
                    self.state_batches[i]._fetch_instances()


            self.tagged._fetch_instances()

        class StateBatch(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaShareValue.ShareUpdateValue.StateBatch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.first_offset = self._io.read_s8be()
                self.last_offset = self._io.read_s8be()
                self.delivery_state = self._io.read_s1()
                self.delivery_count = self._io.read_s2be()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                self.tagged._fetch_instances()
