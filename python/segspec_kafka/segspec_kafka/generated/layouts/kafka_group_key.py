# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
"""Apache Kafka: key of a record of __consumer_offsets: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_LEGACY_OFFSET_COMMIT_KEY_PARTITION = Struct('>i')
_OFFSET_COMMIT_KEY_PARTITION = Struct('>i')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_RECORD_TYPE = 0
ANY_OF_RECORD_TYPE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23)

class Fields(NamedTuple):
    record_type: int

def pack(*, record_type: int) -> bytes:
    return STRUCT.pack(record_type)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class LegacyOffsetCommitKey:
    MIN_PARTITION = -(2**31)
    MAX_PARTITION = 2**31 - 1
    SIZE_PARTITION = 4

    @staticmethod
    def pack_partition(partition: int) -> bytes:
        return _LEGACY_OFFSET_COMMIT_KEY_PARTITION.pack(partition)

    @staticmethod
    def unpack_partition(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _LEGACY_OFFSET_COMMIT_KEY_PARTITION.unpack_from(data, position)[0]
        return value


class OffsetCommitKey:
    MIN_PARTITION = -(2**31)
    MAX_PARTITION = 2**31 - 1
    SIZE_PARTITION = 4

    @staticmethod
    def pack_partition(partition: int) -> bytes:
        return _OFFSET_COMMIT_KEY_PARTITION.pack(partition)

    @staticmethod
    def unpack_partition(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _OFFSET_COMMIT_KEY_PARTITION.unpack_from(data, position)[0]
        return value
