"""The AMQP 1.0 message that RabbitMQ stores in an osiris record: body, properties, and the other sections.

Source: OASIS AMQP 1.0 part 3; rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl, mc_amqp.erl.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.formats.osiris.amqp.value_types import CONSTANTS, CONVERSIONS, FormatCode
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.amqp_message import AmqpMessage
from segspec_ksy.amqp_section import AmqpSection
from segspec_ksy.amqp_value import AmqpValue
from segspec_ksy.fields import TYPES

MAX_COMPOUND_BYTES = 256 << 10
"""The largest list, map or array that is opened: as Python objects it may take 340 times its size."""

SectionKind = AmqpSection.SectionKind

KINDS: Mapping[str, SectionKind] = {kind.name: kind for kind in SectionKind}
"""The sections by their names."""


class Described(NamedTuple):
    """A value with the descriptor that gives it its meaning."""

    descriptor: Any
    value: Any


@dataclass(slots=True)
class DecodedMessage:
    """One message. `body` is bytes (the data sections, joined), a list (of each sequence), any value, or None.

    Fields and maps hold plain Python values: integers (timestamps in milliseconds since the epoch), floats, strings
    (symbols, too), bytes (decimals as their IEEE 754 bytes), UUIDs, lists, dicts, `Described`. Fields of `header` and
    `properties` that are absent or null are left out.
    """

    body: Any = None
    properties: dict[str, Any] = field(default_factory=dict)
    application_properties: dict[Any, Any] = field(default_factory=dict)
    message_annotations: dict[Any, Any] = field(default_factory=dict)
    delivery_annotations: dict[Any, Any] = field(default_factory=dict)
    header: dict[str, Any] = field(default_factory=dict)
    footer: dict[Any, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """Every section by its name."""
        return {name: getattr(self, name) for name in self.__slots__}


def decode(value: bytes, *, limits: Limits = DEFAULT_LIMITS) -> DecodedMessage:
    """The message in a record's `value`.

    Raises `SegspecError` where the value is not a message (clients may store any bytes): bad-encoding, bad-length, and
    limit-exceeded for nesting deeper than `limits.depth` or a list, map or array of more than `MAX_COMPOUND_BYTES`.
    Positions count from the value's first byte.
    """
    message = DecodedMessage()
    bodies: list[tuple[SectionKind, Any]] = []
    for position, content, kind, section in sections_of(value, limits):
        if kind is SectionKind.data:
            bodies.append((kind, data_of(section, position)))
            continue
        if kind in (SectionKind.amqp_sequence, SectionKind.amqp_value):
            bodies.append((kind, plain(opened(content, position, limits).body)))
        else:
            setattr(message, kind.name, section_values(kind.name, content, position, limits))
    message.body = _body(bodies)
    return message


def section_values(name: str, content: bytes, position: int, limits: Limits) -> dict[Any, Any]:
    """The members of the section called `name`, which is no body, in the message's bytes `content` at `position`."""
    kind, found = KINDS[name], opened(content, position, limits).body
    if kind in (SectionKind.header, SectionKind.properties):
        return _fields(found.fields)
    return _map(found, kind, position)


def sections_of(value: bytes, limits: Limits) -> Iterator[tuple[int, bytes, SectionKind, AmqpSection]]:
    """Each section, unopened, with its position, its bytes and its kind."""
    if not value:
        raise SegspecError(Code.BAD_LENGTH, "no bytes, and a message has at least one section")
    source = from_bytes(value)
    position = 0
    while position < source.size:
        try:
            section, end = kaitai.parse(AmqpSection, source, position, limits.depth)
        except SegspecError as error:
            raise _in_value(error, position) from error
        kind = section.descriptor.kind
        if not isinstance(kind, SectionKind):
            number = f"0x{section.descriptor.number:02x}"
            raise SegspecError(
                Code.BAD_ENCODING,
                f"a section called {number}, which AMQP does not know",
                position=position,
                field="descriptor",
                expected=f"0x{min(SectionKind):02x} to 0x{max(SectionKind):02x}",
                actual=number,
            )
        yield position, source.read(position, end - position), kind, section
        position = end


def _in_value(error: SegspecError, position: int) -> SegspecError:
    """The same error about a record's value: it is whole in its file, so what ends early is a wrong length."""
    error.path, error.position = "", position
    if error.code is Code.TORN:
        error.code = Code.BAD_LENGTH
    return error


def opened(content: bytes, position: int, limits: Limits) -> Any:
    """The section in `content`, the message's bytes from `position` on, with its values parsed."""
    if len(content) > MAX_COMPOUND_BYTES and _is_compound(content, limits):
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"a section of {len(content)} bytes, more than the limit for lists, maps and arrays",
            position=position,
            expected=f"at most {MAX_COMPOUND_BYTES}",
            actual=str(len(content)),
        )
    try:
        return kaitai.parse(AmqpMessage.Section, from_bytes(content), 0, limits.depth)[0]
    except SegspecError as error:
        raise _in_value(error, position) from error


BINARY = (FormatCode.binary8, FormatCode.binary32)

