# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
"""mojo: record id: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_RAW_LE = Struct('<QQ')
_RAW_BE = Struct('>QQ')
_STRINGS = Struct('<10s10s')


class RawLe:
    SIZE = 16
    STRUCT = _RAW_LE
    BYTE_ORDER: Final = 'little'
    AT_MS = 0
    MAX_MS = 2**64 - 1
    AT_SEQ = 8
    MAX_SEQ = 2**64 - 1

    class Fields(NamedTuple):
        ms: int
        seq: int

    @staticmethod
    def pack(*, ms: int, seq: int) -> bytes:
        return _RAW_LE.pack(ms, seq)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RawLe.Fields":
        return RawLe.Fields._make(_RAW_LE.unpack_from(data, position))


class RawBe:
    SIZE = 16
    STRUCT = _RAW_BE
    BYTE_ORDER: Final = 'big'
    AT_MS = 0
    MAX_MS = 2**64 - 1
    AT_SEQ = 8
    MAX_SEQ = 2**64 - 1

    class Fields(NamedTuple):
        ms: int
        seq: int

    @staticmethod
    def pack(*, ms: int, seq: int) -> bytes:
        return _RAW_BE.pack(ms, seq)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RawBe.Fields":
        return RawBe.Fields._make(_RAW_BE.unpack_from(data, position))


class Strings:
    SIZE = 20
    STRUCT = _STRINGS
    AT_MS_STRING = 0
    AT_SEQ_STRING = 10

    class Fields(NamedTuple):
        ms_string: bytes
        seq_string: bytes

    @staticmethod
    def pack(*, ms_string: bytes, seq_string: bytes) -> bytes:
        return _STRINGS.pack(ms_string, seq_string)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Strings.Fields":
        return Strings.Fields._make(_STRINGS.unpack_from(data, position))
