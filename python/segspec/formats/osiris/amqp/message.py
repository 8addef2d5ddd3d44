"""The AMQP 1.0 message that RabbitMQ stores in an osiris record.

Source: OASIS AMQP 1.0 part 3; rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl, mc_amqp.erl.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.formats.contract.parts import Find, Searchable
from segspec.formats.osiris.amqp.values import (
    MAPS,
    MAX_COMPOUND_BYTES,
    Described,
    FormatCode,
    Value,
    plain,
    value_of,
)
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.amqp_message import AmqpMessage
from segspec_ksy.amqp_section import AmqpSection
from segspec_ksy.fields import TYPES

__all__ = ["MAX_COMPOUND_BYTES", "DecodedMessage", "Described", "MessageSection", "decode", "parted", "sections_of"]

SectionKind = AmqpSection.SectionKind

BODIES = (SectionKind.data, SectionKind.amqp_sequence, SectionKind.amqp_value)

SECTIONS = tuple(dict.fromkeys("body" if kind in BODIES else kind.name for kind in SectionKind))
"""In the order of a message."""

FIELDS: Mapping[str, tuple[str, ...]] = {
    section: tuple(name for name, field in TYPES[f"amqp_message.{section}_fields"].fields.items() if field.role)
    for section in ("header", "properties")
}

ANNOTATED = {"routing_key": "x-routing-key", "exchange": "x-exchange"}
"""RabbitMQ's message annotations (rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl)."""


@dataclass(slots=True)
class DecodedMessage:
    """One message. `body` is bytes (the joined data sections), a list (of sequences), any value, or None.

    Values are plain Python: integers (timestamps in milliseconds since the epoch), floats, strings (symbols, too),
    bytes (decimals in IEEE 754), UUIDs, lists, dicts, `Described`. Absent or null fields of `header` and `properties`
    are omitted.
    """

    body: Any = None
    properties: dict[str, Any] = field(default_factory=dict)
    application_properties: dict[Any, Any] = field(default_factory=dict)
    message_annotations: dict[Any, Any] = field(default_factory=dict)
    delivery_annotations: dict[Any, Any] = field(default_factory=dict)
    header: dict[str, Any] = field(default_factory=dict)
    footer: dict[Any, Any] = field(default_factory=dict)


def decode(value: bytes, *, limits: Limits = DEFAULT_LIMITS) -> DecodedMessage:
    """The message in a record's `value`.

    Raises `SegspecError`, with a position within the value: bad-encoding, bad-length, and limit-exceeded for nesting
    deeper than `limits.depth` or a compound above `MAX_COMPOUND_BYTES`.
    """
    found, bodies = parted(value, limits)
    message = DecodedMessage(**{name: section.plain() for name, section in found.items()})
    parts = [section.data() if section.is_data else plain(section.value()) for section in bodies]
    if parts:
        message.body = b"".join(parts) if bodies[0].is_data else parts
        if bodies[0].kind is SectionKind.amqp_value:
            (message.body,) = parts
    return message


def parted(value: bytes, limits: Limits) -> tuple[dict[str, MessageSection], list[MessageSection]]:
    """The sections before and after the body, by name, and those of the body.

    Mixed bodies are refused: a body is data sections, sequences, one value, or absent.
    """
    found = list(sections_of(value, limits))
    bodies = [section for section in found if section.kind in BODIES]
    kinds = {section.kind for section in bodies}
    if len(kinds) > 1 or (len(bodies) > 1 and SectionKind.amqp_value in kinds):
        raise SegspecError(Code.BAD_ENCODING, "a body of different kinds", field="sections")
    return {section.kind.name: section for section in found if section.kind not in BODIES}, bodies


def sections_of(value: bytes, limits: Limits) -> Iterator[MessageSection]:
    """The sections, each still encoded. Raises `SegspecError`."""
    if not value:
        raise SegspecError(Code.BAD_LENGTH, "no bytes, and a message has at least one section")
    source = from_bytes(value)
    position = 0
    while position < source.size:
        try:
            section, end = kaitai.parse(AmqpSection, source, position, limits.depth)
        except SegspecError as error:
            error.path, error.position = "", position
            if error.code is Code.TORN:
                # The value is complete, so an early end is a wrong length.
                error.code = Code.BAD_LENGTH
            raise
        kind = section.descriptor.kind
        if not isinstance(kind, SectionKind):
            number = f"0x{section.descriptor.number:02x}"
            known = f"0x{min(SectionKind):02x} to 0x{max(SectionKind):02x}"
            raise _refused(
                position, f"a section called {number}, which AMQP does not know", "descriptor", known, number
            )
        yield MessageSection(kind, position, value[position:end], section.body, limits)
        position = end


