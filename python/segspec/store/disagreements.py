"""Contradictions between a stream's log, its folder and the archive. Changes nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from segspec import formats
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import id_text
from segspec.core.stretch import Level
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import NAME, State, parse_name
from segspec.reading.walk import judged
from segspec.storage.being_written import stamp_of
from segspec.store.aof import Upload
from segspec.store.aof_file import FILE_NAME, content_of, played
from segspec.store.archive import Archive, StreamArchive, is_outside, outside, wrong, wrong_file
from segspec.store.inventory import HERE, IN_ARCHIVE, LETTERS, Holding, Inventory, Phase
from segspec.store.segment_folder import NOTHING, Contents, SegmentFolder

RESTART = "the stream's next start ends this"
REPAIR = "segspec store repair"
GIVE_UP = f"{REPAIR} --accept-loss continues with what is sound"
LOOKS = 5
SOUND_ENDS = ("clean", "torn")


def disagreements(folder: Path, name: str, archive: Archive | None, *, digests: bool = False) -> Iterator[Finding]:
    """Findings on one stream; errors mean that records are unreadable. Raises `OSError`."""
    for _ in range(LOOKS):
        before = _stamp(folder)
        found = list(_disagreements(folder, name, archive, digests=digests))
        if not found or _stamp(folder) == before:
            break
    yield from found


def _stamp(folder: Path) -> tuple[object, ...]:
    with os.scandir(folder) as entries:
        return stamp_of(str(folder / FILE_NAME)), frozenset(entry.name for entry in entries)


def _disagreements(folder: Path, name: str, archive: Archive | None, *, digests: bool) -> Iterator[Finding]:
    log = folder / FILE_NAME
    contents = SegmentFolder(folder).contents()
    try:
        inventory, valid, torn = played(log)
    except FileNotFoundError:
        yield _found(log, Code.MISSING_SEGMENT, f"the stream has no log: {REPAIR} makes one", Severity.ERROR)
        return
    except SegspecError as error:
        yield Finding.from_error(error, note=f"{REPAIR} rebuilds the log from what is in the folder")
        return
    if torn:
        words = f"the log ends within an entry ({len(torn)} bytes): {RESTART}"
        yield _found(log, Code.TORN, words, Severity.WARNING, position=valid)
    if inventory.name != name:
        words = f"the log is that of stream {inventory.name}, and the folder is called {name}: rename the folder"
        yield _found(log, Code.BAD_NAME, words, Severity.WARNING)
    yield from _in_folder(folder, inventory, contents)
    yield from _content(folder, inventory, contents, digests=digests)
    if archive is not None:
        own = archive.of(name)
        yield from outside(inventory, own, str(log), partial(content_of, log))
        yield from _in_archive(inventory, own, digests=digests)


def _in_folder(folder: Path, inventory: Inventory, contents: Contents) -> Iterator[Finding]:
    for holding in inventory:
        found = contents.letters.get(holding.id, NOTHING)
        if found != LETTERS[holding.phase] and not (holding.phase is Phase.WRITING and found == {State.LOCAL}):
            yield _files(folder, holding, found)
    for segment in sorted(contents.letters):
        if inventory.get(segment) is None:
            words = "no entry of the log speaks of this segment: "
            yield _unknown(folder, inventory, id_text(segment), words)
    for merge in contents.merges:
        do = RESTART if merge in (*inventory.folded, inventory.folding) else f"{REPAIR} puts it aside"
        words = f"{id_text(merge.first)}-{id_text(merge.last)}: a merge that did not end: {do}"
        yield _found(folder, Code.BAD_NAME, words, Severity.WARNING)
    if contents.future_bytes:
        words = f"w0 has {contents.future_bytes} bytes, and is room for a segment that has not begun: {REPAIR}"
        yield _found(folder / "w0", Code.TRAILING_BYTES, words, Severity.WARNING)


def damage_of(path: Path) -> Finding | None:
    """The first error in a segment that no crash leaves; None if it is sound, or ends within an entry."""
    segment = segment_file(str(path), parse_name(path.name))
    found, errors = judged(formats.get(NAME), segment, DEFAULT_LIMITS, Level.RECORDS)
    return None if found.end in SOUND_ENDS else errors[0]


def _content(folder: Path, inventory: Inventory, contents: Contents, *, digests: bool) -> Iterator[Finding]:
    files = SegmentFolder(folder)
    for holding in inventory:
        with suppress(FileNotFoundError):
            # A missing file has left, or was renamed.
            yield from list(_of_content(files, holding, contents, digests=digests))


def _of_content(files: SegmentFolder, holding: Holding, contents: Contents, *, digests: bool) -> Iterator[Finding]:
    found = contents.letters.get(holding.id, NOTHING)
    if found == {State.WRITING} and holding.phase is Phase.WRITING:
        damage = damage_of(files.of(holding.id, State.WRITING))
    elif not digests or State.LOCAL not in found:
        return
    elif holding.phase is Phase.ARCHIVED and holding.upload is not None:
        yield from _uploaded(files.of(holding.id, State.LOCAL), holding.upload)
        return
    else:
        damage = damage_of(files.of(holding.id, State.LOCAL))
    if damage is not None:
        what = f"{REPAIR}{' --digests' if digests else ''} keeps what is sound, and the damaged file beside it"
        yield damage._replace(message=f"{damage.message}: {what}")


def _uploaded(path: Path, upload: Upload) -> Iterator[Finding]:
    problem = wrong_file(upload, path)
    if problem is not None:
        words = f"the segment here {problem} than were uploaded: {REPAIR} --digests takes what is sound"
        yield _found(path, Code.BAD_CHECKSUM, words, Severity.ERROR)


def _files(folder: Path, holding: Holding, found: frozenset[State] | set[State]) -> Finding:
    path = folder / holding.name
    lost = holding.phase in HERE and not found & {State.LOCAL, State.WRITING} and holding.phase is not Phase.WRITING
    if lost and holding.phase is not Phase.ARCHIVED:
        words = (
            "the log says that it is here, and not in the archive; it is not here: put it back from a copy, or "
            f"{GIVE_UP}"
        )
        return _found(path, Code.MISSING_SEGMENT, words, Severity.ERROR)
    expected, actual = _letters(LETTERS[holding.phase]), _letters(found)
    # No start knows which file has all records.
    do = f"{REPAIR} keeps one" if State.WRITING in found else RESTART
    words = f"the log says that it is {holding.phase} (files {expected}), and there are {actual}: {do}"
    return _found(path, Code.MISSING_SEGMENT if lost else Code.BAD_NAME, words, Severity.WARNING, expected, actual)


def _unknown(folder: Path, inventory: Inventory, name: str, words: str) -> Finding:
    ms, seq = map(int, name.split("-"))
    left = inventory.has_left((ms, seq))
    what = f"it left, and its files stayed: {RESTART}" if left else f"{REPAIR} takes it into the log"
    return _found(folder / name, Code.BAD_NAME, words + what, Severity.WARNING)


def _in_archive(inventory: Inventory, archive: StreamArchive, *, digests: bool) -> Iterator[Finding]:
    sizes = archive.sizes()
    for holding in inventory:
        size = sizes.pop(holding.id, None)
        if holding.phase in IN_ARCHIVE and not is_outside(holding, archive):
            assert holding.upload is not None
            with suppress(FileNotFoundError):
                # The object was removed.
                yield from list(_object(holding, holding.upload, size, archive, digests=digests))
    for left, size in sizes.items():
        words = f"an object of {size} bytes that no segment of the log has: {REPAIR} removes it"
        yield _found(archive.url(left), Code.BAD_NAME, words, Severity.WARNING)


def _object(
    holding: Holding, upload: Upload, size: int | None, archive: StreamArchive, *, digests: bool
) -> Iterator[Finding]:
    url = archive.url(holding.id)
    # A listing may be outdated.
    size = archive.size(holding.id) if size != upload.bytes else size
    here = holding.phase is Phase.ARCHIVED
    do = f"{REPAIR} has it uploaded again" if here else f"put a copy of the object back, or {GIVE_UP}"
    severity = Severity.WARNING if here else Severity.ERROR
    if size is None:
        yield _found(url, Code.MISSING_SEGMENT, f"the archive has not the object: {do}", severity)
    elif size != upload.bytes:
        words = f"the object has {size} bytes, and {upload.bytes} were uploaded: {do}"
        yield _found(url, Code.BAD_LENGTH, words, severity, str(upload.bytes), str(size))
    elif digests:
        problem = wrong(upload, archive.get(holding.id, upload.bytes))
        if problem is not None:
            yield _found(url, Code.BAD_CHECKSUM, f"the archive {problem} than were uploaded: {do}", severity)


def _letters(states: frozenset[State] | set[State]) -> str:
    return ", ".join(f"{state}ID" for state in sorted(states)) or "none"


def _found(
    path: Path | str,
    code: Code,
    words: str,
    severity: Severity,
    expected: str | None = None,
    actual: str | None = None,
    position: int = 0,
) -> Finding:
    return Finding(str(path), position, code, severity, words, expected=expected, actual=actual)
