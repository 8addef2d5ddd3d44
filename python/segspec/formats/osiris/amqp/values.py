"""The values of AMQP 1.0: types, reading, writing, and text of scalars.

Source: OASIS AMQP 1.0 part 1 "Types".
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple
from uuid import UUID

from segspec.core.errors import Code, SegspecError
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec_ksy.amqp_value import AmqpValue
from segspec_ksy.layouts import amqp_value as layout

FormatCode = AmqpValue.FormatCode

MAX_COMPOUND_BYTES = 256 << 10
"""Maximum bytes of a list, map or array, which Python objects may exceed 340 times."""


class Value(NamedTuple):
    """A value and the name of its type.

    `content` is a scalar as parsed; the values of a list, the pairs of a map, the descriptor and value of a described
    value; an `Array`.
    """

    type: str
    content: Any


class Array(NamedTuple):
    """The items of an array, of one type."""

    type: str
    descriptor: Value | None
    items: list[Value]


class Described(NamedTuple):
    """A value with its descriptor."""

    descriptor: Any
    value: Any


PackContent = Callable[[Any], bytes | None]


class Scalar(NamedTuple):
    """A type with text values in JSON. `codes` are its encodings and packers, the shortest first."""

    show: Callable[[Any, ShowBytes], str]
    read: Callable[[str, ReversiblePayload], Any]
    codes: Mapping[FormatCode, PackContent]


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 20:
        raise ValueError(f"{text[:64]!r} is no whole number")
    return int(text)


def _real(text: str) -> float:
    if text != text.strip() or "_" in text:
        raise ValueError(f"{text[:64]!r} is no number")
    return float(text)


def _code_point(text: str) -> int:
    if len(text) != 1:
        raise ValueError(f"{text[:64]!r} is not one character")
    return ord(text)


def character(point: int) -> str:
    """A char. Raises `SegspecError` if the number is not a character."""
    try:
        found = chr(point)
        found.encode("utf-8")
    except (ValueError, OverflowError) as error:
        message, due = f"0x{point:x} is not a character", f"at most {sys.maxunicode:#x}, and no surrogate"
        raise SegspecError(Code.BAD_ENCODING, message, field="value", expected=due, actual=hex(point)) from error
    return found


def _packs(**kinds: Any) -> Mapping[FormatCode, PackContent]:
    return {getattr(FormatCode, name): _pack_of(kind) for name, kind in kinds.items()}


def _pack_of(kind: Any) -> PackContent:
    if kind is None:
        return lambda content: None if content else b""
    if hasattr(kind, "MAX_LEN_VALUE"):
        return partial(_pack_bytes, kind)
    if hasattr(kind, "MAX_VALUE"):
        least, most = getattr(kind, "MIN_VALUE", 0), kind.MAX_VALUE
        return lambda content: kind.pack(value=content) if least <= content <= most else None
    return partial(_pack_exactly, kind)


def _pack_bytes(kind: Any, content: str | bytes) -> bytes | None:
    body = content.encode("utf-8") if isinstance(content, str) else content
    return kind.pack(len_value=len(body)) + body if len(body) <= kind.MAX_LEN_VALUE else None


def _pack_exactly(kind: Any, content: Any) -> bytes | None:
    try:
        made: bytes = kind.pack(value=content)
    except OverflowError:
        return None
    is_nan = isinstance(content, float) and math.isnan(content)
    return made if is_nan or kind.unpack(made).value == content else None


def _scalar(show: Callable[[Any], str], read: Callable[[str], Any], **kinds: Any) -> Scalar:
    return Scalar(lambda value, _: show(value), lambda text, _: read(text), _packs(**kinds))


SCALARS: Mapping[str, Scalar] = {
    "ubyte": _scalar(str, _whole, ubyte=layout.Ubyte),
    "ushort": _scalar(str, _whole, ushort=layout.Ushort),
    "uint": _scalar(str, _whole, uint_zero=None, small_uint=layout.Ubyte, uint=layout.Uint),
    "ulong": _scalar(str, _whole, ulong_zero=None, small_ulong=layout.Ubyte, ulong=layout.Ulong),
    "byte": _scalar(str, _whole, byte=layout.Byte),
    "short": _scalar(str, _whole, short=layout.Short),
    "int": _scalar(str, _whole, small_int=layout.Byte, int=layout.Int),
    "long": _scalar(str, _whole, small_long=layout.Byte, long=layout.Long),
    "float": _scalar(repr, _real, float=layout.Float),
    "double": _scalar(repr, _real, double=layout.Double),
    "decimal32": _scalar(bytes.hex, bytes.fromhex, decimal32=layout.Decimal32),
    "decimal64": _scalar(bytes.hex, bytes.fromhex, decimal64=layout.Decimal64),
    "decimal128": _scalar(bytes.hex, bytes.fromhex, decimal128=layout.Decimal128),
    "char": _scalar(character, _code_point, char=layout.Uint),
    "timestamp": _scalar(str, _whole, timestamp=layout.Long),
    "uuid": _scalar(lambda value: str(UUID(bytes=value)), lambda text: UUID(text).bytes, uuid=layout.Uuid),
    "binary": Scalar(
        lambda value, payload: payload(value),
        lambda text, payload: payload.decode(text),
        _packs(binary8=layout.Binary8, binary32=layout.Binary32),
    ),
    "string": _scalar(str, str, string8=layout.String8, string32=layout.String32),
    "symbol": _scalar(str, str, symbol8=layout.String8, symbol32=layout.String32),
}

LISTS, MAPS, ARRAYS = (
    (FormatCode.empty_list, FormatCode.list8, FormatCode.list32),
    (FormatCode.map8, FormatCode.map32),
    (FormatCode.array8, FormatCode.array32),
)

CODES: Mapping[str, tuple[FormatCode, ...]] = {
    "null": (FormatCode.null_value,),
    "boolean": (FormatCode.true_value, FormatCode.false_value, FormatCode.boolean),
    "described": (FormatCode.described,),
    "list": LISTS,
    "map": MAPS,
    "array": ARRAYS,
    **{name: tuple(scalar.codes) for name, scalar in SCALARS.items()},
}
"""The encodings of each type; array items have the last and longest."""

TYPES: Mapping[FormatCode, str] = {code: name for name, codes in CODES.items() for code in codes}

CONSTANTS: Mapping[FormatCode, Any] = {
    FormatCode.null_value: None,
    FormatCode.true_value: True,
    FormatCode.false_value: False,
    FormatCode.uint_zero: 0,
    FormatCode.ulong_zero: 0,
    FormatCode.empty_list: (),
}


def value_of(parsed: AmqpValue) -> Value:
    """The parsed value. Raises `SegspecError` (limit-exceeded)."""
    return _value(parsed.format_code, parsed.encoded)


def _value(code: FormatCode, encoded: Any) -> Value:
    name = TYPES[code]
    if code in CONSTANTS:
        return Value(name, CONSTANTS[code])
    found = encoded.value
    if name in SCALARS:
        return Value(name, found.value)
    if name == "boolean":
        return Value(name, bool(found.value))
    if name == "described":
        return Value(name, (value_of(found.descriptor), value_of(found.described_value)))
    if name == "array":
        return Value(name, _array(found.content))
    items = [value_of(item) for item in found.content.items]
    return Value(name, items if name == "list" else list(zip(items[::2], items[1::2], strict=True)))


def _array(content: Any) -> Array:
    constructor = content.constructor
    code = constructor.item_code
    if not constructor.is_without_bytes:
        items = [_value(code, item) for item in content.items]
    elif content.num_items > MAX_COMPOUND_BYTES:
        # Its length does not limit the number of items without bytes.
        count, due = content.num_items, f"at most {MAX_COMPOUND_BYTES}"
        message = f"an array of {count} items without bytes"
        raise SegspecError(Code.LIMIT_EXCEEDED, message, field="num_items", expected=due, actual=str(count))
    else:
        items = [_value(code, None)] * content.num_items
    described = constructor.format_code is FormatCode.described
    return Array(TYPES[code], value_of(constructor.descriptor) if described else None, items)


def plain(value: Value) -> Any:
    """A plain Python value. A map with unhashable keys is a list of pairs."""
    name, content = value
    if name == "list":
        return [plain(item) for item in content]
    if name == "described":
        return Described(*map(plain, content))
    if name == "array":
        items = [plain(item) for item in content.items]
        if content.descriptor is None:
            return items
        descriptor = plain(content.descriptor)
        return [Described(descriptor, item) for item in items]
    if name == "map":
        pairs = [(plain(key), plain(item)) for key, item in content]
        try:
            return dict(pairs)
        except TypeError:
            return pairs
    if name == "char":
        return character(content)
    return UUID(bytes=content) if name == "uuid" else content


HEADS: Mapping[FormatCode, bytes] = {code: layout.pack(format_code=code) for code in TYPES}


def encoded(value: Value) -> bytes:
    """The shortest encoding. Raises `ValueError` for a value outside its type."""
    code, content = _encoded(value, is_item=False)
    return HEADS[code] + content


def _encoded(value: Value, *, is_item: bool) -> tuple[FormatCode, bytes]:
    name, content = value
    if name in SCALARS:
        return _packed(name, content, is_item=is_item)
    if name == "null":
        return FormatCode.null_value, b""
    if name == "boolean":
        if is_item:
            return FormatCode.boolean, layout.Boolean.pack(value=content)
        return FormatCode.true_value if content else FormatCode.false_value, b""
    if name == "described":
        return FormatCode.described, b"".join(map(encoded, content))
    if name == "array":
        return _compound(ARRAYS, len(content.items), _array_content(content), is_item=is_item)
    if name == "map":
        body = b"".join(encoded(part) for pair in content for part in pair)
        return _compound(MAPS, 2 * len(content), body, is_item=is_item)
    if not content and not is_item:
        return FormatCode.empty_list, b""
    return _compound(LISTS[1:], len(content), b"".join(map(encoded, content)), is_item=is_item)


def _packed(name: str, content: Any, *, is_item: bool) -> tuple[FormatCode, bytes]:
    for code, pack in SCALARS[name].codes.items():
        found = None if is_item and code is not CODES[name][-1] else pack(content)
        if found is not None:
            return code, found
    raise ValueError(f"{str(content)[:64]!r} does not fit into a {name}")


def _array_content(array: Array) -> bytes:
    code = CODES[array.type][-1]
    if array.descriptor is None:
        constructor = layout.ArrayConstructor.pack(format_code=code)
    else:
        constructor = layout.ArrayConstructor.pack(format_code=FormatCode.described) + encoded(array.descriptor)
        constructor += layout.ArrayConstructor.pack_described_code(code)
    return constructor + b"".join(_encoded(item, is_item=True)[1] for item in array.items)


def _compound(codes: tuple[FormatCode, ...], count: int, body: bytes, *, is_item: bool) -> tuple[FormatCode, bytes]:
    short, long = codes
    size = layout.Compound8Content.SIZE + len(body)
    if not is_item and max(size, count) <= layout.Compound8.MAX_LEN_CONTENT:
        head = layout.Compound8.pack(len_content=size) + layout.Compound8Content.pack(num_items=count)
        return short, head + body
    size = layout.Compound32Content.SIZE + len(body)
    return long, layout.Compound32.pack(len_content=size) + layout.Compound32Content.pack(num_items=count) + body
