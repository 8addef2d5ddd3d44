"""Repair: what no start of a stream ends by itself, since no crash leaves it.

Nothing is changed in its place: what is damaged keeps its bytes beside, under its name and `.damaged`. A repair
that was cut short anywhere is ended by the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from segspec.core.errors import Severity
from segspec.core.ids import Id, id_text
from segspec.core.model import Record
from segspec.formats.mojo.layout import FUTURE_NAME, State
from segspec.formats.mojo.writer import MojoOptions
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import Upload
from segspec.store.aof_file import AofFile
from segspec.store.archive import Archive, StreamArchive, wrong
from segspec.store.copying import finished_segment, named_after, sound_records
from segspec.store.disagreements import damage_of
from segspec.store.inventory import Holding
from segspec.store.log_repair import mend_log, put_aside, upload_of
from segspec.store.outside import is_outside
from segspec.store.phases import IN_ARCHIVE, Phase
from segspec.store.segment_folder import MERGING, NOTHING, Contents, SegmentFolder
from segspec.store.settling import Settling
from segspec.store.verbs import Verb
from segspec.writing.lock import Lock

ACCEPT_LOSS = "accept_loss=True"


def mend(
    folder: Path,
    name: str,
    archive: Archive | None,
    options: MojoOptions,
    *,
    digests: bool = False,
    accept_loss: bool = False,
) -> Iterator[str]:
    """Repairs one stream; says in words what was done. Raises `BlockingIOError` where somebody has it open."""
    own = archive.of(name) if archive is not None else None
    lock = Lock(folder, None)
    try:
        yield from mend_log(folder, name, own)
        repair = StreamRepair(folder, name, own, options)
        try:
            yield from repair.run(digests=digests, accept_loss=accept_loss)
        finally:
            repair.close()
    finally:
        lock.release()


class StreamRepair:
    """The repair of a stream whose log can be read, and that nobody has open."""

    def __init__(self, folder: Path, name: str, archive: StreamArchive | None, options: MojoOptions) -> None:
        self._folder = SegmentFolder(folder)
        self._archive = archive
        self._options = options
        self._aof = AofFile(folder, name)

    def close(self) -> None:
        self._aof.close()

    def run(self, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        yield from self._what_stops_a_start()
        settling = Settling(self._folder, self._aof)
        settling.run()
        # What is lost is said below, with what to do about it.
        yield from (finding.message for finding in settling.findings if finding.severity is not Severity.ERROR)
        yield from self._marks()
        for holding in list(self._aof.inventory):
            yield from self._here(holding, digests=digests, accept_loss=accept_loss)
        if self._archive is not None:
            yield from self._in_archive(self._archive, digests=digests, accept_loss=accept_loss)
        self._folder.sync()

    def _what_stops_a_start(self) -> Iterator[str]:
        """A `w0` with bytes that no entry speaks of, and damage in the segment that is being written."""
        contents = self._folder.contents()
        last = self._aof.inventory.last()
        writing = last if last is not None and last.phase is Phase.WRITING else None
        found = contents.letters.get(writing.id, NOTHING) if writing is not None else NOTHING
        if contents.future_bytes and (writing is None or found):
            path = self._folder.path / FUTURE_NAME
            yield f"{FUTURE_NAME} had bytes, and is kept as {put_aside(path).name}"
            disk.remove(path)
            self._folder.sync()
        for holding in list(self._aof.inventory):
            states = contents.letters.get(holding.id, NOTHING)
            if State.WRITING in states:
                yield from self._written(holding, states)

    def _written(self, holding: Holding, found: set[State] | frozenset[State]) -> Iterator[str]:
        """A file with the name of a segment that is being written: one that is sound, of the last segment, stays."""
        path = self._folder.of(holding.id, State.WRITING)
        if State.LOCAL in found or holding.phase in IN_ARCHIVE:
            yield f"{path.name}: the segment is finished, and this is kept as {put_aside(path).name}"
            disk.remove(path)
        elif damage_of(path) is not None:
            yield from self._replace(holding, path)
        elif holding.phase is not Phase.WRITING:
            yield from self._replace(holding, path, "it is not the last, and was never finished")

    def _marks(self) -> Iterator[str]:
        """Removes marks of segments that nobody knows: there is nothing in them."""
        for segment, letters in self._contents_unknown():
            for state in sorted(letters & {State.ARCHIVED, State.UPLOADING, State.DOWNLOADING}):
                self._folder.remove(segment, state)
                yield f"{state}{id_text(segment)}: a mark of a segment that is nowhere was removed"

    def _contents_unknown(self) -> list[tuple[Id, set[State]]]:
        contents: Contents = self._folder.contents()
        return [(one, contents.letters[one]) for one in contents.letters if self._aof.inventory.get(one) is None]

    # What is here

    def _here(self, holding: Holding, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        if holding.phase not in (Phase.LOCAL, Phase.UPLOADING, Phase.ARCHIVED):
            return
        path = self._folder.of(holding.id, State.LOCAL)
        if not path.exists():
            yield from self._missing(holding, accept_loss=accept_loss)
        elif digests and holding.phase is Phase.ARCHIVED and holding.upload is not None:
            if wrong(holding.upload, path.read_bytes()) is not None:
                yield from self._other_than_archived(holding, path)
        elif digests and damage_of(path) is not None:
            yield from self._replace(holding, path)

    def _missing(self, holding: Holding, *, accept_loss: bool) -> Iterator[str]:
        """A segment that is not here, and of which the log does not say that it is in the archive."""
        archive = self._archive
        content = None if archive is None else archive.whole(holding.id)
        if archive is not None and content is not None:
            self._to_archived(holding, upload_of(archive, holding.id, content))
            self._aof.say(Verb.GC, holding.id)
            yield f"{holding.name}: it was not here; the archive has an object of its name, which is taken for it"
        elif accept_loss:
            self._put(holding.id, [], self._folder.of(holding.id, State.LOCAL))
            yield f"{holding.name}: its records are given up, and an empty segment is in its place"
        else:
            yield f"{holding.name}: it is nowhere: put it back from a copy, or give up its records ({ACCEPT_LOSS})"

    def _to_archived(self, holding: Holding, upload: Upload) -> None:
        if holding.phase is Phase.LOCAL:
            self._aof.say(Verb.UP, holding.id)
        self._aof.say(Verb.UP_DONE, holding.id, upload=upload)
        self._folder.remove(holding.id, State.UPLOADING)
        self._folder.mark(holding.id, State.ARCHIVED)

    def _other_than_archived(self, holding: Holding, path: Path) -> Iterator[str]:
        """What is here is not what was uploaded: what is sound of the two stays."""
        assert holding.upload is not None
        if self._archive is None:
            yield f"{holding.name}: it is not what was uploaded: give the archive"
            return
        if not is_outside(holding, self._archive) and self._archive.has(holding.id, holding.upload):
            aside = put_aside(path)
            self._aof.say(Verb.GC, holding.id)
            disk.remove(path)
            yield f"{holding.name}: it was damaged, and is kept as {aside.name}; the archive has what was uploaded"
            return
        self._again(holding)
        yield f"{holding.name}: it is not what was uploaded, and will be uploaded again"
        if damage_of(path) is not None:
            yield from self._replace(holding, path)

    def _again(self, holding: Holding) -> None:
        self._aof.say(Verb.UP, holding.id)
        self._folder.turn(holding.id, State.ARCHIVED, State.UPLOADING)

    def _replace(self, holding: Holding, path: Path, why: str = "it was damaged") -> Iterator[str]:
        """Puts a finished segment of the sound records in the place of a damaged one."""
        records = sound_records(path, holding.id)
        aside = put_aside(path)
        self._put(holding.id, records, path)
        yield f"{path.name}: {why}, and is kept as {aside.name}; {len(records)} records of it are sound"

    def _put(self, segment: Id, records: list[Record], path: Path) -> None:
        """Puts a finished segment of these records in the place of `path`, and gives it the name of a finished one."""
        made = finished_segment(self._folder.path / MERGING, named_after(segment, records), self._options)
        disk.rename(made, path)
        if path != self._folder.of(segment, State.LOCAL):
            disk.rename(path, self._folder.of(segment, State.LOCAL))
        self._folder.sync()
        disk.remove_tree(self._folder.path / MERGING)

    # What is in the archive

    def _in_archive(self, archive: StreamArchive, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        """What the archive lost, and is here, is to be uploaded again; objects of segments that left are removed."""
        sizes = archive.sizes()
        for holding in list(self._aof.inventory):
            size = sizes.pop(holding.name, None)
            if holding.phase not in IN_ARCHIVE or holding.upload is None:
                continue
            if is_outside(holding, archive):
                if archive.has(holding.id, holding.upload):
                    yield from self._taken_over(archive, holding, holding.upload)
                    continue
            elif self._is_sound(archive, holding.id, holding.upload, size, digests=digests):
                continue
            if holding.phase is Phase.ARCHIVED:
                self._again(holding)
                yield f"{holding.name}: the archive has not what was uploaded, and it will be uploaded again"
            else:
                yield from self._lost(archive, holding, holding.upload, accept_loss=accept_loss)
        for left in sizes:
            archive.remove_listed(left)
            yield f"{left}: an object that no segment of the log has was removed"

    def _is_sound(
        self, archive: StreamArchive, segment: Id, upload: Upload, size: int | None, *, digests: bool
    ) -> bool:
        # A listing may be late.
        if digests or size != upload.bytes:
            return archive.has(segment, upload, compares=digests)
        return True

    def _taken_over(self, archive: StreamArchive, holding: Holding, upload: Upload) -> Iterator[str]:
        """A segment of which the log says that it is elsewhere, while this archive has it in its place."""
        holding.upload = upload._replace(url=archive.logged(holding.id))
        self._aof.rewrite()
        yield f"{holding.name}: the log said that it is elsewhere; the archive has it, and the log says so now"

    def _lost(self, archive: StreamArchive, holding: Holding, upload: Upload, *, accept_loss: bool) -> Iterator[str]:
        """A segment of which nobody has what was uploaded."""
        if not accept_loss:
            words = "put a copy of it back, or go on with what is sound"
            yield f"{holding.name}: nobody has what was uploaded: {words} ({ACCEPT_LOSS})"
            return
        content = archive.whole(holding.id)
        records: list[Record] = []
        kept = "the object is gone"
        path = self._folder.of(holding.id, State.LOCAL)
        if content is not None:
            # It has the name that a reader needs, until the copy gets it.
            replace_file(path, content)
            records = sound_records(path, holding.id)
            kept = f"what the archive gives is kept as {put_aside(path).name}"
        log = put_aside(self._aof.path)
        self._put(holding.id, records, path)
        holding.phase, holding.upload = Phase.LOCAL, None
        self._aof.rewrite()
        self._folder.remove(holding.id, State.ARCHIVED)
        yield (
            f"{holding.name}: {kept}, {len(records)} records of it are sound, and it will be uploaded again; "
            f"the log up to now is kept as {log.name}"
        )
