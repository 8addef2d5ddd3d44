"""Repair: what no start of a stream ends by itself, since no crash leaves it.

Nothing is changed in its place: what is damaged keeps its bytes beside, under its name and `.damaged`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from segspec.core.errors import SegspecError, Severity
from segspec.core.ids import Id, id_text
from segspec.core.model import Record
from segspec.formats.mojo.layout import FUTURE_NAME, State
from segspec.formats.mojo.writer import MojoOptions
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import AofEntry, Upload, entry_line, sound_entries
from segspec.store.aof_file import FILE_NAME, AofFile, played
from segspec.store.archive import Archive, digest_of, wrong
from segspec.store.copying import finished_segment, named_after, sound_records
from segspec.store.disagreements import damage_of
from segspec.store.inventory import Holding, Inventory, never_begun
from segspec.store.phases import IN_ARCHIVE, Phase, way_to
from segspec.store.segment_folder import MERGING, NOTHING, Contents, SegmentFolder
from segspec.store.settling import Settling
from segspec.store.verbs import Verb
from segspec.writing.lock import Lock

DAMAGED_SUFFIX = ".damaged"
"""What the name of something ends with that was damaged, and was replaced."""

ACCEPT_LOSS = "--accept-loss"


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
    lock = Lock(folder, None)
    try:
        yield from _log(folder, name, archive)
        repair = StreamRepair(folder, name, archive, options)
        try:
            yield from repair.run(digests=digests, accept_loss=accept_loss)
        finally:
            repair.close()
    finally:
        lock.release()


def put_aside(path: Path) -> Path:
    """Gives a file a second name, that of something damaged; the first one is to be given to its replacement."""
    names = (f"{path.name}{DAMAGED_SUFFIX}{f'-{number}' if number else ''}" for number in count())
    target = next(path.with_name(name) for name in names if not path.with_name(name).exists())
    disk.link(path, target)
    return target


# The log


def _log(folder: Path, name: str, archive: Archive | None) -> Iterator[str]:
    """Makes a log that speaks of every segment, where the one that there is does not."""
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
        inventory, known = Inventory(), sound_entries(path.read_bytes())
        aside = put_aside(path)
        yield f"the log was damaged ({error.message}), and is kept as {aside.name}"
    holdings = {holding.id: holding for holding in inventory}
    unknown = [one for one in contents.letters if one not in holdings and not inventory.has_left(one)]
    if not unknown and inventory.name is not None:
        return
    uploads = {entry.id: entry.upload for entry in known if entry.upload is not None}
    for one in unknown:
        taken = _taken(one, SegmentFolder(folder), contents.letters[one], name, archive, uploads.get(one))
        if taken is not None:
            holdings[one] = taken
        else:
            yield f"{id_text(one)}: the archive has no such object, and of this segment there is nothing but a mark"
    named = inventory.name or next((entry.name for entry in known if entry.name is not None), name)
    lost = [entry.id for entry in known if entry.verb is Verb.ADD_FAILED]
    not_begun = max(lost, default=inventory.not_begun)
    replace_file(path, "".join(map(entry_line, _entries(named, holdings, not_begun))).encode())
    yield f"the log was made anew: it speaks of {len(holdings)} segments, and did not of {len(unknown)} of them"


def _entries(name: str, holdings: dict[Id, Holding], not_begun: Id | None) -> Iterator[AofEntry]:
    yield AofEntry(Verb.STREAM, name=name)
    for segment in sorted(holdings):
        holding = holdings[segment]
        for verb in way_to(holding.phase):
            yield AofEntry(verb, segment, upload=holding.upload if verb is Verb.UP_DONE else None)
    yield from never_begun(not_begun, max(holdings, default=None))


def _taken(
    segment: Id, folder: SegmentFolder, letters: set[State], name: str, archive: Archive | None, upload: Upload | None
) -> Holding | None:
    """A segment that no log speaks of, by its files, and by what a damaged log says was uploaded. Of one that is only
    in the archive the object says it, where the log does not; None where there is neither."""
    if State.LOCAL in letters:
        is_archived = State.ARCHIVED in letters and upload is not None
        if is_archived and upload is not None and wrong(upload, folder.of(segment, State.LOCAL).read_bytes()) is None:
            return Holding(segment, Phase.ARCHIVED, upload)
        return Holding(segment, Phase.LOCAL)
    if State.WRITING in letters:
        return Holding(segment, Phase.WRITING)
    if archive is None:
        raise ValueError(f"segment {id_text(segment)} is only in the archive: give it (--archive)")
    content = _object(archive, archive.url(name, id_text(segment)))
    if content is None:
        return None
    if upload is None or wrong(upload, content) is not None:
        upload = _upload(archive, name, segment, content)
    return Holding(segment, Phase.REMOTE, upload)


def _object(archive: Archive, url: str) -> bytes | None:
    return None if archive.size(url) is None else archive.get(url)


def _upload(archive: Archive, name: str, segment: Id, content: bytes) -> Upload:
    return Upload(str(archive.url(name, id_text(segment))), len(content), digest_of(content))


class StreamRepair:
    """The repair of a stream whose log can be read, and that nobody has open."""

    def __init__(self, folder: Path, name: str, archive: Archive | None, options: MojoOptions) -> None:
        self._folder = SegmentFolder(folder)
        self._name = name
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
        if writing is None or State.WRITING not in found:
            return
        path = self._folder.of(writing.id, State.WRITING)
        if State.LOCAL in found:
            yield f"{path.name}: the segment is finished, and this is kept as {put_aside(path).name}"
            disk.remove(path)
        elif damage_of(path) is not None:
            yield from self._replace(writing, path)

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
        content = None if archive is None else _object(archive, archive.url(self._name, holding.name))
        if archive is not None and content is not None:
            self._to_archived(holding, _upload(archive, self._name, holding.id, content))
            self._aof.say(Verb.GC, holding.id)
            yield f"{holding.name}: it was not here; the archive has an object of its name, which is taken for it"
        elif accept_loss:
            self._put(holding.id, [])
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
            yield f"{holding.name}: it is not what was uploaded: give the archive (--archive)"
            return
        content = _object(self._archive, self._archive.own(holding.upload.url))
        if content is not None and wrong(holding.upload, content) is None:
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

    def _replace(self, holding: Holding, path: Path) -> Iterator[str]:
        """Puts a finished segment of the sound records in the place of a damaged one."""
        records = sound_records(path, holding.id)
        aside = put_aside(path)
        self._put(holding.id, records)
        if path != self._folder.of(holding.id, State.LOCAL):
            disk.remove(path)
        self._folder.sync()
        yield f"{path.name}: it was damaged, and is kept as {aside.name}; {len(records)} records of it are sound"

    def _put(self, segment: Id, records: list[Record]) -> None:
        made = finished_segment(self._folder.path / MERGING, named_after(segment, records), self._options)
        disk.rename(made, self._folder.of(segment, State.LOCAL))
        self._folder.sync()
        disk.remove_tree(self._folder.path / MERGING)

    # What is in the archive

    def _in_archive(self, archive: Archive, *, digests: bool, accept_loss: bool) -> Iterator[str]:
        """What the archive lost, and is here, is to be uploaded again; objects of segments that left are removed."""
        sizes = archive.sizes(self._name)
        for holding in list(self._aof.inventory):
            size = sizes.pop(holding.name, None)
            if holding.phase not in IN_ARCHIVE or holding.upload is None:
                continue
            if self._is_sound(archive, holding.upload, size, digests=digests):
                continue
            if holding.phase is Phase.ARCHIVED:
                self._again(holding)
                yield f"{holding.name}: the archive has not what was uploaded, and it will be uploaded again"
            else:
                yield from self._lost(archive, holding, holding.upload, accept_loss=accept_loss)
        for left in sizes:
            archive.remove(archive.url(self._name, left))
            yield f"{left}: an object that no segment of the log has was removed"

    def _is_sound(self, archive: Archive, upload: Upload, size: int | None, *, digests: bool) -> bool:
        url = archive.own(upload.url)
        # A listing may be late.
        if size != upload.bytes and archive.size(url) != upload.bytes:
            return False
        return not digests or wrong(upload, archive.get(url)) is None

    def _lost(self, archive: Archive, holding: Holding, upload: Upload, *, accept_loss: bool) -> Iterator[str]:
        """A segment of which nobody has what was uploaded."""
        if not accept_loss:
            words = "put a copy of it back, or go on with what is sound"
            yield f"{holding.name}: nobody has what was uploaded: {words} ({ACCEPT_LOSS})"
            return
        content = _object(archive, archive.own(upload.url))
        records: list[Record] = []
        kept = "the object is gone"
        if content is not None:
            # It has the name that a reader needs, until the copy gets it.
            path = self._folder.of(holding.id, State.LOCAL)
            replace_file(path, content)
            records = sound_records(path, holding.id)
            kept = f"what the archive gives is kept as {put_aside(path).name}"
        log = put_aside(self._aof.path)
        self._put(holding.id, records)
        holding.phase, holding.upload = Phase.LOCAL, None
        self._aof.rewrite()
        self._folder.remove(holding.id, State.ARCHIVED)
        yield (
            f"{holding.name}: {kept}, {len(records)} records of it are sound, and it will be uploaded again; "
            f"the log up to now is kept as {log.name}"
        )