def _refused(
    position: int, message: str, field: str, expected: str | None = None, actual: str | None = None
) -> SegspecError:
    code = Code.BAD_ENCODING
    return SegspecError(code, message, position=position, field=field, expected=expected, actual=actual)


BINARY = (FormatCode.binary8, FormatCode.binary32)

SINGLE = frozenset({FormatCode.binary32, FormatCode.string32, FormatCode.symbol32})


@dataclass(frozen=True, slots=True)
class MessageSection:
    """A section: `content` begins at `position` of the message.

    Opened on use; raises `SegspecError` for invalid content.
    """

    kind: SectionKind
    position: int
    content: bytes
    unopened: AmqpSection.Unopened
    limits: Limits

    @property
    def is_data(self) -> bool:
        return self.kind is SectionKind.data

    def data(self) -> bytes:
        """The bytes of a data section. Raises `SegspecError`."""
        code, message = self.unopened.format_code, "a data section whose content is not binary"
        if code not in BINARY:
            known = " or ".join(f"0x{code:02x}" for code in BINARY)
            raise _refused(self.position, message, "body.format_code", known, f"0x{code:02x}")
        content: bytes = self.unopened.encoded.content  # type: ignore[union-attr]  # both binary formats have content
        return content

    def value(self) -> Value:
        return value_of(self._opened())

    def fields(self) -> dict[str, Value]:
        """The fields of header or properties by the spec's names, without nulls."""
        fields = self._opened().fields
        given = ((name, getattr(fields, name, None)) for name in FIELDS[self.kind.name])
        values = ((name, value_of(value)) for name, value in given if value is not None)
        return {name: value for name, value in values if value.type != "null"}

    def pairs(self) -> list[tuple[Value, Value]]:
        """The pairs of a map, in order. Raises `SegspecError`."""
        found = self._opened()
        if found.format_code not in MAPS:
            message = f"a section {self.kind.name} that is not a map"
            raise _refused(self.position, message, "body.format_code", "a map", found.format_code.name)
        return value_of(found).content  # type: ignore[no-any-return]  # a map's content is pairs

    def plain(self) -> dict[Any, Any]:
        """A section other than the body as plain values. Raises `SegspecError`."""
        if self.kind.name in FIELDS:
            return {name: plain(value) for name, value in self.fields().items()}
        found = plain(Value("map", self.pairs()))
        if not isinstance(found, dict):
            message = f"a section {self.kind.name} with a list or a map for a key"
            raise _refused(self.position, message, "body.encoded")
        return found

    def _opened(self) -> Any:
        if len(self.content) > MAX_COMPOUND_BYTES and self.unopened.format_code not in SINGLE:
            size, due, at = len(self.content), f"at most {MAX_COMPOUND_BYTES}", self.position
            message = f"a section of {size} bytes, more than the limit for lists, maps and arrays"
            raise SegspecError(Code.LIMIT_EXCEEDED, message, position=at, expected=due, actual=str(size))
        spec, depth = AmqpMessage.Section, self.limits.depth
        return kaitai.parse_bytes(spec, self.content, depth, path="", position=self.position).body


def _open(value: bytes) -> Find:
    sections, bodies = parted(value, DEFAULT_LIMITS)
    data = [section.data() for section in bodies if section.is_data]

    @cache
    def opened(name: str) -> dict[Any, Any]:
        return sections[name].plain() if name in sections else {}

    def find(field: str, member: str | None) -> Sequence[object]:
        if field == "body":
            return (b"".join(data),) if data else tuple(plain(section.value()) for section in bodies)
        if field in ANNOTATED:
            field, member = "message_annotations", ANNOTATED[field]
        return tuple(value for name, value in opened(field).items() if str(name) == member)

    return find


GROUPS: Mapping[str, tuple[str, ...] | None] = {
    **FIELDS,
    **{name: None for name in SECTIONS if name not in FIELDS and name != "body"},
}

SEARCH = Searchable(
    "an AMQP 1.0 message",
    ("body", *ANNOTATED),
    GROUPS,
    frozenset({*ANNOTATED, *GROUPS}),
    _open,
)
