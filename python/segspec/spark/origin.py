"""Columns that say which log a row is from: its folder, and what its owner says by the names of folders."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from segspec.core.text import path_text
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.library.log_origin import folder_of_log
from segspec.library.log_origin import origin_of as named_origin

LOG = "log"
TYPES: dict[type, pa.DataType] = {str: pa.string(), int: pa.int32()}


def origin_types(format: Format) -> dict[str, pa.DataType]:
    """The columns of origin of a format. They are read when they are asked for by their names."""
    return {LOG: pa.string(), **{name: TYPES[kind] for name, kind in format.origin.columns.items()}}


def origin_of(log: Log) -> dict[str, Any]:
    """The values of these columns for all rows of a log. What its path does not say is absent."""
    return {LOG: path_text(folder_of_log(log)), **named_origin(log)}
