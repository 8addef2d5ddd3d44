"""Columns that say which log a row is from: its folder, and what its owner says by the names of folders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.core.text import path_text
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.storage.directory import parent
from segspec.storage.source import is_remote

LOG = "log"
TYPES: dict[type, pa.DataType] = {str: pa.string(), int: pa.int32()}


def origin_types(format: Format) -> dict[str, pa.DataType]:
    """The columns of origin of a format. They are read when they are asked for by their names."""
    return {LOG: pa.string(), **{name: TYPES[kind] for name, kind in format.origin_columns.items()}}


def origin_of(log: Log) -> dict[str, Any]:
    """The values of these columns for all rows of a log, whether it was opened by its folder, a segment or an index.
    What its path does not say is absent."""
    folder = _folder(log)
    return {LOG: path_text(folder), **log.format.origin(_names(folder))}


def _folder(log: Log) -> str:
    file = log.path if log.only_index else log.segments[0].path if log.segments else None
    return log.path if file is None else parent(file)[0]


def _names(folder: str) -> list[str]:
    # What comes first in a store (a bucket, a host) is no folder.
    names = folder.split("/")[len(("scheme:", "", "bucket")) :] if is_remote(folder) else Path(folder).absolute().parts
    return [path_text(name) for name in names if name]
