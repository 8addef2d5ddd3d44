"""What `segspec queue stat` says of a queue, as one object."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from segspec.formats.ffwd import FORMAT, layout
from segspec.formats.ffwd.header import read_header
from segspec.queue.reader import QueueReader
from segspec.storage.being_written import By, Watched
from segspec.storage.source import open_source


def stat(folder: str | os.PathLike[str]) -> dict[str, Any]:
    """The queue in `folder` now: its numbers, segments, consumers, and the process that appends to it, where one is
    known (`process`). `torn_bytes` are those of an entry at its end that is not complete.

    A consumer has `name, position, lag`, and `dropped`, the number of messages that it was due and that are gone.
    """
    with QueueReader(folder) as reader:
        segments, end = reader.segments(), reader.next_offset
        consumers = reader.consumers()
        first, last = segments[0].base, segments[-1]
        with open_source(last.path) as source:
            dialect, size = read_header(source).variant.name, source.size
        facts: dict[str, Any] = {
            "format": FORMAT.name,
            "path": reader.path,
            "dialect": dialect,
            "first_offset": first,
            "next_offset": end,
            "records": end - first,
            "bytes": sum(segment.end for segment in segments),
            "segments": [
                {
                    "path": segment.path,
                    "first_offset": segment.base,
                    "records": segment.next - segment.base,
                    "bytes": segment.end,
                }
                for segment in segments
            ],
            "consumers": [
                {
                    "name": name,
                    "position": position,
                    "lag": max(0, end - max(position, first)),
                    "dropped": max(0, first - position),
                }
                for name, position in sorted(consumers.items())
            ],
        }
        if size > last.end:
            facts["torn_bytes"] = size - last.end
        process = appending_process(reader.path)
        return facts if process is None else {**facts, "process": process}


def appending_process(folder: str) -> int | None:
    """The number of the process that has the queue open for appending, where the system tells."""
    index = str(Path(folder) / layout.INDEX_NAME)
    signs = Watched([index], [folder]).signs()
    return next((sign.process for sign in signs if sign.path == folder and sign.told_by is By.LOCK), None)
