"""A stream's log made anew, of what is in its folder and, as far as it agrees with that, of what can be read of the log
that there was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from segspec.core.errors import SegspecError
from segspec.core.ids import Id, id_text
from segspec.formats.mojo.layout import State
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import AofEntry, Upload, entry_line, sound_entries
from segspec.store.aof_file import FILE_NAME, played
from segspec.store.archive import StreamArchive, digest_of, wrong
from segspec.store.disagreements import damage_of
from segspec.store.inventory import Holding, Inventory, never_begun
from segspec.store.phases import Phase, way_to
from segspec.store.segment_folder import NOTHING, Contents, Merge, SegmentFolder
from segspec.store.settling import finish_merge
from segspec.store.verbs import Verb

DAMAGED_SUFFIX = ".damaged"
"""What the name of something ends with that was damaged, and was replaced."""


def put_aside(path: Path) -> Path:
    """Gives a file a second name, durably, that of something damaged; the first one is to be given to its replacement,
    or to leave."""
    names = (f"{path.name}{DAMAGED_SUFFIX}{f'-{number}' if number else ''}" for number in count())
    target = next(path.with_name(name) for name in names if not path.with_name(name).exists())
    disk.link(path, target)
    disk.sync_folder(path.parent)
    return target


def mend_log(folder: Path, name: str, archive: StreamArchive | None) -> Iterator[str]:
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
    replace_file(path, "".join(map(entry_line, _entries(named, holdings, not_begun))).encode())
    yield f"the log was made anew: it speaks of {len(holdings)} segments, and did not of {len(unknown)} of them"


def _end_merge(folder: SegmentFolder, merge: Merge, contents: Contents, *, has_log: bool) -> str:
    """Ends a merge that no log speaks of. One that was done removed the last of the merged segments first, and takes
    the place of the first: where the last is there, all are."""
    path = folder.of_merge(merge)
    first, last = (State.LOCAL in contents.letters.get(one, NOTHING) for one in merge)
    if not has_log and first and not last and damage_of(path) is None:
        finish_merge(folder, merge)
        return f"{path.name}: a merge that was cut short was finished"
    aside = put_aside(path)
    disk.remove(path)
    return f"{path.name}: no entry of the log speaks of this merge, and it is kept as {aside.name}"


def _entries(name: str, holdings: dict[Id, Holding], not_begun: Id | None) -> Iterator[AofEntry]:
    yield AofEntry(Verb.STREAM, name=name)
    for segment in sorted(holdings):
        holding = holdings[segment]
        for verb in way_to(holding.phase):
            yield AofEntry(verb, segment, upload=holding.upload if verb is Verb.UP_DONE else None)
    yield from never_begun(not_begun, max(holdings, default=None))


def _taken(
    segment: Id, folder: SegmentFolder, letters: set[State], archive: StreamArchive | None, upload: Upload | None
) -> Holding | None:
    """A segment that no log speaks of, by its files, and by what a damaged log says was uploaded. Of one that is only
    in the archive the object says it, where the log does not; None where there is neither. What the log says of another
    place counts for nothing."""
    if upload is not None and archive is not None and not archive.is_own(segment, upload):
        upload = None
    if State.LOCAL in letters:
        is_archived = State.ARCHIVED in letters and upload is not None
        if is_archived and upload is not None and wrong(upload, folder.of(segment, State.LOCAL).read_bytes()) is None:
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
