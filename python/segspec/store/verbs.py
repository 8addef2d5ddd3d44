"""The words of a stream's log."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """The entries of a stream's log (seeds/mojo.txt "Stream AOF"). The seed has neither `ADD-`, `FOLD+`, `FOLD-` nor
    `TRIM`."""

    STREAM = "STREAM"
    ADD = "ADD"
    ADD_FAILED = "ADD-"
    UP = "UP"
    UP_DONE = "UP+"
    UP_FAILED = "UP-"
    DOWN = "DOWN"
    DOWN_DONE = "DOWN+"
    DOWN_FAILED = "DOWN-"
    GC = "GC"
    FOLD = "FOLD"
    FOLD_DONE = "FOLD+"
    FOLD_FAILED = "FOLD-"
    TRIM = "TRIM"


LONG_FORMS = {
    "SEGMENT": Verb.ADD,
    "ARCHIVE": Verb.UP,
    "ARCHIVE_COMPLETE": Verb.UP_DONE,
    "ARCHIVE_FAILED": Verb.UP_FAILED,
}
"""The seed's other words for the same entries."""
