"""The types of AMQP 1.0: their names, which encodings each has, and how one value of each is written as text.

Source: OASIS AMQP 1.0 part 1 "Types".
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from segspec.core.errors import Code, SegspecError
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec_ksy.amqp_value import AmqpValue
from segspec_ksy.layouts import amqp_value as layout

FormatCode = AmqpValue.FormatCode

TYPES: Mapping[FormatCode, str] = {
    FormatCode.described: "described",
    FormatCode.null_value: "null",
    FormatCode.true_value: "boolean",
    FormatCode.false_value: "boolean",
    FormatCode.boolean: "boolean",
    FormatCode.ubyte: "ubyte",
    FormatCode.ushort: "ushort",
    FormatCode.uint_zero: "uint",
    FormatCode.small_uint: "uint",
    FormatCode.uint: "uint",
    FormatCode.ulong_zero: "ulong",
    FormatCode.small_ulong: "ulong",
    FormatCode.ulong: "ulong",
    FormatCode.byte: "byte",
    FormatCode.short: "short",
    FormatCode.small_int: "int",
    FormatCode.int: "int",
    FormatCode.small_long: "long",
    FormatCode.long: "long",
    FormatCode.float: "float",
    FormatCode.double: "double",
    FormatCode.decimal32: "decimal32",
    FormatCode.decimal64: "decimal64",
    FormatCode.decimal128: "decimal128",
    FormatCode.char: "char",
    FormatCode.timestamp: "timestamp",
    FormatCode.uuid: "uuid",
    FormatCode.binary8: "binary",
    FormatCode.binary32: "binary",
    FormatCode.string8: "string",
    FormatCode.string32: "string",
    FormatCode.symbol8: "symbol",
    FormatCode.symbol32: "symbol",
    FormatCode.empty_list: "list",
    FormatCode.list8: "list",
    FormatCode.list32: "list",
    FormatCode.map8: "map",
    FormatCode.map32: "map",
    FormatCode.array8: "array",
    FormatCode.array32: "array",
}
"""The type that each encoding is one of."""

CONSTANTS: Mapping[FormatCode, Any] = {
    FormatCode.null_value: None,
    FormatCode.true_value: True,
    FormatCode.false_value: False,
    FormatCode.uint_zero: 0,
    FormatCode.ulong_zero: 0,
}
"""The encodings that are a value by themselves."""


def character(point: int) -> str:
    """A char, by its code point. Raises `SegspecError` (bad-encoding) for a number that is none."""
    try:
        found = chr(point)
        # Surrogates are none.
        found.encode("utf-8")
    except (ValueError, OverflowError) as error:
        raise SegspecError(
            Code.BAD_ENCODING,
            f"0x{point:x} is not a character",
            field="value",
            expected=f"at most {sys.maxunicode:#x}, and no surrogate",
            actual=hex(point),
        ) from error
    return found


CONVERSIONS: Mapping[FormatCode, Callable[[Any], Any]] = {
    FormatCode.boolean: bool,
    FormatCode.char: character,
    FormatCode.uuid: lambda content: UUID(bytes=content),
}
"""The formats whose values are not Python's as they are parsed."""


PackValue = Callable[[Any], bytes | None]
"""The bytes of a value without its format code; None where the encoding cannot hold it."""


class Scalar(NamedTuple):
    """A type whose values are text in JSON. `codes` are its encodings with what packs each, the shortest first;
    `show` and `read` are the text of a value as it is parsed, and back."""

    codes: Mapping[FormatCode, PackValue]
    show: Callable[[Any, ShowBytes], str]
    read: Callable[[str, ReversiblePayload], Any]


def scalar_bytes(name: str, text: str, payload: ReversiblePayload, code: FormatCode | None = None) -> bytes:
    """The value with its format code, in the shortest encoding; with `code` in that one, and without the code, as
    items of an array are. Raises `ValueError` for what the type cannot hold."""
    scalar = SCALARS[name]
    value = scalar.read(text, payload)
    given = scalar.codes if code is None else {code: scalar.codes[code]}
    for found, pack in given.items():
        content = pack(value)
        if content is not None:
            return content if code is not None else layout.pack(format_code=found) + content
    raise ValueError(f"{text[:64]!r} does not fit into a {name}")


def _zero(value: int) -> bytes | None:
    """No bytes, for the encodings that are 0 by themselves."""
    return None if value else b""


def _whole(kind: Any) -> PackValue:
    least = getattr(kind, "MIN_VALUE", 0)
    return lambda value: kind.pack(value=value) if least <= value <= kind.MAX_VALUE else None


