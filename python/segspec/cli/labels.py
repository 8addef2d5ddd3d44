"""Labels for the rows of several logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from segspec.cli.console import origin_words
from segspec.core.json_form import plain
from segspec.core.text import path_text, printable
from segspec.library.log_origin import folder_of_log, origin_of
from segspec.library.stored_log import StoredLog

LOG = "log"


class Label(NamedTuple):
    """The log of rows: fields with all `names` of its format, and words for people."""

    fields: Mapping[str, Any]
    names: Sequence[str]
    words: str


def labels(logs: Sequence[StoredLog], root: str | None) -> list[Label]:
    """Labels with the logs' origins, if unique below `root`, else paths."""
    origins = [origin_of(log) for log in logs]
    counts = Counter(map(origin_words, origins))
    return [
        _label(log, origin, root, apart=root is not None and counts[origin_words(origin)] == 1)
        for log, origin in zip(logs, origins, strict=True)
    ]


def _label(log: StoredLog, origin: Mapping[str, Any], root: str | None, *, apart: bool) -> Label:
    folder = folder_of_log(log)
    name = LOG if LOG not in log.format.columns else f"_{LOG}"
    fields = {name: path_text(folder), **plain(dict(origin))}
    words = origin_words(origin) if apart and origin else printable(_below(folder, root))
    return Label(fields, (name, *log.format.origin.columns), words)


def _below(folder: str, root: str | None) -> str:
    below = folder if root is None else folder.removeprefix(root.rstrip("/")).strip("/")
    return below or folder
