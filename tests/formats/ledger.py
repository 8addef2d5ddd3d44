"""A made-up format whose records have all that a record may: a key, a value and fields, each of which may be null, and
columns of its own of every kind. Its segments are durable-log's, and a value there is a record as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import segspec
from segspec.core.errors import Finding
from segspec.core.model import Frame, FurtherRecord, Record
from segspec.formats.contract.descriptor import Further, Part, Writing
from segspec.formats.durable_log.descriptor import DurableLog
from segspec.formats.durable_log.writer import DurableLogOptions, DurableLogWriter, record
from segspec.formats.registry import add
from segspec.frames.reader import DeclaredReader
from segspec.frames.writing import RecordWriter

Fields = Sequence[tuple[bytes, bytes | None]]

FURTHER = {
    "delta": Further("signed", "What it adds to the account."),
    "producer": Further("unsigned", "Who wrote it."),
    "rate": Further("float"),
    "is_final": Further("flag", "Whether nothing follows."),
    "note": Further("text"),
    "raw": Further("bytes"),
}
COLUMNS = ("offset", "timestamp", "key", "value", "fields", *FURTHER)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    return [[_plain(name), _plain(content)] for name, content in value] if isinstance(value, list | tuple) else value


def _found(value: Any) -> Any:
    if isinstance(value, dict):
        return bytes.fromhex(value["hex"])
    return [(_found(name), _found(content)) for name, content in value] if isinstance(value, list) else value


class LedgerReader(DeclaredReader):
    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        found = {name: _found(value) for name, value in json.loads(frame.body.value).items()}
        further = {name: found.pop(name, None) for name in FURTHER}
        return [FurtherRecord(frame.position, offset=frame.body.number, further=further, **found)], []


class LedgerWriter(RecordWriter[DurableLogOptions]):
    name = "ledger"
    options_type = DurableLogOptions
    tells_dialect = False
    index = DurableLogWriter.index

    def append(
        self,
        value: bytes | None = None,
        *,
        key: bytes | None = None,
        timestamp: int | None = None,
        offset: int | None = None,
        fields: Fields | None = None,
        delta: int | None = None,
        producer: int | None = None,
        rate: float | None = None,
        is_final: bool | None = None,
        note: str | None = None,
        raw: bytes | None = None,
    ) -> int:
        number = self.due if offset is None else offset
        given: dict[str, Any] = {"value": value, "key": key, "timestamp": timestamp, "fields": fields, "delta": delta}
        given |= {"producer": producer, "rate": rate, "is_final": is_final, "note": note, "raw": raw}
        content = json.dumps({name: _plain(each) for name, each in given.items() if each is not None})
        return self.put(number, record(number, content.encode()))


def _of(value: Any) -> Any:
    return Part(None, value)


class LedgerWriting(Writing):
    writer = _of(LedgerWriter)
    takes = ("value", "key", "timestamp", "offset", "fields", *FURTHER)
    takes_null = True


class Ledger(DurableLog):
    """Ledgers."""

    name = "ledger"
    title = "Ledger"
    columns = COLUMNS  # type: ignore[assignment]  # durable-log's own are two
    further = FURTHER
    reader = _of(LedgerReader)
    scanner = _of(None)
    writing = LedgerWriting()  # type: ignore[assignment]  # as are its writer's arguments


LEDGER = Ledger()


def ledger(folder: Path, records: Sequence[dict[str, Any]]) -> Path:
    """A log of records, each of the arguments of `append`."""
    add(LEDGER)
    with segspec.create(folder, "ledger") as writer:
        for each in records:
            writer.append(**each)
    return folder
