"""`segspec dump`: the records as text, JSON or CSV."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import click

from segspec.cli import options, spec_choice
from segspec.cli.console import Errors
from segspec.cli.each_log import EachLog
from segspec.cli.nested_rows import NESTED_WRITERS, rows_json
from segspec.cli.progress import following
from segspec.cli.writers import WRITERS, Writer, write_records, write_rows
from segspec.columns.flat import FlatRows
from segspec.columns.long_text import shows
from segspec.core import json_form
from segspec.core.bounds import Range
from segspec.core.stretch import EACH_FRAME
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.record_values import Decoder
from segspec.library.flat_rows import flat_rows
from segspec.library.log import Log
from segspec.library.record_selection import Selection
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.storage.directory import is_directory, list_directory

if TYPE_CHECKING:
    from segspec.core.condition import Condition
    from segspec.library.where import Where

Item = TypeVar("Item")


@dataclass(slots=True)
class DumpRequest:
    """The options of one `dump`, their meaning for the current log, and the damage met."""

    on_damage: OnDamage
    within: Range | None
    deleted: bool
    payload: str
    owner: str | None
    is_of_spec: bool
    decoder: Decoder | None = None
    where: Where | None = None
    report: Errors = field(default_factory=Errors)

    @property
    def selection(self) -> Selection:
        return Selection(self.on_damage, self.within, self.deleted, self.report, where=self.where)


def _has_tracking(format: Format) -> bool:
    return format.tracking is not None


@click.command(name="dump", cls=options.CommandWithWhere)
@options.paths
@spec_choice.or_by_spec
@options.archive
@options.read_as
@options.output("text", "json", "csv")
@options.start
@options.end
@click.option("--limit", type=click.IntRange(min=0), help="Give at most this many lines.")
@click.option("--frames", is_flag=True, help="Give frames (chunks, bundles, packs, …) instead of records.")
@click.option("--tracking", is_flag=True, help="Give tracking entries, then the state a broker would hold.")
@options.owner("Whose state --tracking gives; by default as the log's folder tells")
@click.option(
    "--payload",
    type=click.Choice(list(json_form.PAYLOADS)),
    help="Form of values, keys and names. [default: hex in JSON and CSV, utf8 in text]",
)
@options.decode
@options.where
@options.mode
@click.option("--deleted", is_flag=True, help="Include entries that are marked as deleted.")
@options.on_damage
@options.limits
def command(
    paths: tuple[str, ...],
    output: str,
    start: Any,
    end: Any,
    limit: int | None,
    frames: bool,
    tracking: bool,
    owner: str | None,
    payload: str | None,
    decode: str | None,
    conditions: tuple[Condition, ...],
    deleted: bool,
    on_damage: str,
) -> int:
    """The records of PATH, one a line; of an index file its entries.

    Where there are several logs, of a tree or of several paths, each line says which it is of: `log`, and what the
    folder's name says (vhost and queue).

    --from, --to, --where, --deleted and --decode are for records: not with --frames, --tracking or an index.

    Damage is reported on stderr, and the exit code is then 3. Where one log of several cannot be read, or is damaged
    with --on-damage fail, that is said, the others follow, and the exit code is 1. With --output json, integers are
    decimal strings and absent fields are absent.
    """
    own = spec_choice.chosen("paths", "output", "limit", "payload", "on_damage")
    if frames and tracking:
        raise click.UsageError("--frames and --tracking exclude each other")
    if owner and not tracking:
        raise click.UsageError("--owner is for --tracking")
    of_records = {"--from": start, "--to": end, "--deleted": deleted, "--decode": decode, "--where": conditions}
    given_of_records = [name for name, given in of_records.items() if given]
    if (frames or tracking) and given_of_records:
        raise click.UsageError(f"{given_of_records[0]} is for records, not for --{'frames' if frames else 'tracking'}")
    chosen = payload or ("utf8" if output == "text" else "hex")
    request = DumpRequest(OnDamage(on_damage), options.range_of(start, end), deleted, chosen, owner, own is not None)
    out = (WRITERS if own is None else NESTED_WRITERS)[output]()
    left = limit
    logs = EachLog(paths, own)
    for log, label in logs.labelled():
        request.decoder = options.decoder_of(log, decode) if decode else None
        if tracking:
            options.only_for("--tracking", _has_tracking, log)
            _check_owner(log, owner)
        if deleted:
            options.only_for("--deleted", options.has_deleted, log)
        request.where = options.where_in(log, conditions) if conditions else None
        if log.only_index and given_of_records:
            raise click.UsageError(f"{given_of_records[0]} is for records, and {log.path} is an index")
        # On a terminal the lines themselves show how far it is.
        shown = nullcontext() if sys.stdout.isatty() else following(log.path, log.size)
        with logs.attempt(log), shown:
            is_of_records = not (frames or tracking or log.only_index)
            decoded = request.decoder.columns if request.decoder else ()
            out.begin_log(label, (*log.format.columns, *decoded) if is_of_records else ())
            left = _dump(log, request, out, left, frames=frames, tracking=tracking)
        if left == 0:
            break
    return logs.code(damaged=request.report.count > 0)


def _check_owner(log: Log, owner: str | None) -> None:
    if owner is None:
        return
    if owner not in log.format.owners:
        raise click.UsageError(f"{owner} is no owner of {log.format.name}, but {', '.join(log.format.owners)} are")
    if not is_directory(log.path):
        raise click.UsageError(f"--owner is for the folder of a log, and {log.path} is a file")


def _dump(log: Log, request: DumpRequest, out: Writer, left: int | None, *, frames: bool, tracking: bool) -> int | None:
    """Writes one log's rows; returns how many more may be written."""
    for finding in log.folder_findings(request.within):
        request.report(finding)
    if left == 0:
        return 0
    if frames and not log.only_index:
        return _write_frames(log, request, left, out)
    if tracking or log.only_index or request.decoder or request.is_of_spec:
        return _write(_rows(log, request), left, out.write)
    selection = request.selection
    left = write_records(out, flat_rows(log, log.format.columns, selection), request.payload, left)
    selection.tell_unopened()
    return left


