"""Repair: what no start of a stream ends by itself, since no crash leaves it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from segspec.core.errors import SegspecError
from segspec.core.ids import Id, id_text
from segspec.formats.mojo.layout import State
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import AofEntry, Upload, entry_line
from segspec.store.aof_file import FILE_NAME, AofFile, played
from segspec.store.archive import Archive, digest_of
from segspec.store.inventory import Holding, Inventory
from segspec.store.phases import IN_ARCHIVE, Phase, way_to
from segspec.store.segment_folder import Contents, SegmentFolder
from segspec.store.stored_stream import StoredStream, StoreOptions
from segspec.store.verbs import Verb
from segspec.writing.lock import Lock

DAMAGED_SUFFIX = ".damaged"
"""What a log that cannot be read is called after it was replaced."""


def mend(folder: Path, name: str, archive: Archive | None, options: StoreOptions) -> list[str]:
    """Repairs one stream; returns what was done. Raises `BlockingIOError` where somebody has it open."""
    lock = Lock(folder, None)
    try:
        done = list(_log(folder, name, archive))
        if archive is not None:
            done += _objects(folder, name, archive)
    finally:
        lock.release()
    stream = StoredStream(folder, name, archive, options)
    done += [finding.message for finding in stream.findings]
    stream.close()
    return done


def _log(folder: Path, name: str, archive: Archive | None) -> Iterator[str]:
    """Makes a log that speaks of every segment, where the one that there is does not."""
    path = folder / FILE_NAME
    contents = SegmentFolder(folder).contents()
    try:
        inventory = played(path)[0]
    except FileNotFoundError:
        if not contents.letters:
            raise FileNotFoundError(f"{folder} holds no stream") from None
        inventory = Inventory()
        yield "the stream had no log"
    except SegspecError as error:
        inventory = Inventory()
        disk.rename(path, path.with_name(FILE_NAME + DAMAGED_SUFFIX))
        yield f"the log was damaged ({error.message}), and is kept as {FILE_NAME}{DAMAGED_SUFFIX}"
    known = {holding.id: holding for holding in inventory}
    unknown = [one for one in contents.letters if one not in known and not _has_left(inventory, one)]
    if not unknown and inventory.name is not None:
        return
    taken = {one: _taken(one, contents, name, archive) for one in unknown}
    known.update({one: holding for one, holding in taken.items() if holding is not None})
    replace_file(path, "".join(map(entry_line, _entries(inventory.name or name, known))).encode())
    yield f"the log was made anew: it speaks of {len(known)} segments, and did not of {len(unknown)} of them"


def _has_left(inventory: Inventory, segment: Id) -> bool:
    trimmed = inventory.trimmed is not None and segment < inventory.trimmed
    return trimmed or any(first < segment <= last for first, last in inventory.folded)


def _entries(name: str, holdings: dict[Id, Holding]) -> Iterator[AofEntry]:
    yield AofEntry(Verb.STREAM, name=name)
    for segment in sorted(holdings):
        holding = holdings[segment]
        for verb in way_to(holding.phase):
            yield AofEntry(verb, segment, upload=holding.upload if verb is Verb.UP_DONE else None)


def _taken(segment: Id, contents: Contents, name: str, archive: Archive | None) -> Holding | None:
    """A segment that no log speaks of: one that is here is not archived for all that is known, and of one that is
    only in the archive the object says what was uploaded."""
    letters = contents.letters[segment]
    if State.WRITING in letters and State.LOCAL not in letters:
        return Holding(segment, Phase.WRITING)
    if State.LOCAL in letters:
        return Holding(segment, Phase.LOCAL)
    if archive is None:
        raise ValueError(f"segment {id_text(segment)} is only in the archive: give it (--archive)")
    url = archive.url(name, id_text(segment))
    if archive.size(url) is None:
        return None
    content = archive.get(url)
    return Holding(segment, Phase.REMOTE, Upload(str(url), len(content), digest_of(content)))


def _objects(folder: Path, name: str, archive: Archive) -> Iterator[str]:
    """Removes objects of segments that left; what the archive lost, and is here, is to be uploaded again."""
    aof = AofFile(folder, name)
    try:
        sizes = archive.sizes(name)
        for holding in aof.inventory:
            size = sizes.pop(holding.name, None)
            upload = holding.upload
            if holding.phase not in IN_ARCHIVE or upload is None or size == upload.bytes:
                continue
            if archive.size(archive.own(upload.url)) != upload.bytes and holding.phase is Phase.ARCHIVED:
                aof.say(Verb.UP, holding.id)
                yield f"{holding.name}: the archive has not what was uploaded, and it will be uploaded again"
        for left in sizes:
            archive.remove(archive.url(name, left))
            yield f"{left}: an object that no segment of the log has was removed"
    finally:
        aof.close()
