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
from itertools import chain
from typing import TYPE_CHECKING

from segspec.core.version import __version__ as __version__

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from segspec.core.bounds import End
    from segspec.core.bounds import Range as Range
    from segspec.core.bounds import parse_bound as parse_bound
    from segspec.core.errors import Code as Code
    from segspec.core.errors import Finding as Finding
    from segspec.core.errors import SegspecError as SegspecError
    from segspec.core.errors import SegspecWarning as SegspecWarning
    from segspec.core.errors import Severity as Severity
    from segspec.core.limits import Limits as Limits
    from segspec.core.model import Record as Record
    from segspec.custom import OwnFormat
    from segspec.library.log import Log as Log
    from segspec.library.log import open as open
    from segspec.library.log import open_all as open_all
    from segspec.library.node_report import report as report
    from segspec.library.where import Conditions
    from segspec.publishing import Published
    from segspec.reading.walk import OnDamage as OnDamage
    from segspec.reading.walk import Policy
    from segspec.recovery import recover as recover
    from segspec.writing import LogWriter as LogWriter
    from segspec.writing import create as create

_HOMES = {
    "segspec.core.bounds": ("Range", "parse_bound"),
    "segspec.core.errors": ("Code", "Finding", "SegspecError", "SegspecWarning", "Severity"),
    "segspec.core.limits": ("Limits",),
    "segspec.core.model": ("Record",),
    "segspec.library.log": ("Log", "open", "open_all"),
    "segspec.library.node_report": ("report",),
    "segspec.reading.walk": ("OnDamage",),
    "segspec.recovery": ("recover",),
    "segspec.writing": ("LogWriter", "create"),
}

__all__ = sorted(["compile", "publish", *chain.from_iterable(_HOMES.values())])


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(home), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def compile(
    path: str | os.PathLike[str],
    rows: str | None = None,
    columns: Sequence[str] | str | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
    flatten: bool = False,
    enums: str = "numbers",
    text_errors: str = "null",
    unions: bool = False,
    params: Mapping[str, Any] | None = None,
    processes: Mapping[str, str] | None = None,
) -> OwnFormat:
    """A reader for the files that the Kaitai Struct spec at `path` describes.

    `rows` is the path of the repeated field whose items are rows (`records`, `body.items`), "" if the file repeats the
    spec, or "." if the whole file is one row. By default it is the single list that the file consists of, else the
    whole spec. `columns` names the fields to read, by their paths (`header.version`). By default they are all fields in
    a row, those that its instances read elsewhere, and computed values. "*" adds what instances read again, contents
    and parameters. `_position`, `_end` and `_index` are a row's place and number.

    Structures become structs and repeated fields lists. A switch becomes a struct with a child for each kind of value,
    or a dense union with `unions`. With `flatten` fields of structures are columns of the row (`header_version`).
    `enums` is "numbers", or "names" for dictionary columns. Invalid text is null, with a finding, if `text_errors` is
    "null"; "replace" uses U+FFFD; "bytes" gives texts as bytes.

    Imports of the spec must be in its folder or below, or in or below one of `import_paths`; absolute imports only the
    latter. `params` are the values of the spec's parameters. `processes` names the Python classes of processes and
    types that are programs (`{"my_lib.fn": "package.module:Class"}`). Only these are run: a spec is data.

    A kernel reads the rows if it can, else the generated Kaitai parser: `lane` of the format names which, and `why` the
    obstacle to a kernel. Needs the extra `compile`.

    Raises `segspec.custom.UnsupportedSpecError` (a `SegspecError` and a `ValueError`) for an unsupported spec, with its
    line, and `segspec.custom.CompilerMissingError` if node or the compiler is missing.
    """
    from segspec.core.extras import needed

    with needed():
        from segspec.custom import compile_format

    return compile_format(
        path,
        rows,
        columns,
        import_paths=import_paths,
        flatten=flatten,
        enums=enums,
        text_errors=text_errors,
        unions=unions,
        params=params,
        processes=processes,
    )


def publish(
    path: str | os.PathLike[str],
    to: str,
    *,
    start: End | None = None,
    end: End | None = None,
    where: Conditions | None = None,
    on_damage: Policy = "stop",
    rate: float | None = None,
    resume: str | os.PathLike[str] | None = None,
    producer: str | None = None,
    timeout: float = 60,
    format: str | None = None,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    report: Callable[[Finding], None] | None = None,
) -> Published:
    """Publishes the records of the log at `path` to the stream or queue `to`, and waits for every confirmation.

    `to` is a URI, `amqp://user:password@host:port/vhost/name`, `rabbitmq-stream://…` or one with a plugin's scheme.
    `start`, `end`, `where`, `on_damage` and `report` are those of `Log.records`; `rate` is in records per second,
    `timeout` in seconds. See `segspec.publishing.Publication` for `resume` and `producer`. Needs the extra `publish`.

    Raises `segspec.publishing.PublishError` (a `SegspecError`) if the broker refuses, does not answer or goes away, and
    `ValueError` for an invalid URI.
    """
    from pathlib import Path

    from segspec.core.bounds import range_of
    from segspec.core.limits import DEFAULT_LIMITS
    from segspec.library.log import open as open_log
    from segspec.library.where import read_conditions
    from segspec.publishing import Publication, destination_of

    destination = destination_of(to)
    log = open_log(path, format=format, limits=limits or DEFAULT_LIMITS, storage_options=storage_options)
    return Publication(
        log,
        destination,
        within=range_of(start, end),
        where=read_conditions(where),
        on_damage=on_damage,
        rate=rate,
        resume=None if resume is None else Path(resume),
        producer=producer,
        seconds=timeout,
        report=report,
    ).run()
