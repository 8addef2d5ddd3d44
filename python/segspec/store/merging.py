"""Merges neighbouring small segments (`FOLD`), without the records marked as deleted.

The first record stays, because it names the segment; the last one, because it shows which ids were given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from segspec.core.errors import SegspecError
from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.formats.mojo.layout import NAME, State
from segspec.formats.mojo.writer import MAX_SEGMENT, MojoOptions
from segspec.storage import disk
from segspec.store.aof import Verb
from segspec.store.aof_file import AofFile
from segspec.store.inventory import Holding
from segspec.store.phases import Phase
from segspec.store.segment_folder import MERGING, Merge, SegmentFolder
from segspec.store.selection import records_of
from segspec.store.settling import finish_merge, undo_merge
from segspec.writing.log_writer import create

MERGED = (Phase.LOCAL, Phase.ARCHIVED)
"""Segments being uploaded wait, and evicted ones are not fetched for this."""


def groups(holdings: Iterable[Holding], most_bytes: int) -> Iterator[list[Holding]]:
    """Runs of two or more neighbours that fit into `most_bytes`."""
    group: list[Holding] = []
    size = 0
    for holding in holdings:
        fits = holding.phase in MERGED and not holding.pins
        if not fits or size + holding.bytes > most_bytes:
            if len(group) > 1:
                yield group
            group, size = [], 0
        if fits:
            group.append(holding)
            size += holding.bytes
    if len(group) > 1:
        yield group


def begin_merge(folder: SegmentFolder, aof: AofFile, group: list[Holding], options: MojoOptions) -> Merge:
    """Makes the merged file of a group. Nobody may change the segments during this."""
    first, last = group[0].id, group[-1].id
    merge = Merge(first, last)
    aof.say(Verb.FOLD, first, last=last)
    paths = [folder.of(holding.id, State.LOCAL) for holding in group]
    try:
        merged = finished_segment(folder.path / MERGING, _kept(paths, first), options)
        disk.rename(merged, folder.of_merge(merge))
        folder.sync()
        disk.remove_tree(folder.path / MERGING)
    except (OSError, SegspecError):
        undo_merge(folder, aof)
        raise
    return merge


def end_merge(folder: SegmentFolder, aof: AofFile, group: list[Holding], merge: Merge) -> None:
    """Replaces the group by the merged file. Nobody may read the group during this."""
    aof.say(Verb.FOLD_DONE, merge.first, last=merge.last)
    with aof.told():
        finish_merge(folder, merge)
    group[0].bytes = folder.of(merge.first, State.LOCAL).stat().st_size


def _kept(paths: list[Path], first: Id) -> Iterator[Record]:
    left: Id | None = None
    for path in paths:
        for record in records_of(str(path), None, None, deleted=True):
            left = record.id if record.deleted else None
            if not record.deleted:
                yield record
            elif record.id == first:
                yield _deleted(first)
    if left is not None and left != first:
        yield _deleted(left)


def _deleted(record_id: Id) -> Record:
    return Record(0, id=record_id, deleted=True, fields=[])


def finished_segment(folder: Path, records: Iterable[Record], options: MojoOptions) -> Path:
    packs: dict[str, Any] = {"pack_bytes": options.pack_bytes, "pack_records": options.pack_records}
    disk.remove_tree(folder)
    disk.make_folder(folder)
    with create(folder, NAME, segment_bytes=MAX_SEGMENT, **packs) as writer:
        for record in records:
            writer.append(id=record.id, fields=record.fields or [], deleted=record.deleted)
        writer.roll()
    (made,) = [path for path in folder.iterdir() if path.name[0] != "."]
    return made
