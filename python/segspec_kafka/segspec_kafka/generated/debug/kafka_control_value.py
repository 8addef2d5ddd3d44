# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated.debug import kafka_uuid
from segspec_kafka.generated.debug import kafka_count
from segspec_kafka.generated.debug import kafka_string
from segspec_kafka.generated.debug import kafka_tagged_fields
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaControlValue(KaitaiStruct):
    body = None
    SEQ_FIELDS = ["version", "body"]
    def __init__(self, control_type, _io, _parent=None, _root=None):
        super(KafkaControlValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.control_type = control_type
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        self._debug['body']['start'] = self._io.pos()
        _on = self.control_type
        if _on == 0:
            pass
            self.body = KafkaControlValue.EndTxnMarker(self._io, self, self._root)
            self.body._read()
        elif _on == 1:
            pass
            self.body = KafkaControlValue.EndTxnMarker(self._io, self, self._root)
            self.body._read()
        elif _on == 2:
            pass
            self.body = KafkaControlValue.LeaderChangeMessage(self.version, self._io, self, self._root)
            self.body._read()
        elif _on == 3:
            pass
            self.body = KafkaControlValue.SnapshotHeaderRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 4:
            pass
            self.body = KafkaControlValue.SnapshotFooterRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 5:
            pass
            self.body = KafkaControlValue.KraftVersionRecord(self._io, self, self._root)
            self.body._read()
        elif _on == 6:
            pass
            self.body = KafkaControlValue.VotersRecord(self._io, self, self._root)
            self.body._read()
        self._debug['body']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.control_type
        if _on == 0:
            pass
            self.body._fetch_instances()
        elif _on == 1:
            pass
            self.body._fetch_instances()
        elif _on == 2:
            pass
            self.body._fetch_instances()
        elif _on == 3:
            pass
            self.body._fetch_instances()
        elif _on == 4:
            pass
            self.body._fetch_instances()
        elif _on == 5:
            pass
            self.body._fetch_instances()
        elif _on == 6:
            pass
            self.body._fetch_instances()

    class EndTxnMarker(KaitaiStruct):
        SEQ_FIELDS = ["coordinator_epoch"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.EndTxnMarker, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['coordinator_epoch']['start'] = self._io.pos()
            self.coordinator_epoch = self._io.read_s4be()
            self._debug['coordinator_epoch']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class KraftVersionRecord(KaitaiStruct):
        SEQ_FIELDS = ["kraft_version", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.KraftVersionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['kraft_version']['start'] = self._io.pos()
            self.kraft_version = self._io.read_s2be()
            self._debug['kraft_version']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class LeaderChangeMessage(KaitaiStruct):
        voters = None
        granting_voters = None
        SEQ_FIELDS = ["leader_id", "num_voters", "voters", "num_granting_voters", "granting_voters", "tagged"]
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaControlValue.LeaderChangeMessage, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['leader_id']['start'] = self._io.pos()
            self.leader_id = self._io.read_s4be()
            self._debug['leader_id']['end'] = self._io.pos()
            self._debug['num_voters']['start'] = self._io.pos()
            self.num_voters = kafka_count.KafkaCount(True, self._io)
            self.num_voters._read()
            self._debug['num_voters']['end'] = self._io.pos()
            if self.num_voters.value >= 0:
                pass
                self._debug['voters']['start'] = self._io.pos()
                self._debug['voters']['arr'] = []
                self.voters = []
                for i in range(self.num_voters.value):
                    self._debug['voters']['arr'].append({'start': self._io.pos()})
                    _t_voters = KafkaControlValue.LeaderChangeMessage.Voter(self.api_version, self._io, self, self._root)
                    try:
                        _t_voters._read()
                    finally:
                        self.voters.append(_t_voters)
                    self._debug['voters']['arr'][i]['end'] = self._io.pos()

                self._debug['voters']['end'] = self._io.pos()

            self._debug['num_granting_voters']['start'] = self._io.pos()
            self.num_granting_voters = kafka_count.KafkaCount(True, self._io)
            self.num_granting_voters._read()
            self._debug['num_granting_voters']['end'] = self._io.pos()
            if self.num_granting_voters.value >= 0:
                pass
                self._debug['granting_voters']['start'] = self._io.pos()
                self._debug['granting_voters']['arr'] = []
                self.granting_voters = []
                for i in range(self.num_granting_voters.value):
                    self._debug['granting_voters']['arr'].append({'start': self._io.pos()})
                    _t_granting_voters = KafkaControlValue.LeaderChangeMessage.Voter(self.api_version, self._io, self, self._root)
                    try:
                        _t_granting_voters._read()
                    finally:
                        self.granting_voters.append(_t_granting_voters)
                    self._debug['granting_voters']['arr'][i]['end'] = self._io.pos()

                self._debug['granting_voters']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_voters._fetch_instances()
            if self.num_voters.value >= 0:
                pass
                for i in range(len(self.voters)):
                    pass
                    self.voters[i]._fetch_instances()


            self.num_granting_voters._fetch_instances()
            if self.num_granting_voters.value >= 0:
                pass
                for i in range(len(self.granting_voters)):
                    pass
                    self.granting_voters[i]._fetch_instances()


            self.tagged._fetch_instances()

        class Voter(KaitaiStruct):
            voter_directory_id = None
            SEQ_FIELDS = ["voter_id", "voter_directory_id", "tagged"]
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaControlValue.LeaderChangeMessage.Voter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['voter_id']['start'] = self._io.pos()
                self.voter_id = self._io.read_s4be()
                self._debug['voter_id']['end'] = self._io.pos()
                if self.api_version >= 1:
                    pass
                    self._debug['voter_directory_id']['start'] = self._io.pos()
                    self.voter_directory_id = kafka_uuid.KafkaUuid(self._io)
                    self.voter_directory_id._read()
                    self._debug['voter_directory_id']['end'] = self._io.pos()

                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                if self.api_version >= 1:
                    pass
                    self.voter_directory_id._fetch_instances()

                self.tagged._fetch_instances()



    class SnapshotFooterRecord(KaitaiStruct):
        SEQ_FIELDS = ["tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.SnapshotFooterRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class SnapshotHeaderRecord(KaitaiStruct):
        SEQ_FIELDS = ["last_contained_log_timestamp", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.SnapshotHeaderRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['last_contained_log_timestamp']['start'] = self._io.pos()
            self.last_contained_log_timestamp = self._io.read_s8be()
            self._debug['last_contained_log_timestamp']['end'] = self._io.pos()
            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class VotersRecord(KaitaiStruct):
        voters = None
        SEQ_FIELDS = ["num_voters", "voters", "tagged"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.VotersRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['num_voters']['start'] = self._io.pos()
            self.num_voters = kafka_count.KafkaCount(True, self._io)
            self.num_voters._read()
            self._debug['num_voters']['end'] = self._io.pos()
            if self.num_voters.value >= 0:
                pass
                self._debug['voters']['start'] = self._io.pos()
                self._debug['voters']['arr'] = []
                self.voters = []
                for i in range(self.num_voters.value):
                    self._debug['voters']['arr'].append({'start': self._io.pos()})
                    _t_voters = KafkaControlValue.VotersRecord.Voter(self._io, self, self._root)
                    try:
                        _t_voters._read()
                    finally:
                        self.voters.append(_t_voters)
                    self._debug['voters']['arr'][i]['end'] = self._io.pos()

                self._debug['voters']['end'] = self._io.pos()

            self._debug['tagged']['start'] = self._io.pos()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged._read()
            self._debug['tagged']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_voters._fetch_instances()
            if self.num_voters.value >= 0:
                pass
                for i in range(len(self.voters)):
                    pass
                    self.voters[i]._fetch_instances()


            self.tagged._fetch_instances()

        class Voter(KaitaiStruct):
            endpoints = None
            SEQ_FIELDS = ["voter_id", "voter_directory_id", "num_endpoints", "endpoints", "kraft_version_feature", "tagged"]
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaControlValue.VotersRecord.Voter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._debug = collections.defaultdict(dict)

            def _read(self):
                self._debug['voter_id']['start'] = self._io.pos()
                self.voter_id = self._io.read_s4be()
                self._debug['voter_id']['end'] = self._io.pos()
                self._debug['voter_directory_id']['start'] = self._io.pos()
                self.voter_directory_id = kafka_uuid.KafkaUuid(self._io)
                self.voter_directory_id._read()
                self._debug['voter_directory_id']['end'] = self._io.pos()
                self._debug['num_endpoints']['start'] = self._io.pos()
                self.num_endpoints = kafka_count.KafkaCount(True, self._io)
                self.num_endpoints._read()
                self._debug['num_endpoints']['end'] = self._io.pos()
                if self.num_endpoints.value >= 0:
                    pass
                    self._debug['endpoints']['start'] = self._io.pos()
                    self._debug['endpoints']['arr'] = []
                    self.endpoints = []
                    for i in range(self.num_endpoints.value):
                        self._debug['endpoints']['arr'].append({'start': self._io.pos()})
                        _t_endpoints = KafkaControlValue.VotersRecord.Voter.Endpoint(self._io, self, self._root)
                        try:
                            _t_endpoints._read()
                        finally:
                            self.endpoints.append(_t_endpoints)
                        self._debug['endpoints']['arr'][i]['end'] = self._io.pos()

                    self._debug['endpoints']['end'] = self._io.pos()

                self._debug['kraft_version_feature']['start'] = self._io.pos()
                self.kraft_version_feature = KafkaControlValue.VotersRecord.Voter.KraftVersionFeature(self._io, self, self._root)
                self.kraft_version_feature._read()
                self._debug['kraft_version_feature']['end'] = self._io.pos()
                self._debug['tagged']['start'] = self._io.pos()
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                self.tagged._read()
                self._debug['tagged']['end'] = self._io.pos()


            def _fetch_instances(self):
                pass
                self.voter_directory_id._fetch_instances()
                self.num_endpoints._fetch_instances()
                if self.num_endpoints.value >= 0:
                    pass
                    for i in range(len(self.endpoints)):
                        pass
                        self.endpoints[i]._fetch_instances()


                self.kraft_version_feature._fetch_instances()
                self.tagged._fetch_instances()

            class Endpoint(KaitaiStruct):
                SEQ_FIELDS = ["name", "host", "port", "tagged"]
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaControlValue.VotersRecord.Voter.Endpoint, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._debug = collections.defaultdict(dict)

                def _read(self):
                    self._debug['name']['start'] = self._io.pos()
                    self.name = kafka_string.KafkaString(True, self._io)
                    self.name._read()
                    self._debug['name']['end'] = self._io.pos()
                    self._debug['host']['start'] = self._io.pos()
                    self.host = kafka_string.KafkaString(True, self._io)
                    self.host._read()
                    self._debug['host']['end'] = self._io.pos()
                    self._debug['port']['start'] = self._io.pos()
                    self.port = self._io.read_u2be()
                    self._debug['port']['end'] = self._io.pos()
                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()


                def _fetch_instances(self):
                    pass
                    self.name._fetch_instances()
                    self.host._fetch_instances()
                    self.tagged._fetch_instances()


            class KraftVersionFeature(KaitaiStruct):
                SEQ_FIELDS = ["min_supported_version", "max_supported_version", "tagged"]
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaControlValue.VotersRecord.Voter.KraftVersionFeature, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._debug = collections.defaultdict(dict)

                def _read(self):
                    self._debug['min_supported_version']['start'] = self._io.pos()
                    self.min_supported_version = self._io.read_s2be()
                    self._debug['min_supported_version']['end'] = self._io.pos()
                    self._debug['max_supported_version']['start'] = self._io.pos()
                    self.max_supported_version = self._io.read_s2be()
                    self._debug['max_supported_version']['end'] = self._io.pos()
                    self._debug['tagged']['start'] = self._io.pos()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)
                    self.tagged._read()
                    self._debug['tagged']['end'] = self._io.pos()


                def _fetch_instances(self):
                    pass
                    self.tagged._fetch_instances()
