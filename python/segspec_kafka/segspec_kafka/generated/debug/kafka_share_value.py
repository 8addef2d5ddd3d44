# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_count
from segspec_kafka.generated.debug import kafka_tagged_fields
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareValue(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["version", "body"]
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaShareValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        if not self.version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.version, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaShareValue.ShareSnapshotValue(self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaShareValue.ShareUpdateValue(self._io, self, self._root)
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

    class ShareSnapshotValue(KaitaiStruct):
        state_batches = None
        SEQ_FIELDS = ["snapshot_epoch", "state_epoch", "leader_epoch", "start_offset", "create_timestamp", "write_timestamp", "num_state_batches", "state_batches", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareValue.ShareSnapshotValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['snapshot_epoch']['start'] = self._io.pos()
            self.snapshot_epoch = self._io.read_s4be()
            self._debug['snapshot_epoch']['end'] = self._io.pos()
            self._debug['state_epoch']['start'] = self._io.pos()
            self.state_epoch = self._io.read_s4be()
            self._debug['state_epoch']['end'] = self._io.pos()
            self._debug['leader_epoch']['start'] = self._io.pos()
            self.leader_epoch = self._io.read_s4be()
            self._debug['leader_epoch']['end'] = self._io.pos()
            self._debug['start_offset']['start'] = self._io.pos()
            self.start_offset = self._io.read_s8be()
            self._debug['start_offset']['end'] = self._io.pos()
            self._debug['create_timestamp']['start'] = self._io.pos()
            self.create_timestamp = self._io.read_s8be()
            self._debug['create_timestamp']['end'] = self._io.pos()
            self._debug['write_timestamp']['start'] = self._io.pos()
            self.write_timestamp = self._io.read_s8be()
            self._debug['write_timestamp']['end'] = self._io.pos()
            self._debug['num_state_batches']['start'] = self._io.pos()
            self.num_state_batches = kafka_count.KafkaCount(True, self._io)
            self.num_state_batches._read()
            self._debug['num_state_batches']['end'] = self._io.pos()
            if self.num_state_batches.value >= 0:
                pass
                self._debug['state_batches']['start'] = self._io.pos()
                self._debug['state_batches']['arr'] = []
                self.state_batches = []
                for i in range(self.num_state_batches.value):
                    self._debug['state_batches']['arr'].append({'start': self._io.pos()})
                    _t_state_batches = KafkaShareValue.ShareSnapshotValue.StateBatch(self._io, self, self._root)
                    try:
                        _t_state_batches._read()
                    finally:
                        self.state_batches.append(_t_state_batches)
                    self._debug['state_batches']['arr'][i]['end'] = self._io.pos()

                self._debug['state_batches']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["first_offset", "last_offset", "delivery_state", "delivery_count", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaShareValue.ShareSnapshotValue.StateBatch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['first_offset']['start'] = self._io.pos()
                self.first_offset = self._io.read_s8be()
                self._debug['first_offset']['end'] = self._io.pos()
                self._debug['last_offset']['start'] = self._io.pos()
                self.last_offset = self._io.read_s8be()
                self._debug['last_offset']['end'] = self._io.pos()
                self._debug['delivery_state']['start'] = self._io.pos()
                self.delivery_state = self._io.read_s1()
                self._debug['delivery_state']['end'] = self._io.pos()
                self._debug['delivery_count']['start'] = self._io.pos()
                self.delivery_count = self._io.read_s2be()
                self._debug['delivery_count']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.tagged._fetch_instances()



    class ShareUpdateValue(KaitaiStruct):
        state_batches = None
        SEQ_FIELDS = ["snapshot_epoch", "leader_epoch", "start_offset", "num_state_batches", "state_batches", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareValue.ShareUpdateValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['snapshot_epoch']['start'] = self._io.pos()
            self.snapshot_epoch = self._io.read_s4be()
            self._debug['snapshot_epoch']['end'] = self._io.pos()
            self._debug['leader_epoch']['start'] = self._io.pos()
            self.leader_epoch = self._io.read_s4be()
            self._debug['leader_epoch']['end'] = self._io.pos()
            self._debug['start_offset']['start'] = self._io.pos()
            self.start_offset = self._io.read_s8be()
            self._debug['start_offset']['end'] = self._io.pos()
            self._debug['num_state_batches']['start'] = self._io.pos()
            self.num_state_batches = kafka_count.KafkaCount(True, self._io)
            self.num_state_batches._read()
            self._debug['num_state_batches']['end'] = self._io.pos()
            if self.num_state_batches.value >= 0:
                pass
                self._debug['state_batches']['start'] = self._io.pos()
                self._debug['state_batches']['arr'] = []
                self.state_batches = []
                for i in range(self.num_state_batches.value):
                    self._debug['state_batches']['arr'].append({'start': self._io.pos()})
                    _t_state_batches = KafkaShareValue.ShareUpdateValue.StateBatch(self._io, self, self._root)
                    try:
                        _t_state_batches._read()
                    finally:
                        self.state_batches.append(_t_state_batches)
                    self._debug['state_batches']['arr'][i]['end'] = self._io.pos()

                self._debug['state_batches']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


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
            SEQ_FIELDS = ["first_offset", "last_offset", "delivery_state", "delivery_count", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaShareValue.ShareUpdateValue.StateBatch, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['first_offset']['start'] = self._io.pos()
                self.first_offset = self._io.read_s8be()
                self._debug['first_offset']['end'] = self._io.pos()
                self._debug['last_offset']['start'] = self._io.pos()
                self.last_offset = self._io.read_s8be()
                self._debug['last_offset']['end'] = self._io.pos()
                self._debug['delivery_state']['start'] = self._io.pos()
                self.delivery_state = self._io.read_s1()
                self._debug['delivery_state']['end'] = self._io.pos()
                self._debug['delivery_count']['start'] = self._io.pos()
                self.delivery_count = self._io.read_s2be()
                self._debug['delivery_count']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.tagged._fetch_instances()
