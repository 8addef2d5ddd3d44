"""Logs of any format, from a Kaitai spec and a declaration: which structure is a frame, which field its number, its
time, its checksum and what that covers, and how files are called.

A declaration stands in the spec itself, as the mapping `-log` (keys that begin with `-` mean nothing to Kaitai's own
tools), or beside a spec of somebody else's in a file `NAME.log.yaml`, which names it (`spec: x.ksy`).
`segspec.frames.keys` says what may stand in one; docs/any-log.md shows how. What reads them is the engine,
`segspec.frames`.
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
"""How the files are called that a format can be loaded from."""


def load(
    path: str | os.PathLike[str],
    rules: str | os.PathLike[str] | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
) -> Format:
    """The format of the logs that a spec with `-log`, or a file `NAME.log.yaml`, declares.

    `rules` is a Python file of your own, where the declaration asks for something that it cannot say itself. It is run;
    nothing that a spec or a declaration says is. The format pickles, and whoever unpickles it needs no compiler.

    Raises `segspec.custom.UnsupportedSpecError` (a `SegspecError` and a `ValueError`) with file and line for what has
    no meaning, `segspec.custom.CompilerMissingError` where node or the compiler is missing, and `OSError`.
    """
    with needed():
        # By its name, as the registry imports formats: who only reads logs has nothing to do with the compiler.
        loading = import_module("segspec.frames.loading")
    made: Format = loading.load_format(path, rules, import_paths)
    return made
