"""The owner's name of a log, from the names of its folder and those above it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from segspec.formats import listed
from segspec.library.stored_log import StoredLog
from segspec.storage.directory import folder_names, parent
from segspec.storage.store_path import UploadedPath


def origin_of(log: StoredLog) -> Mapping[str, Any]:
    """The values of the format's `Origin.columns` for a log, as far as its path determines them."""
    return log.format.origin.said_by(folder_names(folder_of_log(log)))


def origin_by_name(folder: str) -> Mapping[str, Any]:
    """The origin that the folder name shows; empty if no or several formats have such names."""
    names = folder_names(folder)
    said = [origin for each in listed() if (origin := each.origin.said_by(names))]
    return said[0] if len(said) == 1 else {}


def folder_of_log(log: StoredLog) -> str:
    """The folder of a log, even if the log was opened as a file."""
    file = log.path if log.only_index else log.segments[0].path if log.segments else None
    if isinstance(file, UploadedPath):
        return file.home
    return log.path if file is None else parent(file)[0]
