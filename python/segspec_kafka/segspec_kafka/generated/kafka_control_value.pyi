# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
from enum import IntEnum
from typing import Any

from . import kafka_bytes as _kafka_bytes
from . import kafka_count as _kafka_count
from . import kafka_flag as _kafka_flag
from . import kafka_string as _kafka_string
from . import kafka_tagged_fields as _kafka_tagged_fields
from . import kafka_uuid as _kafka_uuid
from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaControlValue(KaitaiStruct):
    class EndTxnMarker(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        coordinator_epoch: int

    class LeaderChangeMessage(KaitaiStruct):
        class Voter(KaitaiStruct):
            def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            api_version: int
            voter_id: int
            voter_directory_id: _kafka_uuid.KafkaUuid | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        leader_id: int
        num_voters: _kafka_count.KafkaCount
        voters: list[KafkaControlValue.LeaderChangeMessage.Voter] | None
        num_granting_voters: _kafka_count.KafkaCount
        granting_voters: list[KafkaControlValue.LeaderChangeMessage.Voter] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class SnapshotHeaderRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        last_contained_log_timestamp: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class SnapshotFooterRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class KraftVersionRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        kraft_version: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class VotersRecord(KaitaiStruct):
        class Voter(KaitaiStruct):
            class Endpoint(KaitaiStruct):
                def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
                name: _kafka_string.KafkaString
                host: _kafka_string.KafkaString
                port: int
                tagged: _kafka_tagged_fields.KafkaTaggedFields

            class KraftVersionFeature(KaitaiStruct):
                def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
                min_supported_version: int
                max_supported_version: int
                tagged: _kafka_tagged_fields.KafkaTaggedFields

            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            voter_id: int
            voter_directory_id: _kafka_uuid.KafkaUuid
            num_endpoints: _kafka_count.KafkaCount
            endpoints: list[KafkaControlValue.VotersRecord.Voter.Endpoint] | None
            kraft_version_feature: KafkaControlValue.VotersRecord.Voter.KraftVersionFeature
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_voters: _kafka_count.KafkaCount
        voters: list[KafkaControlValue.VotersRecord.Voter] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    def __init__(self, control_type: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    control_type: int
    version: int
    body: KafkaControlValue.EndTxnMarker | KafkaControlValue.LeaderChangeMessage | KafkaControlValue.SnapshotHeaderRecord | KafkaControlValue.SnapshotFooterRecord | KafkaControlValue.KraftVersionRecord | KafkaControlValue.VotersRecord | None

