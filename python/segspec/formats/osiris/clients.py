"""Consumers and publishers after a start, by the broker's tracking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from segspec.formats.contract.clients import Client, client, stored
from segspec.formats.contract.startup import OwnerCrashError
from segspec.formats.osiris.owner.choice import owner_of
from segspec.formats.osiris.owner.delivery import beginning
from segspec.formats.osiris.owner.releases import RELEASES
from segspec.formats.osiris.owner.start import Start
from segspec.formats.osiris.owner.tail import started
from segspec.storage.directory import Directory

BEFORE = "a consumer gets the first chunk that is there"
BEYOND = "a consumer waits until the stream gets there"


def clients(directory: Directory) -> Iterator[Client]:
    return clients_after(started(RELEASES[owner_of(directory)], directory))


def clients_after(start: Start) -> Iterator[Client]:
    """Consumers and publishers that the broker tracks; empty after a crash."""
    if start.crash is not None or start.tracking is None or start.next_offset is None or start.current is None:
        return
    first = 0
    with suppress(OwnerCrashError):
        _, first = beginning(start)
    for name, offset in sorted(start.tracking.offsets.items()):
        row = client("consumer", name=name.decode("utf-8", "backslashreplace"), offset=offset, due=offset + 1)
        yield stored(row, first, start.next_offset, BEFORE, BEYOND, may_be_time=True)
    for name, (_, sequence) in sorted(start.tracking.sequences.items()):
        yield client("publisher", name=name.decode("utf-8", "backslashreplace"), sequence=sequence)
