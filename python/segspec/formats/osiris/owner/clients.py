"""Who stands where in a stream after a start: consumers by the offsets that they stored, publishers by their sequences,
as the broker has them in its tracking."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.formats.contract.clients import Client, publisher, stored
from segspec.formats.contract.startup import ConsumerView
from segspec.formats.osiris.owner.start import Start

BEFORE = "a consumer gets the first chunk that is there"
BEYOND = "a consumer waits until the stream gets there"


def clients(start: Start, seen: ConsumerView | None) -> Iterator[Client]:
    """Clients store the offset of a record that they have, and ask for the one after it."""
    if start.crash is not None or start.tracking is None or start.next_offset is None:
        return
    path, first = start.files.directory.path, None if seen is None else seen.first_offset
    for name, offset in sorted(start.tracking.offsets.items()):
        made = Client("consumer", path, name=_text(name), offset=offset, due=offset + 1)
        yield stored(made, first, start.next_offset, BEFORE, BEYOND, may_be_time=True)
    for name, (_, sequence) in sorted(start.tracking.sequences.items()):
        yield publisher(Client("publisher", path, name=_text(name), sequence=sequence))


def _text(name: bytes) -> str:
    return name.decode("utf-8", "backslashreplace")
