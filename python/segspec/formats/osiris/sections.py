"""The AMQP 1.0 sections of a record, for `dump --decode amqp`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from segspec.core import json_form
from segspec.core.errors import Finding, SegspecError, Severity, TellFinding
from segspec.core.model import Record
from segspec.formats.contract.decoding import Decoder
from segspec.formats.osiris.amqp import decode

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


def sections(path: str, record: Record, payload: Callable[[bytes], str], report: TellFinding) -> dict[str, Any]:
    """`body`, `properties`, `application_properties` and the other sections that the record has.

    A value that is not an AMQP message (clients may store raw bytes) gives nothing and is reported as a note.
    """
    try:
        message = decode(record.value or b"")
    except SegspecError as error:
        report(_not_amqp(path, record, error))
        return {}
    return {
        name: json_form.plain(value, payload)
        for name, value in message.as_dict().items()
        if value not in (None, {}, [])
    }


def _not_amqp(path: str, record: Record, error: SegspecError) -> Finding:
    found = Finding.from_error(error, severity=Severity.NOTE, note=f"offset {record.offset} is no AMQP 1.0 message")
    return Finding(
        path, record.position, found.code, found.severity, found.message, found.field, found.expected, found.actual
    )


def decoder(name: str) -> Decoder:
    """The only decoder that there is."""
    assert name == "amqp"
    return Decoder(SECTIONS, sections)