SINGLE = frozenset({FormatCode.binary32, FormatCode.string32, FormatCode.symbol32})
"""The formats of values that can be long without being lists, maps or arrays."""


def _is_compound(content: bytes, limits: Limits) -> bool:
    section, _ = kaitai.parse(AmqpSection, from_bytes(content), 0, limits.depth)
    return section.body.format_code not in SINGLE


def data_of(section: AmqpSection, position: int) -> bytes:
    """What the data section at `position` holds."""
    if section.body.format_code not in BINARY:
        raise SegspecError(
            Code.BAD_ENCODING,
            "a data section whose content is not binary",
            position=position,
            field="body.format_code",
            expected=" or ".join(f"0x{code:02x}" for code in BINARY),
            actual=f"0x{section.body.format_code:02x}",
        )
    content: bytes = section.body.encoded.content  # type: ignore[union-attr]  # both binary formats have content
    return content


def check_bodies(bodies: Sequence[tuple[SectionKind, Any]]) -> None:
    """Refuses a mixture: a message has data sections, sequences or one value, or no body."""
    kinds = {kind for kind, _ in bodies}
    if len(kinds) > 1 or (len(bodies) > 1 and SectionKind.amqp_value in kinds):
        raise SegspecError(Code.BAD_ENCODING, "a body of different kinds", field="sections")


def _body(bodies: Sequence[tuple[SectionKind, Any]]) -> Any:
    """The one body of a message."""
    check_bodies(bodies)
    if not bodies:
        return None
    kinds = {kind for kind, _ in bodies}
    parts = [part for _, part in bodies]
    if SectionKind.data in kinds:
        return b"".join(parts)
    return parts if SectionKind.amqp_sequence in kinds else parts[0]


MAPS = (FormatCode.map8, FormatCode.map32)


def check_map(value: AmqpValue, kind: SectionKind, position: int) -> None:
    """Refuses a section of the kind that holds anything but a map."""
    if value.format_code not in MAPS:
        raise SegspecError(
            Code.BAD_ENCODING,
            f"a section {kind.name} that is not a map",
            position=position,
            field="body.format_code",
            expected="a map",
            actual=value.format_code.name,
        )


def _map(value: AmqpValue, kind: SectionKind, position: int) -> dict[Any, Any]:
    check_map(value, kind, position)
    found = plain(value)
    if not isinstance(found, dict):
        raise SegspecError(
            Code.BAD_ENCODING,
            f"a section {kind.name} with a list or a map for a key",
            position=position,
            field="body.encoded",
        )
    return found


def _fields(fields: Any) -> dict[str, Any]:
    """The fields of header or properties, in the spec's order and under the spec's names."""
    spec = "header_fields" if isinstance(fields, AmqpMessage.HeaderFields) else "properties_fields"
    values = ((name, getattr(fields, name, None)) for name in TYPES[f"amqp_message.{spec}"].fields)
    found = ((name, plain(value)) for name, value in values if isinstance(value, AmqpValue))
    return {name: value for name, value in found if value is not None}


def plain(value: AmqpValue) -> Any:
    """An AMQP value as a plain Python value. A map with keys that Python cannot hash is a list of pairs."""
    return _plain(value.format_code, value.encoded)


def _plain(code: FormatCode, encoded: Any) -> Any:
    if code in CONSTANTS:
        return CONSTANTS[code]
    if code is FormatCode.empty_list:
        return []
    if code is FormatCode.described:
        return Described(plain(encoded.value.descriptor), plain(encoded.value.described_value))
    if code not in COMPOUND:
        value = encoded.value.value
        return CONVERSIONS[code](value) if code in CONVERSIONS else value
    content = encoded.value.content
    if code in (FormatCode.array8, FormatCode.array32):
        return _array(content)
    items = [plain(item) for item in content.items]
    if code in (FormatCode.list8, FormatCode.list32):
        return items
    pairs = list(zip(items[::2], items[1::2], strict=True))
    try:
        return dict(pairs)
    except TypeError:
        return pairs


def _array(content: Any) -> list[Any]:
    constructor = content.constructor
    if not constructor.is_without_bytes:
        items = [_plain(constructor.item_code, item) for item in content.items]
    else:
        check_items_without_bytes(content.num_items)
        items = [_plain(constructor.item_code, None)] * content.num_items
    if constructor.format_code is not FormatCode.described:
        return items
    descriptor = plain(constructor.descriptor)
    return [Described(descriptor, item) for item in items]


def check_items_without_bytes(count: int) -> None:
    """Refuses an array of more items without bytes than are made: its length does not bound their number."""
    if count > MAX_COMPOUND_BYTES:
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"an array of {count} items without bytes",
            field="num_items",
            expected=f"at most {MAX_COMPOUND_BYTES}",
            actual=str(count),
        )


COMPOUND = frozenset(
    (
        FormatCode.list8,
        FormatCode.list32,
        FormatCode.map8,
        FormatCode.map32,
        FormatCode.array8,
        FormatCode.array32,
    )
)


SECTIONS = (
    "header",
    "delivery_annotations",
    "message_annotations",
    "properties",
    "application_properties",
    "body",
    "footer",
)
"""The sections of a message, in their order on the wire."""
