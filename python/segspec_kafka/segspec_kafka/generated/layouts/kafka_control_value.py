# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
"""Apache Kafka: value of a control record: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_END_TXN_MARKER = Struct('>i')
_LEADER_CHANGE_MESSAGE = Struct('>i')
_LEADER_CHANGE_MESSAGE_VOTER = Struct('>i')
_SNAPSHOT_HEADER_RECORD = Struct('>q')
_KRAFT_VERSION_RECORD = Struct('>h')
_VOTERS_RECORD_VOTER = Struct('>i16s')
_VOTERS_RECORD_VOTER_ENDPOINT_PORT = Struct('>H')
_VOTERS_RECORD_VOTER_KRAFT_VERSION_FEATURE = Struct('>hh')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_VERSION = 0
MAX_VERSION = 32767

class Fields(NamedTuple):
    version: int

def pack(*, version: int) -> bytes:
    return STRUCT.pack(version)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class EndTxnMarker:
    SIZE = 4
    STRUCT = _END_TXN_MARKER
    BYTE_ORDER: Final = 'big'
    AT_COORDINATOR_EPOCH = 0
    MIN_COORDINATOR_EPOCH = -(2**31)
    MAX_COORDINATOR_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        coordinator_epoch: int

    @staticmethod
    def pack(*, coordinator_epoch: int) -> bytes:
        return _END_TXN_MARKER.pack(coordinator_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "EndTxnMarker.Fields":
        return EndTxnMarker.Fields._make(_END_TXN_MARKER.unpack_from(data, position))


class LeaderChangeMessage:
    SIZE = 4
    STRUCT = _LEADER_CHANGE_MESSAGE
    BYTE_ORDER: Final = 'big'
    AT_LEADER_ID = 0
    MIN_LEADER_ID = -(2**31)
    MAX_LEADER_ID = 2**31 - 1

    class Fields(NamedTuple):
        leader_id: int

    @staticmethod
    def pack(*, leader_id: int) -> bytes:
        return _LEADER_CHANGE_MESSAGE.pack(leader_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "LeaderChangeMessage.Fields":
        return LeaderChangeMessage.Fields._make(_LEADER_CHANGE_MESSAGE.unpack_from(data, position))


    class Voter:
        SIZE = 4
        STRUCT = _LEADER_CHANGE_MESSAGE_VOTER
        BYTE_ORDER: Final = 'big'
        AT_VOTER_ID = 0
        MIN_VOTER_ID = -(2**31)
        MAX_VOTER_ID = 2**31 - 1
        SIZE_VOTER_DIRECTORY_ID = 16

        class Fields(NamedTuple):
            voter_id: int

        @staticmethod
        def pack(*, voter_id: int) -> bytes:
            return _LEADER_CHANGE_MESSAGE_VOTER.pack(voter_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "LeaderChangeMessage.Voter.Fields":
            return LeaderChangeMessage.Voter.Fields._make(_LEADER_CHANGE_MESSAGE_VOTER.unpack_from(data, position))


class SnapshotHeaderRecord:
    SIZE = 8
    STRUCT = _SNAPSHOT_HEADER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_LAST_CONTAINED_LOG_TIMESTAMP = 0
    MIN_LAST_CONTAINED_LOG_TIMESTAMP = -(2**63)
    MAX_LAST_CONTAINED_LOG_TIMESTAMP = 2**63 - 1

    class Fields(NamedTuple):
        last_contained_log_timestamp: int

    @staticmethod
    def pack(*, last_contained_log_timestamp: int) -> bytes:
        return _SNAPSHOT_HEADER_RECORD.pack(last_contained_log_timestamp)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "SnapshotHeaderRecord.Fields":
        return SnapshotHeaderRecord.Fields._make(_SNAPSHOT_HEADER_RECORD.unpack_from(data, position))


class KraftVersionRecord:
    SIZE = 2
    STRUCT = _KRAFT_VERSION_RECORD
    BYTE_ORDER: Final = 'big'
    AT_KRAFT_VERSION = 0
    MIN_KRAFT_VERSION = -32768
    MAX_KRAFT_VERSION = 32767

    class Fields(NamedTuple):
        kraft_version: int

    @staticmethod
    def pack(*, kraft_version: int) -> bytes:
        return _KRAFT_VERSION_RECORD.pack(kraft_version)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "KraftVersionRecord.Fields":
        return KraftVersionRecord.Fields._make(_KRAFT_VERSION_RECORD.unpack_from(data, position))


class VotersRecord:

    class Voter:
        SIZE = 20
        STRUCT = _VOTERS_RECORD_VOTER
        BYTE_ORDER: Final = 'big'
        AT_VOTER_ID = 0
        MIN_VOTER_ID = -(2**31)
        MAX_VOTER_ID = 2**31 - 1
        AT_VOTER_DIRECTORY_ID = 4

        class Fields(NamedTuple):
            voter_id: int
            voter_directory_id: bytes

        @staticmethod
        def pack(*, voter_id: int, voter_directory_id: bytes) -> bytes:
            return _VOTERS_RECORD_VOTER.pack(voter_id, voter_directory_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "VotersRecord.Voter.Fields":
            return VotersRecord.Voter.Fields._make(_VOTERS_RECORD_VOTER.unpack_from(data, position))


        class Endpoint:
            MAX_PORT = 65535
            SIZE_PORT = 2

            @staticmethod
            def pack_port(port: int) -> bytes:
                return _VOTERS_RECORD_VOTER_ENDPOINT_PORT.pack(port)

            @staticmethod
            def unpack_port(data: "ReadableBuffer", position: int = 0) -> int:
                value: int = _VOTERS_RECORD_VOTER_ENDPOINT_PORT.unpack_from(data, position)[0]
                return value


        class KraftVersionFeature:
            SIZE = 4
            STRUCT = _VOTERS_RECORD_VOTER_KRAFT_VERSION_FEATURE
            BYTE_ORDER: Final = 'big'
            AT_MIN_SUPPORTED_VERSION = 0
            MIN_MIN_SUPPORTED_VERSION = -32768
            MAX_MIN_SUPPORTED_VERSION = 32767
            AT_MAX_SUPPORTED_VERSION = 2
            MIN_MAX_SUPPORTED_VERSION = -32768
            MAX_MAX_SUPPORTED_VERSION = 32767

            class Fields(NamedTuple):
                min_supported_version: int
                max_supported_version: int

            @staticmethod
            def pack(*, min_supported_version: int, max_supported_version: int) -> bytes:
                return _VOTERS_RECORD_VOTER_KRAFT_VERSION_FEATURE.pack(min_supported_version, max_supported_version)

            @staticmethod
            def unpack(data: "ReadableBuffer", position: int = 0) -> "VotersRecord.Voter.KraftVersionFeature.Fields":
                return VotersRecord.Voter.KraftVersionFeature.Fields._make(_VOTERS_RECORD_VOTER_KRAFT_VERSION_FEATURE.unpack_from(data, position))
