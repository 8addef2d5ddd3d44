# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
"""Apache Kafka: key of a record of __share_group_state: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_SHARE_SNAPSHOT_KEY_PARTITION = Struct('>i')
_SHARE_UPDATE_KEY_PARTITION = Struct('>i')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_RECORD_TYPE = 0
ANY_OF_RECORD_TYPE = (0, 1)

class Fields(NamedTuple):
    record_type: int

def pack(*, record_type: int) -> bytes:
    return STRUCT.pack(record_type)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class ShareSnapshotKey:
    SIZE_TOPIC_ID = 16
    MIN_PARTITION = -(2**31)
    MAX_PARTITION = 2**31 - 1
    SIZE_PARTITION = 4

    @staticmethod
    def pack_partition(partition: int) -> bytes:
        return _SHARE_SNAPSHOT_KEY_PARTITION.pack(partition)

    @staticmethod
    def unpack_partition(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _SHARE_SNAPSHOT_KEY_PARTITION.unpack_from(data, position)[0]
        return value


class ShareUpdateKey:
    SIZE_TOPIC_ID = 16
    MIN_PARTITION = -(2**31)
    MAX_PARTITION = 2**31 - 1
    SIZE_PARTITION = 4

    @staticmethod
    def pack_partition(partition: int) -> bytes:
        return _SHARE_UPDATE_KEY_PARTITION.pack(partition)

    @staticmethod
    def unpack_partition(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _SHARE_UPDATE_KEY_PARTITION.unpack_from(data, position)[0]
        return value
