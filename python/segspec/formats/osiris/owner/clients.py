"""Who stands where in a stream after a start: consumers by the offsets that they stored, publishers by their sequences,
as the broker has them in its tracking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from segspec.formats.contract.clients import Client, publisher, stored
from segspec.formats.contract.startup import OwnerCrashError
from segspec.formats.osiris.owner.delivery import beginning
from segspec.formats.osiris.owner.releases import RELEASES
from segspec.formats.osiris.owner.start import Start
from segspec.formats.osiris.owner.tail import started
from segspec.storage.directory import Directory

BEFORE = "a consumer gets the first chunk that is there"
BEYOND = "a consumer waits until the stream gets there"


def clients(directory: Directory, owner: str) -> Iterator[Client]:
    return clients_after(started(RELEASES[owner], directory))


def clients_after(start: Start) -> Iterator[Client]:
    """Clients store the offset of a record that they have, and ask for the one after it."""
    if start.crash is not None or start.tracking is None or start.next_offset is None or start.current is None:
        return
    path, first = start.files.directory.path, None
    with suppress(OwnerCrashError):
        _, first = beginning(start)
    for name, offset in sorted(start.tracking.offsets.items()):
        made = Client("consumer", path, _text(name), offset=offset, due=offset + 1)
        yield stored(made, first, start.next_offset, BEFORE, BEYOND, may_be_time=True)
    for name, (_, sequence) in sorted(start.tracking.sequences.items()):
        yield publisher(Client("publisher", path, _text(name), sequence=sequence))


def _text(name: bytes) -> str:
    return name.decode("utf-8", "backslashreplace")
