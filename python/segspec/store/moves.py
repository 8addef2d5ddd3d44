"""Archives, fetches, evicts and marks segments. `settling` finishes what a crash interrupted.

An entry is logged before the action that it allows (`GC`), and after the action that it confirms (`UP+`).

Merges neighbouring small segments (`FOLD`), without the records marked as deleted.

The first record stays, because it names the segment; the last one, because it shows which ids were given.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from segspec.core.errors import Finding, SegspecError
from segspec.core.model import Id, Record
from segspec.formats.mojo.encode import integer
from segspec.formats.mojo.layout import NAME, State
from segspec.formats.mojo.writer import MAX_SEGMENT, MojoOptions
from segspec.storage import disk
from segspec.store.aof import Upload, Verb
from segspec.store.aof_file import AofFile, content_of
from segspec.store.archive import StreamArchive, is_outside, outside
from segspec.store.inventory import Holding, Phase
from segspec.store.ranged import Parts, RangedObject, part_digests
from segspec.store.segment_folder import MERGING, Merge, SegmentFolder
from segspec.store.selection import entry_at, records_of
from segspec.store.settling import finish_merge, undo_merge
from segspec.writing.log_writer import create
from segspec_ksy.layouts import mojo_entry

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


class SegmentMoves:
    """The steps that move a segment. The caller makes one at a time."""

    def __init__(self, folder: SegmentFolder, aof: AofFile, archive: StreamArchive | None, stream: str) -> None:
        self._folder = folder
        self._aof = aof
        self._archive = archive
        self._stream = stream
        self._parts = Parts(folder.path)

    @property
    def archive(self) -> StreamArchive:
        """Raises `ValueError` if the store has no archive."""
        self.check_archive()
        assert self._archive is not None
        return self._archive

    def check_archive(self) -> None:
        if self._archive is None:
            raise ValueError(f"stream {self._stream}: the store was opened without an archive")

    def check_place(self, holding: Holding) -> None:
        """Raises `SegspecError` (bad-name) if the log places a segment's upload outside this archive."""
        for finding in self.elsewhere([holding]):
            raise finding.error()

    def elsewhere(self, holdings: Iterable[Holding]) -> list[Finding]:
        """Findings about segments at other locations; none without an archive."""
        if self._archive is None:
            return []
        return outside(holdings, self._archive, str(self._aof.path), partial(content_of, self._aof.path))

    def is_elsewhere(self, holding: Holding) -> bool:
        return self._archive is not None and is_outside(holding, self._archive)

    def begin_upload(self, holding: Holding) -> bytes:
        """Logs the upload; returns the bytes to send. Raises `FileNotFoundError`, and logs nothing, if the file is
        missing."""
        self.check_archive()
        content = self._folder.of(holding.id, State.LOCAL).read_bytes()
        if holding.phase is not Phase.UPLOADING:
            self._aof.say(Verb.UP, holding.id)
        self._folder.mark(holding.id, State.UPLOADING)
        return content

    def send(self, holding: Holding, content: bytes) -> Upload:
        """Uploads a segment. Raises `OSError`."""
        sent = self.archive.put(holding.id, content)
        self._parts.keep(holding.id, sent, b"".join(part_digests([content])))
        return sent

    def ranged(self, segment: Id, upload: Upload) -> RangedObject:
        """A segment's object. Raises `SegspecError` (bad-name) if the log places it elsewhere."""
        self.check_place(Holding(segment, Phase.REMOTE, upload))
        return RangedObject(self.archive, segment, upload, self._parts)

    def forget(self, segment: Id) -> None:
        """Removes a segment's object. Raises `OSError`."""
        self._parts.remove(segment)
        self.archive.remove(segment)

    def prune(self) -> None:
        self._parts.prune({holding.id for holding in self._aof.inventory})

    def fail_upload(self, holding: Holding) -> None:
        self._aof.say(Verb.UP_FAILED, holding.id)
        self._folder.remove(holding.id, State.UPLOADING)

    def end_upload(self, holding: Holding, upload: Upload) -> None:
        self._aof.say(Verb.UP_DONE, holding.id, upload=upload)
        self._folder.turn(holding.id, State.UPLOADING, State.ARCHIVED)
        self._folder.sync()

    def begin_download(self, holding: Holding) -> Upload:
        """Logs that a download begins; returns what to download."""
        self.check_place(holding)
        assert holding.upload is not None
        self._aof.say(Verb.DOWN, holding.id)
        try:
            self._folder.mark(holding.id, State.DOWNLOADING)
        except BaseException:
            self.fail_download(holding)
            raise
        return holding.upload

    def receive(self, holding: Holding, upload: Upload) -> bytes:
        """Raises `OSError` if the archive fails, `SegspecError` (bad-checksum) for other content."""
        return self.archive.download(holding.id, upload)

    def fail_download(self, holding: Holding) -> None:
        """Logs that a download failed."""
        # The next download overwrites a partial file.
        with suppress(OSError):
            self._folder.remove(holding.id, State.DOWNLOADING)
        self._aof.say(Verb.DOWN_FAILED, holding.id)

    def end_download(self, holding: Holding, content: bytes) -> None:
        """Writes and logs a downloaded segment."""
        segment = holding.id
        try:
            self._write_download(segment, content)
            self._folder.turn(segment, State.DOWNLOADING, State.LOCAL)
            self._folder.sync()
        except BaseException:
            self.fail_download(holding)
            raise
        self._aof.say(Verb.DOWN_DONE, segment)
        holding.bytes = len(content)

    def _write_download(self, segment: Id, content: bytes) -> None:
        path = self._folder.of(segment, State.DOWNLOADING)
        descriptor = disk.open_file(path, os.O_CREAT | os.O_TRUNC, 0o644)
        try:
            disk.write_at(descriptor, path, content, 0)
            disk.sync(descriptor, path)
        finally:
            disk.close(descriptor, path)

    def evict(self, holding: Holding) -> None:
        """Removes an archived segment from the folder."""
        self._aof.say(Verb.GC, holding.id)
        self._folder.remove(holding.id, State.LOCAL)
        holding.bytes = 0

    def delete(self, holding: Holding, record_id: Id) -> bool:
        """Marks a record as deleted, durably; False if it does not exist or already was.

        This changes one byte in place, as in Redis; the segment must then be uploaded again.
        """
        # The records may have moved to another segment.
        self._aof.check_sound()
        path = self._folder.of(holding.id, State.WRITING if holding.phase is Phase.WRITING else State.LOCAL)
        entry = entry_at(str(path), record_id)
        if entry is None or entry.deleted:
            return False
        if holding.phase is Phase.ARCHIVED:
            self._aof.say(Verb.UP, holding.id)
            self._folder.turn(holding.id, State.ARCHIVED, State.UPLOADING)
        # An upload in progress is now outdated.
        holding.changes += 1
        descriptor = disk.open_file(path, 0)
        try:
            flags = os.pread(descriptor, FLAGS_BYTES, entry.position)
            disk.write_at(descriptor, path, deleted_flags(flags), entry.position)
            disk.sync(descriptor, path)
        finally:
            disk.close(descriptor, path)
        return True


def deleted_flags(element: bytes) -> bytes:
    made = integer(element[0] | mojo_entry.MASK_IS_DELETED)
    assert len(made) == len(element), "flags that the document knows take one element of two bytes"
    return made


FLAGS_BYTES = len(integer(mojo_entry.MASK_IS_DELETED))
