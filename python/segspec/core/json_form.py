"""Records, frames, entries and findings in the forms that design.md's contract gives them."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from json.encoder import encode_basestring
from typing import Any

from segspec.core.errors import Finding
from segspec.core.ids import id_text
from segspec.core.model import Frame, Record

PAYLOADS: dict[str, Callable[[bytes], str]] = {
    "hex": bytes.hex,
    "utf8": lambda content: content.decode("utf-8", "backslashreplace"),
    "base64": lambda content: base64.b64encode(content).decode("ascii"),
    "size": lambda content: str(len(content)),
    "sha256": lambda content: hashlib.sha256(content).hexdigest(),
}
"""Each `--payload`; utf8 shows bytes that are no UTF-8 as `\\xff`."""

NEEDS_ESCAPES = frozenset({"utf8"})
"""The payload forms whose text may hold what JSON must escape."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def line(value: object) -> str:
    """One JSON object as one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def record(given: Record, payload: Callable[[bytes], str]) -> dict[str, Any]:
    """design.md's record object: 64-bit integers as decimal strings, absent fields absent."""
    out: dict[str, Any] = {}
    if given.id is not None:
        out["id"] = id_text(given.id)
        out["deleted"] = bool(given.deleted)
        out["fields"] = [[payload(name), payload(value)] for name, value in given.fields or []]
        return out
    out["offset"] = str(given.offset)
    if given.timestamp is not None:
        out["timestamp"] = str(given.timestamp)
    if given.key is not None:
        out["key"] = payload(given.key)
    out["value"] = payload(given.value or b"")
    if given.chunk_id is not None:
        out["chunk_id"] = str(given.chunk_id)
    if given.epoch is not None:
        out["epoch"] = str(given.epoch)
    return out


def record_line(given: Record, payload: Callable[[bytes], str]) -> str:
    """`record` as one line of JSON, written directly: the general encoder would take most of a dump's time.

    `payload` gives the text of bytes with its quotes, as `quoted` makes it.
    """
    if given.id is not None:
        fields = ",".join([f"[{payload(name)},{payload(value)}]" for name, value in given.fields or ()])
        deleted = "true" if given.deleted else "false"
        return f'{{"id":"{id_text(given.id)}","deleted":{deleted},"fields":[{fields}]}}'
    timestamp = "" if given.timestamp is None else f',"timestamp":"{given.timestamp}"'
    key = "" if given.key is None else f',"key":{payload(given.key)}'
    chunk_id = "" if given.chunk_id is None else f',"chunk_id":"{given.chunk_id}"'
    epoch = "" if given.epoch is None else f',"epoch":"{given.epoch}"'
    return f'{{"offset":"{given.offset}"{timestamp}{key},"value":{payload(given.value or b"")}{chunk_id}{epoch}}}'


def quoted(name: str) -> Callable[[bytes], str]:
    """The payload form `name` as a JSON string."""
    payload = PAYLOADS[name]
    if name in NEEDS_ESCAPES:
        return lambda content: encode_basestring(payload(content))
    return lambda content: f'"{payload(content)}"'


def plain(value: Any, payload: Callable[[bytes], str] = bytes.hex) -> Any:
    """Any value in JSON's terms: integers as decimal strings, bytes by `payload`, None left out of objects."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, bytes):
        return payload(value)
    if isinstance(value, Finding):
        return value.as_json()
    if isinstance(value, Mapping):
        return {str(k): plain(v, payload) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple):
        return [plain(v, payload) for v in value]
    return str(value)


def frame(path: str, given: Frame) -> dict[str, Any]:
    """One frame as an object of `dump --frames`."""
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
    """A timestamp for people: UTC with milliseconds; the bare number where no calendar reaches."""
    if milliseconds is None:
        return ""
    try:
        shown = EPOCH + timedelta(milliseconds=milliseconds)
    except OverflowError:
        return str(milliseconds)
    return shown.strftime("%Y-%m-%d %H:%M:%S.") + f"{shown.microsecond // 1000:03d}"


def printable(text: str) -> str:
    """Text for a terminal: control characters escaped, so that no payload can move the cursor or break a line."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
