"""Finished segments of given records: what merging and repair put in the place of others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from segspec.core.errors import Finding, Severity
from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import NAME
from segspec.formats.mojo.pack import Entry, read_pack
from segspec.formats.mojo.variant import Variant
from segspec.formats.mojo.writer import MAX_SEGMENT, MojoOptions
from segspec.storage import disk
from segspec.storage.source import open_source
from segspec.store.selection import log_of
from segspec.writing.log_writer import create


def finished_segment(folder: Path, records: Iterable[Record], options: MojoOptions) -> Path:
    """Writes records to a finished segment, alone in a folder that is made for it."""
    packs: dict[str, Any] = {"pack_bytes": options.pack_bytes, "pack_records": options.pack_records}
    disk.remove_tree(folder)
    disk.make_folder(folder)
    with create(folder, NAME, segment_bytes=MAX_SEGMENT, **packs) as writer:
        for record in records:
            writer.append(id=record.id, fields=record.fields or [], deleted=record.deleted)
        writer.roll()
    (made,) = [path for path in folder.iterdir() if path.name[0] != "."]
    return made


def named_after(segment: Id, records: Iterable[Record]) -> Iterator[Record]:
    """The records of a segment, before them a deleted one with its id where none has that: a segment is named after its
    first record, and what has the name of another id is damaged to every reader."""
    is_first = True
    for record in records:
        if is_first and record.id != segment:
            yield Record(0, id=segment, deleted=True, fields=[])
        is_first = False
        yield record
    if is_first:
        yield Record(0, id=segment, deleted=True, fields=[])


def sound_records(path: Path, segment: Id) -> list[Record]:
    """Every record of a damaged segment that can be had, deleted ones too, in the order of their ids: what a reader
    gives that goes on after damage, and of a damaged pack the entries before the place."""
    findings: list[Finding] = []
    read = log_of(str(path)).records(on_damage="skip", deleted=True, report=findings.append)
    found = {record.id: record for record in read if record.id is not None and record.id >= segment}
    with open_source(str(path)) as source:
        variant = Variant()
        for finding in findings:
            if finding.severity is Severity.ERROR and finding.position < source.size:
                tagged = rules.is_tagged(variant.has_tags, finding.position, 0)
                pack = read_pack(source, finding.position, variant, has_tag=tagged)
                _add(found, pack.entries, segment)
    return [found[one] for one in sorted(found)]


def _add(found: dict[Id, Record], entries: list[Entry], segment: Id) -> None:
    """Adds entries whose ids rise, and are not among those of other packs."""
    following = min((one for one in found if entries and one >= entries[0].id), default=None)
    last: Id | None = None
    for entry in entries:
        is_due = entry.id >= segment and (last is None or entry.id > last)
        if not is_due or (following is not None and entry.id >= following):
            return
        found[entry.id] = Record(entry.position, id=entry.id, deleted=entry.deleted, fields=entry.fields)
        last = entry.id