def _write(rows: Iterator[Item], left: int | None, write: Callable[[Item], None]) -> int | None:
    """Writes at most `left` rows; returns how many more may be written."""
    for row in rows:
        write(row)
        left = None if left is None else left - 1
        if left == 0:
            break
    return left


def _write_frames(log: Log, request: DumpRequest, left: int | None, out: Writer) -> int | None:
    """Writes at most `left` frames, sound ones in bulk; returns how many more may be written."""
    from segspec.columns.frame_rows import frame_rows

    shape: tuple[str, ...] = ()
    lines = None
    for segment, step in log.steps(on_damage=request.on_damage, wanted=EACH_FRAME):
        for finding in step.findings:
            request.report(finding)
        if step.frame is not None:
            out.write(json_form.frame(segment.path, step.frame))
            left = None if left is None else left - 1
        elif step.stretch is not None and step.stretch.each is not None:
            rows, lead = frame_rows(step.stretch.each), json_form.plain({"segment": segment.path})
            if shape != (segment.path, *rows.columns):
                shape, lines = (segment.path, *rows.columns), out.table_lines(tuple(rows.columns), lead)

            def write(row: int, rows: FlatRows = rows, lead: dict[str, Any] = lead) -> None:
                out.write(lead | json_form.plain(rows.values(row)))

            left = write_rows(rows, lines, left, write)
        if left == 0:
            break
    return left


def _rows(log: Log, request: DumpRequest) -> Iterator[dict[str, Any]]:
    payload = shows(request.payload)
    if log.only_index:
        for path, entry in log.index_entries(on_damage=request.on_damage, report=request.report):
            yield json_form.plain({"index": path, **entry}, payload)
    elif request.is_of_spec:
        yield from rows_json(log.arrow(on_damage=request.on_damage, report=request.report), payload)
    elif request.decoder is None:
        yield from _tracking(log, request)
    else:
        yield from _decoded(log, request, request.decoder)


def _decoded(log: Log, request: DumpRequest, decoder: Decoder) -> Iterator[dict[str, Any]]:
    payload, selection = shows(request.payload), request.selection
    try:
        for _, record in log.placed_records(selection):
            yield json_form.record(record, payload) | decoder.decode(log.path, record, payload, request.report)
    finally:
        # A reader who left early learns of the damage, too.
        selection.tell_unopened()


def _tracking(log: Log, request: DumpRequest) -> Iterator[dict[str, Any]]:
    tracking = log.format.tracking
    assert tracking is not None, "the options were checked"
    payload = shows(request.payload)
    for segment, entry in log.tracking(on_damage=request.on_damage, report=request.report):
        yield json_form.plain({"segment": segment.path, **entry}, payload)

    def held_by(now: StoredLog) -> dict[str, Any]:
        directory = list_directory(now.path) if is_directory(now.path) else None
        return tracking.state(now.segments, now.summary, directory, request.owner)

    held = log.look(held_by)
    yield {"state": json_form.plain(held, payload)}
