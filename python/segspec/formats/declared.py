"""Logs of any format, from a Kaitai spec and a declaration.

The declaration is the key `-log` in the spec (Kaitai's tools ignore keys that begin with `-`), or a file
`NAME.log.yaml` that names another author's spec (`spec: x.ksy`). docs/any-log.md shows examples. The engine is
`segspec.frames`, which defines the keys (`keys`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from segspec.core.extras import needed

if TYPE_CHECKING:
    from segspec.formats.contract.descriptor import Format

SUFFIXES = (".ksy", ".log.yaml")


def load(
    path: str | os.PathLike[str],
    rules: str | os.PathLike[str] | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
) -> Format:
    """The format of the logs that a spec with `-log`, or a file `NAME.log.yaml`, declares.

    `rules` is your own Python file for other rules; only it is executed. The format can be pickled; unpickling needs no
    compiler.

    Raises `segspec.custom.UnsupportedSpecError` (a `SegspecError` and a `ValueError`) with file and line for invalid
    parts, `segspec.custom.CompilerMissingError` without node or the compiler, and `OSError`.
    """
    with needed():
        # By name, as the registry imports formats: readers need no compiler.
        loading = import_module("segspec.frames.loading")
    made: Format = loading.load_format(path, rules, import_paths)
    return made
