# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_uuid
from segspec_kafka.generated import kafka_count
from segspec_kafka.generated import kafka_string
from segspec_kafka.generated import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaControlValue(KaitaiStruct):
    body = None
    def __init__(self, control_type, _io, _parent=None, _root=None):
        super(KafkaControlValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.control_type = control_type
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        _on = self.control_type
        if _on == 0:
            pass
            self.body = KafkaControlValue.EndTxnMarker(self._io, self, self._root)
        elif _on == 1:
            pass
            self.body = KafkaControlValue.EndTxnMarker(self._io, self, self._root)
        elif _on == 2:
            pass
            self.body = KafkaControlValue.LeaderChangeMessage(self.version, self._io, self, self._root)
        elif _on == 3:
            pass
            self.body = KafkaControlValue.SnapshotHeaderRecord(self._io, self, self._root)
        elif _on == 4:
            pass
            self.body = KafkaControlValue.SnapshotFooterRecord(self._io, self, self._root)
        elif _on == 5:
            pass
            self.body = KafkaControlValue.KraftVersionRecord(self._io, self, self._root)
        elif _on == 6:
            pass
            self.body = KafkaControlValue.VotersRecord(self._io, self, self._root)


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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.EndTxnMarker, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.coordinator_epoch = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class KraftVersionRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.KraftVersionRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.kraft_version = self._io.read_s2be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class LeaderChangeMessage(KaitaiStruct):
        voters = None
        granting_voters = None
        def __init__(self, api_version, _io, _parent=None, _root=None):
            super(KafkaControlValue.LeaderChangeMessage, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.api_version = api_version
            self._read()

        def _read(self):
            self.leader_id = self._io.read_s4be()
            self.num_voters = kafka_count.KafkaCount(True, self._io)
            if self.num_voters.value >= 0:
                pass
                self.voters = []
                for i in range(self.num_voters.value):
                    self.voters.append(KafkaControlValue.LeaderChangeMessage.Voter(self.api_version, self._io, self, self._root))


            self.num_granting_voters = kafka_count.KafkaCount(True, self._io)
            if self.num_granting_voters.value >= 0:
                pass
                self.granting_voters = []
                for i in range(self.num_granting_voters.value):
                    self.granting_voters.append(KafkaControlValue.LeaderChangeMessage.Voter(self.api_version, self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
            def __init__(self, api_version, _io, _parent=None, _root=None):
                super(KafkaControlValue.LeaderChangeMessage.Voter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.api_version = api_version
                self._read()

            def _read(self):
                self.voter_id = self._io.read_s4be()
                if self.api_version >= 1:
                    pass
                    self.voter_directory_id = kafka_uuid.KafkaUuid(self._io)

                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


            def _fetch_instances(self):
                pass
                if self.api_version >= 1:
                    pass
                    self.voter_directory_id._fetch_instances()

                self.tagged._fetch_instances()



    class SnapshotFooterRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.SnapshotFooterRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class SnapshotHeaderRecord(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.SnapshotHeaderRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.last_contained_log_timestamp = self._io.read_s8be()
            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged._fetch_instances()


    class VotersRecord(KaitaiStruct):
        voters = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlValue.VotersRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_voters = kafka_count.KafkaCount(True, self._io)
            if self.num_voters.value >= 0:
                pass
                self.voters = []
                for i in range(self.num_voters.value):
                    self.voters.append(KafkaControlValue.VotersRecord.Voter(self._io, self, self._root))


            self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
            def __init__(self, _io, _parent=None, _root=None):
                super(KafkaControlValue.VotersRecord.Voter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.voter_id = self._io.read_s4be()
                self.voter_directory_id = kafka_uuid.KafkaUuid(self._io)
                self.num_endpoints = kafka_count.KafkaCount(True, self._io)
                if self.num_endpoints.value >= 0:
                    pass
                    self.endpoints = []
                    for i in range(self.num_endpoints.value):
                        self.endpoints.append(KafkaControlValue.VotersRecord.Voter.Endpoint(self._io, self, self._root))


                self.kraft_version_feature = KafkaControlValue.VotersRecord.Voter.KraftVersionFeature(self._io, self, self._root)
                self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


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
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaControlValue.VotersRecord.Voter.Endpoint, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._read()

                def _read(self):
                    self.name = kafka_string.KafkaString(True, self._io)
                    self.host = kafka_string.KafkaString(True, self._io)
                    self.port = self._io.read_u2be()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


                def _fetch_instances(self):
                    pass
                    self.name._fetch_instances()
                    self.host._fetch_instances()
                    self.tagged._fetch_instances()


            class KraftVersionFeature(KaitaiStruct):
                def __init__(self, _io, _parent=None, _root=None):
                    super(KafkaControlValue.VotersRecord.Voter.KraftVersionFeature, self).__init__(_io)
                    self._parent = _parent
                    self._root = _root
                    self._read()

                def _read(self):
                    self.min_supported_version = self._io.read_s2be()
                    self.max_supported_version = self._io.read_s2be()
                    self.tagged = kafka_tagged_fields.KafkaTaggedFields(self._io)


                def _fetch_instances(self):
                    pass
                    self.tagged._fetch_instances()
