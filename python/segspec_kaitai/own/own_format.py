"""A user's format: the columns of its rows and the roads to them, as plain data."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from pathlib import Path
from typing import Any

from segspec.storage.store_path import with_options
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.own.own_log import OwnLog, OwnRows
from segspec_kaitai.own.own_part import open_own


@dataclass(frozen=True)
class OwnFormat(OwnRows):
    """A reader for the files that a spec describes.

    `rows` is the path of the repeated field whose items are rows; "" if the file is a sequence of the whole spec; "."
    if the file is one row. `others` are repeated fields that could be named instead. `omitted` fields are columns only
    if `columns` names them; `unread` ones are not read otherwise. `why` is the reason why the rows are not on the fast
    road.
    """

    path: Path
    rows: str
    others: tuple[str, ...]
    omitted: tuple[str, ...]
    why: tuple[Problem, ...] = attribute(repr=False)
    unread: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """The text of the kernel's module; "" without one."""
        return "" if self.fast is None else self.fast.source

    def compiled(self) -> OwnFormat:
        return self if self.fast is None else replace(self, fast=self.fast.compiled())

    def open(
        self,
        path: str | os.PathLike[str],
        *,
        max_bytes: int | None = None,
        storage_options: Mapping[str, Any] | None = None,
    ) -> OwnLog:
        """A file of this format. `storage_options` are those of `segspec.open`. Raises `OSError` if it cannot be
        opened, and `SegspecError` (limit-exceeded) if it has more than `max_bytes`.
        """
        return open_own(self, with_options(path, storage_options), max_bytes)
