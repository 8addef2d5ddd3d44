"""Repairs damage that no crash leaves, and that starting a stream does not fix.

A damaged or missing log is rewritten from the folder and its readable part. A damaged file is kept as `.damaged`. The
next repair finishes an interrupted one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.model import Id, Record, id_text
from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import FUTURE_NAME, State, Variant
from segspec.formats.mojo.pack import read_pack
from segspec.formats.mojo.writer import MojoOptions
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.source import open_source
from segspec.store.aof import AofEntry, Upload, Verb, entry_line, sound_entries
from segspec.store.aof_file import FILE_NAME, AofFile, content_of, played
from segspec.store.archive import Archive, StreamArchive, digest_of, is_outside, wrong, wrong_file
from segspec.store.disagreements import damage_of
from segspec.store.inventory import IN_ARCHIVE, Holding, Inventory, Phase, fewest_entries
from segspec.store.moves import finished_segment
from segspec.store.segment_folder import MERGING, NOTHING, Contents, Merge, SegmentFolder
from segspec.store.selection import log_of
from segspec.store.settling import Settling, finish_merge
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
    """Repairs one stream; returns the actions in words. Raises `BlockingIOError` if the stream is open elsewhere."""
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
    """Repairs a stream with a readable log that no process has open."""

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
        # Losses are reported below, with a remedy.
        yield from (finding.message for finding in settling.findings if finding.severity is not Severity.ERROR)
        yield from self._marks()
        for holding in list(self._aof.inventory):
            yield from self._here(holding, digests=digests, accept_loss=accept_loss)
        if self._archive is not None:
            yield from self._in_archive(self._archive, digests=digests, accept_loss=accept_loss)
        self._folder.sync()

    def _what_stops_a_start(self) -> Iterator[str]:
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
        """A file named like a segment being written stays if it is sound and the last segment."""
        path = self._folder.of(holding.id, State.WRITING)
        if State.LOCAL in found or holding.phase in IN_ARCHIVE:
            yield f"{path.name}: the segment is finished, and this is kept as {put_aside(path).name}"
            disk.remove(path)
        elif damage_of(path) is not None:
            yield from self._replace(holding, path)
        elif holding.phase is not Phase.WRITING:
            yield from self._replace(holding, path, "it is not the last, and was never finished")

    def _marks(self) -> Iterator[str]:
        for segment, letters in self._contents_unknown():
            for state in sorted(letters & {State.ARCHIVED, State.UPLOADING, State.DOWNLOADING}):
                self._folder.remove(segment, state)
                yield f"{state}{id_text(segment)}: a mark of a segment that is nowhere was removed"

    def _contents_unknown(self) -> list[tuple[Id, set[State]]]:
        contents: Contents = self._folder.contents()
        return [(one, contents.letters[one]) for one in contents.letters if self._aof.inventory.get(one) is None]

    # local segments

    def _here(self, holding: Holding, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        if holding.phase not in (Phase.LOCAL, Phase.UPLOADING, Phase.ARCHIVED):
            return
        path = self._folder.of(holding.id, State.LOCAL)
        if not path.exists():
            yield from self._missing(holding, accept_loss=accept_loss)
        elif digests and holding.phase is Phase.ARCHIVED and holding.upload is not None:
            if wrong_file(holding.upload, path) is not None:
                yield from self._other_than_archived(holding, path)
        elif digests and damage_of(path) is not None:
            yield from self._replace(holding, path)

    def _missing(self, holding: Holding, *, accept_loss: bool) -> Iterator[str]:
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
        """The sound one of the local segment and the upload stays."""
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
        records = sound_records(path, holding.id)
        aside = put_aside(path)
        self._put(holding.id, records, path)
        yield f"{path.name}: {why}, and is kept as {aside.name}; {len(records)} records of it are sound"

    def _put(self, segment: Id, records: list[Record], path: Path) -> None:
        made = finished_segment(self._folder.path / MERGING, named_after(segment, records), self._options)
        disk.rename(made, path)
        if path != self._folder.of(segment, State.LOCAL):
            disk.rename(path, self._folder.of(segment, State.LOCAL))
        self._folder.sync()
        disk.remove_tree(self._folder.path / MERGING)

    # archived segments

    def _in_archive(self, archive: StreamArchive, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        sizes = archive.sizes()
        for holding in list(self._aof.inventory):
            size = sizes.pop(holding.id, None)
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
            archive.remove(left)
            yield f"{id_text(left)}: an object that no segment of the log has was removed"

    def _is_sound(
        self, archive: StreamArchive, segment: Id, upload: Upload, size: int | None, *, digests: bool
    ) -> bool:
        # A listing may be outdated.
        if digests or size != upload.bytes:
            return archive.has(segment, upload, compares=digests)
        return True

    def _taken_over(self, archive: StreamArchive, holding: Holding, upload: Upload) -> Iterator[str]:
        holding.upload = upload._replace(url=archive.logged(holding.id))
        self._aof.rewrite()
        yield f"{holding.name}: the log said that it is elsewhere; the archive has it, and the log says so now"

    def _lost(self, archive: StreamArchive, holding: Holding, upload: Upload, *, accept_loss: bool) -> Iterator[str]:
        if not accept_loss:
            words = "put a copy of it back, or continue with what is sound"
            yield f"{holding.name}: nobody has what was uploaded: {words} ({ACCEPT_LOSS})"
            return
        content = archive.whole(holding.id)
        records: list[Record] = []
        kept = "the object is gone"
        path = self._folder.of(holding.id, State.LOCAL)
        if content is not None:
            # The damaged part keeps the name that readers need until the copy replaces it.
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


DAMAGED_SUFFIX = ".damaged"


def put_aside(path: Path) -> Path:
    """Gives a damaged file a second name, durably. The caller removes or replaces the first."""
    names = (f"{path.name}{DAMAGED_SUFFIX}{f'-{number}' if number else ''}" for number in count())
    target = next(path.with_name(name) for name in names if not path.with_name(name).exists())
    disk.link(path, target)
    disk.sync_folder(path.parent)
    return target


def mend_log(folder: Path, name: str, archive: StreamArchive | None) -> Iterator[str]:
    """Writes a log with every segment, unless the present one has them."""
    path = folder / FILE_NAME
    contents = SegmentFolder(folder).contents()
    known: list[AofEntry] = []
    try:
        inventory = played(path)[0]
    except FileNotFoundError:
        if not contents.letters:
            raise FileNotFoundError(f"{folder} holds no stream") from None
        inventory = Inventory()
        yield "the stream had no log"
    except SegspecError as error:
        inventory, known = Inventory(), sound_entries(content_of(path))
        aside = put_aside(path)
        yield f"the log was damaged ({error.message}), and is kept as {aside.name}"
    spoken_of = {*inventory.folded, inventory.folding}
    for merge in contents.merges:
        if merge not in spoken_of:
            yield _end_merge(SegmentFolder(folder), merge, contents, has_log=inventory.name is not None)
    contents = SegmentFolder(folder).contents()
    holdings = {holding.id: holding for holding in inventory}
    unknown = [one for one in contents.letters if one not in holdings and not inventory.has_left(one)]
    if not unknown and inventory.name is not None:
        return
    uploads = {entry.id: entry.upload for entry in known if entry.upload is not None}
    for one in unknown:
        taken = _taken(one, SegmentFolder(folder), contents.letters[one], archive, uploads.get(one))
        if taken is not None:
            holdings[one] = taken
        else:
            yield f"{id_text(one)}: the archive has no such object, and of this segment there is nothing but a mark"
    named = inventory.name or next((entry.name for entry in known if entry.name is not None), name)
    lost = [entry.id for entry in known if entry.verb is Verb.ADD_FAILED]
    not_begun = max(lost, default=inventory.not_begun)
    in_order = [holdings[one] for one in sorted(holdings)]
    replace_file(path, "".join(map(entry_line, fewest_entries(named, in_order, not_begun))).encode())
    yield f"the log was re-created: it speaks of {len(holdings)} segments, and did not of {len(unknown)} of them"


def _end_merge(folder: SegmentFolder, merge: Merge, contents: Contents, *, has_log: bool) -> str:
    """Ends an unlogged merge. A completed one removed its last segment first, so if that exists, all do."""
    path = folder.of_merge(merge)
    first, last = (State.LOCAL in contents.letters.get(one, NOTHING) for one in merge)
    if not has_log and first and not last and damage_of(path) is None:
        finish_merge(folder, merge)
        return f"{path.name}: a merge that was cut short was finished"
    aside = put_aside(path)
    disk.remove(path)
    return f"{path.name}: no entry of the log speaks of this merge, and it is kept as {aside.name}"


def _taken(
    segment: Id, folder: SegmentFolder, letters: set[State], archive: StreamArchive | None, upload: Upload | None
) -> Holding | None:
    """The state of an unlogged segment; None if it has neither files nor an object.

    It follows from its files and the uploads in a damaged log, or else the object.
    """
    if upload is not None and archive is not None and not archive.is_own(segment, upload):
        upload = None
    if State.LOCAL in letters:
        is_archived = State.ARCHIVED in letters and upload is not None
        if is_archived and upload is not None and wrong_file(upload, folder.of(segment, State.LOCAL)) is None:
            return Holding(segment, Phase.ARCHIVED, upload)
        return Holding(segment, Phase.LOCAL)
    if State.WRITING in letters:
        return Holding(segment, Phase.WRITING)
    if archive is None:
        raise ValueError(f"segment {id_text(segment)} is only in the archive: give that")
    content = archive.whole(segment)
    if content is None:
        return None
    if upload is None or wrong(upload, content) is not None:
        upload = upload_of(archive, segment, content)
    return Holding(segment, Phase.REMOTE, upload)


def upload_of(archive: StreamArchive, segment: Id, content: bytes) -> Upload:
    return Upload(archive.logged(segment), len(content), digest_of(content))


def named_after(segment: Id, records: Iterable[Record]) -> Iterator[Record]:
    """The records of a segment, after a deleted one with its id if it has no such record: readers check the name."""
    is_first = True
    for record in records:
        if is_first and record.id != segment:
            yield Record(0, id=segment, deleted=True, fields=[])
        is_first = False
        yield record
    if is_first:
        yield Record(0, id=segment, deleted=True, fields=[])


def sound_records(path: Path, segment: Id) -> list[Record]:
    """Every recoverable record of a damaged segment, including deleted ones, ordered by id."""
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


def _add(found: dict[Id, Record], entries: list[Record], segment: Id) -> None:
    first = entries[0].id if entries else None
    following = min((one for one in found if first is not None and one >= first), default=None)
    last: Id | None = None
    for entry in entries:
        assert entry.id is not None
        is_due = entry.id >= segment and (last is None or entry.id > last)
        if not is_due or (following is not None and entry.id >= following):
            return
        found[entry.id] = entry
        last = entry.id
