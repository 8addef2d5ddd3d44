"""Whether a log is being written during a look at it."""

from __future__ import annotations

from segspec.library.stored_log import StoredLog
from segspec.storage.being_written import Watched
from segspec.storage.directory import Directory, parent


def watch(log: StoredLog) -> Watched:
    paths = {segment.path: None for segment in log.segments}
    paths |= {path: None for segment in log.segments for path in segment.files_beside}
    if log.only_index:
        paths[log.path] = None
    folders = {parent(path)[0]: None for path in paths}
    return Watched(paths, [place for folder in folders for place in _lockable(log, folder)])


def watch_folder(log: StoredLog, directory: Directory) -> Watched:
    return Watched(map(directory.join, directory.names()), _lockable(log, directory.path))


def _lockable(log: StoredLog, folder: str) -> list[str]:
    name = log.format.lock_name
    return [folder] if name is None else [folder, f"{folder.rstrip('/')}/{name}"]
