"""Logs of any format, from a Kaitai spec and a declaration.

The declaration maps the spec's structures to frames, its fields to number, time and checksum, and file names to
segments. It is the mapping `-log` in the spec itself (Kaitai's own tools ignore keys that begin with `-`), or, for
another author's spec, a file `NAME.log.yaml` that names it (`spec: x.ksy`). `segspec.frames.keys` defines its keys;
docs/any-log.md shows examples. The engine that reads them is `segspec.frames`.
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

    `rules` is your own Python file, if the declaration needs rules that it cannot express. It is executed; no text of a
    spec or a declaration is. The format can be pickled, and unpickling it needs no compiler.

    Raises `segspec.custom.UnsupportedSpecError` (a `SegspecError` and a `ValueError`) with file and line for invalid
    parts, `segspec.custom.CompilerMissingError` if node or the compiler is missing, and `OSError`.
    """
    with needed():
        # By its name, as the registry imports formats: who only reads logs has nothing to do with the compiler.
        loading = import_module("segspec.frames.loading")
    made: Format = loading.load_format(path, rules, import_paths)
    return made