def _fixed(kind: Any) -> PackValue:
    return lambda value: kind.pack(value=value)


def _variable(kind: Any) -> PackValue:
    return lambda value: kind.pack(len_value=len(value)) + value if len(value) <= kind.MAX_LEN_VALUE else None


def _number(text: str, _: ReversiblePayload) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 20:
        raise ValueError(f"{text[:64]!r} is no whole number")
    return int(text)


def _integer(codes: Mapping[FormatCode, PackValue]) -> Scalar:
    return Scalar(codes, lambda value, _: str(value), _number)


NAN = "nan"


def _real(code: FormatCode, kind: Any) -> Scalar:
    return Scalar({code: _exactly(kind)}, lambda value, _: NAN if math.isnan(value) else repr(value), _float)


def _float(text: str, _: ReversiblePayload) -> float:
    if text != text.strip() or "_" in text:
        raise ValueError(f"{text[:64]!r} is no number")
    return float(text)


def _exactly(kind: Any) -> PackValue:
    """Packs a number that the type holds as it is, and no other."""

    def pack(value: float) -> bytes | None:
        try:
            made: bytes = kind.pack(value=value)
        except OverflowError:
            return None
        return made if math.isnan(value) or kind.unpack(made).value == value else None

    return pack


def _of_size(code: FormatCode, kind: Any) -> Scalar:
    def read(text: str, _: ReversiblePayload) -> bytes:
        content = bytes.fromhex(text)
        if len(content) != kind.SIZE:
            raise ValueError(f"{text[:64]!r} is not {kind.SIZE} bytes in hexadecimal")
        return content

    return Scalar({code: _fixed(kind)}, lambda value, _: bytes(value).hex(), read)


def _code_point(text: str, _: ReversiblePayload) -> int:
    if len(text) != 1:
        raise ValueError(f"{text[:64]!r} is not one character")
    return ord(text)


def _text(short: FormatCode, long: FormatCode) -> Scalar:
    return Scalar(
        {short: _variable(layout.String8), long: _variable(layout.String32)},
        lambda value, _: str(value),
        lambda text, _: text.encode("utf-8"),
    )


SCALARS: Mapping[str, Scalar] = {
    "ubyte": _integer({FormatCode.ubyte: _whole(layout.Ubyte)}),
    "ushort": _integer({FormatCode.ushort: _whole(layout.Ushort)}),
    "uint": _integer(
        {
            FormatCode.uint_zero: _zero,
            FormatCode.small_uint: _whole(layout.Ubyte),
            FormatCode.uint: _whole(layout.Uint),
        }
    ),
    "ulong": _integer(
        {
            FormatCode.ulong_zero: _zero,
            FormatCode.small_ulong: _whole(layout.Ubyte),
            FormatCode.ulong: _whole(layout.Ulong),
        }
    ),
    "byte": _integer({FormatCode.byte: _whole(layout.Byte)}),
    "short": _integer({FormatCode.short: _whole(layout.Short)}),
    "int": _integer({FormatCode.small_int: _whole(layout.Byte), FormatCode.int: _whole(layout.Int)}),
    "long": _integer({FormatCode.small_long: _whole(layout.Byte), FormatCode.long: _whole(layout.Long)}),
    "float": _real(FormatCode.float, layout.Float),
    "double": _real(FormatCode.double, layout.Double),
    "decimal32": _of_size(FormatCode.decimal32, layout.Decimal32),
    "decimal64": _of_size(FormatCode.decimal64, layout.Decimal64),
    "decimal128": _of_size(FormatCode.decimal128, layout.Decimal128),
    "char": Scalar({FormatCode.char: _whole(layout.Uint)}, lambda value, _: character(value), _code_point),
    "timestamp": _integer({FormatCode.timestamp: _whole(layout.Long)}),
    "uuid": Scalar(
        {FormatCode.uuid: _fixed(layout.Uuid)},
        lambda value, _: str(UUID(bytes=value)),
        lambda text, _: UUID(text).bytes,
    ),
    "binary": Scalar(
        {FormatCode.binary8: _variable(layout.Binary8), FormatCode.binary32: _variable(layout.Binary32)},
        lambda value, payload: payload(value),
        lambda text, payload: payload.decode(text),
    ),
    "string": _text(FormatCode.string8, FormatCode.string32),
    "symbol": _text(FormatCode.symbol8, FormatCode.symbol32),
}
"""Every type whose values are neither null, true or false, nor made of others."""
