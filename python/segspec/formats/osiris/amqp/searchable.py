"""What conditions may ask of an AMQP 1.0 message: its body, properties, annotations, and where it was published to."""

from __future__ import annotations

from collections.abc import Sequence

from segspec.core.limits import DEFAULT_LIMITS
from segspec.formats.contract.search import Find, Searchable
from segspec.formats.osiris.amqp import message as amqp
from segspec.formats.osiris.amqp.as_json import FIELDS, KEYS, field_names
from segspec.formats.osiris.amqp.message import SectionKind

ANNOTATED = {"routing_key": "x-routing-key", "exchange": "x-exchange"}
"""What RabbitMQ says of a message in its annotations (rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl)."""

FIXED = {section: tuple(field_names(spec)) for section, (spec, _) in FIELDS.items()}


class _Message:
    """A message whose sections are opened when they are asked for."""

    def __init__(self, value: bytes) -> None:
        self._found: dict[str, dict[object, object]] = {}
        self._closed: dict[str, tuple[int, bytes]] = {}
        self._bodies: list[tuple[SectionKind, bytes]] = []
        for position, content, kind, section in amqp.sections_of(value, DEFAULT_LIMITS):
            if kind is SectionKind.data:
                self._bodies.append((kind, amqp.data_of(section, position)))
            elif kind in (SectionKind.amqp_sequence, SectionKind.amqp_value):
                self._bodies.append((kind, content))
            else:
                self._closed[kind.name] = (position, content)
        amqp.check_bodies(self._bodies)

    def find(self, field: str, member: str | None) -> Sequence[object]:
        if field == "body":
            return self._body()
        if field in ANNOTATED:
            field, member = "message_annotations", ANNOTATED[field]
        return tuple(value for name, value in self._section(field).items() if _text(name) == member)

    def _body(self) -> Sequence[object]:
        if not self._bodies:
            return ()
        if self._bodies[0][0] is SectionKind.data:
            return (b"".join(content for _, content in self._bodies),)
        return tuple(amqp.plain(amqp.opened(content, 0, DEFAULT_LIMITS).body) for _, content in self._bodies)

    def _section(self, name: str) -> dict[object, object]:
        if name in self._closed:
            position, content = self._closed.pop(name)
            self._found[name] = amqp.section_values(name, content, position, DEFAULT_LIMITS)
        return self._found.get(name, {})


def _text(name: object) -> str:
    return name if isinstance(name, str) else str(name)


def _open(value: bytes) -> Find:
    return _Message(value).find


SEARCH = Searchable(
    "an AMQP 1.0 message",
    ("body", *ANNOTATED),
    {**FIXED, **dict.fromkeys(KEYS)},
    # A body may lie in several sections.
    frozenset({*ANNOTATED, *FIXED, *KEYS}),
    _open,
)
"""What `--where` may ask of a record of a stream."""
