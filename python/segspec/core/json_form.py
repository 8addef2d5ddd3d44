"""Records, frames, entries and findings as the documented JSON objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import MAXYEAR, MINYEAR, UTC, datetime, timedelta
from typing import Any

from segspec.core.model import Frame, FurtherRecord, Record, id_text
from segspec.core.text import path_text, safe_json

ShowBytes = Callable[[bytes], str]


class Payload:
    """A named way to show bytes as text."""

    def __init__(self, name: str, show: ShowBytes) -> None:
        self.name = name
        self.show = show


class ReversiblePayload(Payload):
    """A form that can be read back. `encode` and `decode` raise `ValueError`."""

    def __init__(self, name: str, show: ShowBytes, encode: ShowBytes, decode: Callable[[str], bytes]) -> None:
        super().__init__(name, show)
        self.encode = encode
        self.decode = decode


def _sha256(content: bytes) -> str:
    # OpenSSL is large, and most commands hash nothing.
    import hashlib

    return hashlib.sha256(content).hexdigest()


def _base64(content: bytes) -> str:
    import binascii

    return binascii.b2a_base64(content, newline=False).decode("ascii")


def _of_base64(text: str) -> bytes:
    import binascii

    return binascii.a2b_base64(text, strict_mode=True)


def _of_hex(text: str) -> bytes:
    # bytes.fromhex also accepts blanks.
    import binascii

    return binascii.unhexlify(text)


FORMS: tuple[Payload, ...] = (
    ReversiblePayload("hex", bytes.hex, bytes.hex, _of_hex),
    # Not reversible: a text may look like an escape.
    ReversiblePayload(
        "utf8",
        lambda content: content.decode("utf-8", "backslashreplace"),
        lambda content: content.decode("utf-8"),
        lambda text: text.encode("utf-8"),
    ),
    ReversiblePayload("base64", _base64, _base64, _of_base64),
    Payload("size", lambda content: str(len(content))),
    Payload("sha256", _sha256),
)

PAYLOADS = {form.name: form for form in FORMS}
"""Each `--payload`; utf8 shows bytes that are not UTF-8 as `\\xff`."""

REVERSIBLE = {name: form for name, form in PAYLOADS.items() if isinstance(form, ReversiblePayload)}

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
CYCLE_YEARS, CYCLE_MILLISECONDS = 400, 146_097 * 86_400_000


def line(value: object) -> str:
    """One JSON object as one line, of characters that are safe to print."""
    # Lines of text need no JSON.
    import json

    return safe_json(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


RECORD: dict[str, Callable[[Any, ShowBytes], Any]] = {
    "id": lambda value, payload: id_text(value),
    "deleted": lambda value, payload: value,
    "fields": lambda value, payload: [
        [payload(name), None if content is None else payload(content)] for name, content in value
    ],
    "offset": lambda value, payload: str(value),
    "timestamp": lambda value, payload: str(value),
    "key": lambda value, payload: payload(value),
    "value": lambda value, payload: payload(value),
    "chunk_id": lambda value, payload: str(value),
    "epoch": lambda value, payload: str(value),
}


def record(given: Record, payload: ShowBytes, columns: Iterable[str] | None = None) -> dict[str, Any]:
    """A record as a JSON object with these columns, or all: 64-bit integers as decimal strings, absent fields
    absent.
    """
    if columns is None:
        columns = (*RECORD, *given.further) if isinstance(given, FurtherRecord) else RECORD
    values = ((name, getattr(given, name, None)) for name in columns)
    return {name: RECORD.get(name, plain)(value, payload) for name, value in values if value is not None}


def plain(value: Any, payload: ShowBytes = bytes.hex) -> Any:
    """Any value as JSON: integers as decimal strings, bytes by `payload`, objects without None."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, bytes):
        return payload(value)
    if hasattr(value, "as_json"):
        return value.as_json()
    if isinstance(value, Mapping):
        return {str(k): _member(k, v, payload) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple):
        return [plain(v, payload) for v in value]
    return str(value)


PATHS = frozenset({"path", "out", "segment", "index"})


def _member(name: object, value: Any, payload: ShowBytes) -> Any:
    return path_text(value) if name in PATHS and isinstance(value, str) else plain(value, payload)


def frame(path: str, given: Frame) -> dict[str, Any]:
    """A frame as a JSON object of `dump --frames`."""
    out = {
        "segment": path,
        "position": given.position,
        "bytes": given.end - given.position,
        "kind": given.kind,
        "first_offset": given.first_offset,
        "offsets": given.offsets,
        "timestamp": given.timestamp,
    }
    return dict(plain(out | given.details))


def moment(milliseconds: int | None) -> str:
    """A timestamp for people: UTC with milliseconds; years beyond four digits have a sign, as in ISO 8601."""
    if milliseconds is None:
        return ""
    cycles, rest = divmod(milliseconds, CYCLE_MILLISECONDS)
    shown = EPOCH + timedelta(milliseconds=rest)
    year = shown.year + CYCLE_YEARS * cycles
    text = shown.replace(tzinfo=None).isoformat(" ", "milliseconds")
    return f"{year:04}{text[4:]}" if MINYEAR <= year <= MAXYEAR else f"{year:+05}{text[4:]}"
