"""segspec: reads, checks and documents the segment files of five append-only logs.

log = segspec.open("path")
for record in log.records(on_damage="skip"):
    ...
reader = log.arrow(columns=["offset", "value"])
with segspec.create("path", "durable_log", segment_bytes=64 << 20) as writer:
    writer.append(b"…")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from segspec.core.bounds import Range, parse_bound
from segspec.core.errors import Code, Finding, SegspecError, SegspecWarning, Severity
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Record
from segspec.core.version import __version__ as __version__
from segspec.library.log import Log, open, open_all
from segspec.reading.walk import OnDamage

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from segspec.custom import OwnFormat
    from segspec.recovery import Report
    from segspec.writing import LogWriter, create

__all__ = [
    "Code",
    "Finding",
    "Limits",
    "Log",
    "LogWriter",
    "OnDamage",
    "Range",
    "Record",
    "SegspecError",
    "SegspecWarning",
    "Severity",
    "compile",
    "create",
    "open",
    "open_all",
    "parse_bound",
    "recover",
]


def __getattr__(name: str) -> object:
    # Who only reads does not wait for the writers' code to be imported.
    if name not in ("LogWriter", "create"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("segspec.writing"), name)


def compile(path: str | os.PathLike[str], rows: str | None = None, columns: Sequence[str] | None = None) -> OwnFormat:
    """A reader for the files that the Kaitai Struct spec at `path` describes, whatever the format.

    `rows` is the path of the repeated field whose items are rows (`records`, `body.items`), or "" where the spec
    describes one row and the file is one after the other; without it, the one repeated field that the spec has.
    `columns` names the fields that are columns; without it, every number, text and run of bytes of a row, and every
    value instance. Fields of structures are named with underscores (`header.version` is `header_version`).

    Raises `segspec.custom.UnsupportedSpecError` (a `ValueError`) for what has no reader, with spec and line, and
    `segspec.custom.CompilerMissingError` where node or the compiler is missing. Needs the extra `compile`.
    """
    from segspec.custom import compile_format

    return compile_format(path, rows, columns)


def recover(
    path: str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    format: str | None = None,
    dry_run: bool = False,
    limits: Limits = DEFAULT_LIMITS,
) -> Report:
    """Makes a clean copy of the log at `path`, every record of it that can be read, in the new folder `out`.

    See `segspec.recovery.recover.recover` for what it promises and what it raises.
    """
    from segspec.recovery import recover as run

    return run(path, out, format=format, dry_run=dry_run, limits=limits)
