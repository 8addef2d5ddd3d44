"""Merging (`FOLD`): neighbouring small segments become one, and entries that are marked as deleted leave.

The first record of all stays, as a deleted one without fields if it is deleted: the segment is named after it, and
what has the name of another id than its first one's is damaged to every reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.formats.mojo.layout import NAME, State
from segspec.formats.mojo.writer import MAX_SEGMENT, MojoOptions
from segspec.storage import disk
from segspec.store.aof_file import AofFile
from segspec.store.inventory import Holding
from segspec.store.phases import Phase
from segspec.store.segment_folder import MERGING, Merge, SegmentFolder
from segspec.store.selection import records_of
from segspec.store.settling import finish_merge
from segspec.store.verbs import Verb
from segspec.writing.log_writer import LogWriter, create

MERGED = (Phase.LOCAL, Phase.ARCHIVED)
"""What is being uploaded waits, and what is not here is not fetched for this."""


def groups(holdings: Iterable[Holding], most_bytes: int) -> Iterator[list[Holding]]:
    """Neighbours that fit into one segment of `most_bytes`, two or more of them."""
    group: list[Holding] = []
    for holding in holdings:
        fits = holding.phase in MERGED and not holding.pins
        if not fits or sum(one.bytes for one in group) + holding.bytes > most_bytes:
            if len(group) > 1:
                yield group
            group = []
        if fits:
            group.append(holding)
    if len(group) > 1:
        yield group


def merge_group(folder: SegmentFolder, aof: AofFile, group: list[Holding], options: MojoOptions) -> None:
    """Merges the segments of a group into the first of them."""
    first, last = group[0].id, group[-1].id
    merge = Merge(first, last)
    aof.say(Verb.FOLD, first, last=last)
    paths = [folder.of(holding.id, State.LOCAL) for holding in group]
    try:
        merged = _merged(folder.path / MERGING, paths, first, options)
        disk.rename(merged, folder.of_merge(merge))
        folder.sync()
    except OSError:
        aof.say(Verb.FOLD_FAILED, first, last=last)
        disk.remove_tree(folder.path / MERGING)
        raise
    disk.remove_tree(folder.path / MERGING)
    aof.say(Verb.FOLD_DONE, first, last=last)
    finish_merge(folder, merge)
    group[0].bytes = folder.of(first, State.LOCAL).stat().st_size


def _merged(folder: Path, paths: list[Path], first: Id, options: MojoOptions) -> Path:
    """A finished segment of the records of segments, in a folder of its own."""
    packs: dict[str, Any] = {"pack_bytes": options.pack_bytes, "pack_records": options.pack_records}
    disk.make_folder(folder)
    with create(folder, NAME, segment_bytes=MAX_SEGMENT, **packs) as writer:
        for path in paths:
            for record in records_of(str(path), None, None, deleted=True):
                _copy(writer, record, first)
        writer.roll()
    (made,) = [path for path in folder.iterdir() if path.name[0] != "."]
    return made


def _copy(writer: LogWriter, record: Record, first: Id) -> None:
    if not record.deleted:
        writer.append(id=record.id, fields=record.fields)
    elif record.id == first:
        writer.append(id=record.id, fields=[], deleted=True)
