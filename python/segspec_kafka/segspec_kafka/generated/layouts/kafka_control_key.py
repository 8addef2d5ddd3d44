# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
"""Apache Kafka: key of a control record: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_kafka.generated.kafka_control_key import KafkaControlKey

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>hh')

SIZE = 4
BYTE_ORDER: Final = 'big'
AT_VERSION = 0
MAX_VERSION = 32767
AT_CONTROL_TYPE = 2
ControlType = KafkaControlKey.ControlType

class Fields(NamedTuple):
    version: int
    control_type: int

def pack(*, version: int, control_type: int) -> bytes:
    return STRUCT.pack(version, control_type)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
