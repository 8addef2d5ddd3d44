"""What many records hold, so that as many others can be held against them without keeping either."""

from __future__ import annotations

from hashlib import blake2b

from segspec.core.model import Record
from segspec.recovery.recover import content_of

RUN = 4096
DIGEST_BYTES = 16


class RecordContents:
    """A digest of each `RUN` records, in order: all of a record but its position and its chunk."""

    def __init__(self) -> None:
        self.count = 0
        self._digests: list[bytes] = []
        self._open = blake2b(digest_size=DIGEST_BYTES)

    def add(self, record: Record) -> None:
        self._open.update(repr(content_of(record)).encode())
        self.count += 1
        if not self.count % RUN:
            self._digests.append(self._open.digest())
            self._open = blake2b(digest_size=DIGEST_BYTES)

    def differs_from(self, other: RecordContents) -> int | None:
        """The number of the first record of the run in which they differ; None where they do not."""
        mine, theirs = self._all(), other._all()
        if mine == theirs and self.count == other.count:
            return None
        same = next((n for n, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), None)
        return RUN * (min(len(mine), len(theirs)) if same is None else same)

    def _all(self) -> list[bytes]:
        return [*self._digests, self._open.digest()]
