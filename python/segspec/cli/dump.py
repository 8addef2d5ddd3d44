"""`segspec dump`: the records as text, JSON or CSV."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import click

from segspec.cli import options
from segspec.cli.console import Errors
from segspec.cli.each_log import EachLog, chosen_spec
from segspec.cli.progress import following
from segspec.cli.writers import WRITERS, Writer, write_each, write_records, write_rows
from segspec.columns.flat import FlatRows
from segspec.columns.long_text import shows
from segspec.core import json_form
from segspec.core.bounds import Range
from segspec.core.stretch import EACH_FRAME
from segspec.library.flat_rows import flat_rows
from segspec.library.log import Log
from segspec.library.record_selection import Selection
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.storage.directory import is_directory, list_directory

if TYPE_CHECKING:
    from segspec.formats.contract.parts import Decoder
    from segspec.library.where import Where


class DumpRequest:
    """The options of one `dump`, and the damage met."""

    where: Where | None = None
    decoder: Decoder | None = None

    def __init__(
        self,
        choice: options.RecordChoice,
        on_damage: OnDamage,
        within: Range | None,
        owner: str | None,
        *,
        is_of_spec: bool,
        frames: bool,
        tracking: bool,
    ) -> None:
        self.choice, self.on_damage, self.within, self.owner = choice, on_damage, within, owner
        self.is_of_spec, self.frames, self.tracking = is_of_spec, frames, tracking
        self.report = Errors()

    @property
    def selection(self) -> Selection:
        return Selection(self.on_damage, self.within, self.choice.deleted, self.report, where=self.where)


@options.record_verb(name="dump")
@options.paths
@options.or_by_spec
@options.archive
@options.read_as
@options.output("text", "json", "csv")
@options.start
@options.end
@click.option("--limit", type=options.Amount(), help="Maximum number of lines.")
@click.option("--frames", is_flag=True, help="Print frames (chunks, bundles, packs, …) instead of records.")
@click.option("--tracking", is_flag=True, help="Print tracking entries, then the state that a broker would hold.")
@options.owner("The release whose state --tracking prints. [default: by the log's folder]")
@options.payload
@options.decode
@options.where
@options.mode
@options.deleted
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
    on_damage: str,
    **records: Any,
) -> int:
    """Prints the records of PATH, one per line, or the entries of an index file.

    With several logs, each line names its own: `log`, and vhost and queue if the folder's name has them.

    Damage is reported on stderr, and the exit code is then 3. If one of several logs cannot be read, or is damaged with
    --on-damage fail, the others follow, and the exit code is 1. In JSON, integers are decimal strings, and absent
    fields are absent.
    """
    own = chosen_spec("paths", "output", "limit", "payload", "on_damage")
    if frames and tracking:
        raise click.UsageError("--frames and --tracking exclude each other")
    if owner and not tracking:
        raise click.UsageError("--owner is for --tracking")
    chosen = {f"--{name}": records[name] for name in ("deleted", "decode", "where")}
    of_records = {"--from": start, "--to": end, **chosen}
    given = next((name for name, value in of_records.items() if value), None)
    if given and (frames or tracking):
        raise click.UsageError(f"{given} is for records, not for --{'frames' if frames else 'tracking'}")
    choice = options.RecordChoice(output, **records)
    within = options.range_of(start, end)
    request = DumpRequest(
        choice, OnDamage(on_damage), within, owner, is_of_spec=own is not None, frames=frames, tracking=tracking
    )
    out, left = _writers(own is not None)[output](), limit
    logs = EachLog(paths, own)
    for log, label in logs.labelled():
        if tracking:
            options.only_for("--tracking", lambda one: one.tracking is not None, log)
            _check_owner(log, owner)
        request.where, request.decoder = choice.of(log)
        if given and log.only_index:
            raise click.UsageError(f"{given} is for records, and {log.path} is an index")
        # On a terminal the lines themselves show the progress.
        shown = nullcontext() if sys.stdout.isatty() else following(log.path, log.size)
        with logs.attempt(log), shown:
            decoded = request.decoder.columns if request.decoder else ()
            out.begin_log(label, () if frames or tracking or log.only_index else (*log.format.columns, *decoded))
            left = _dump(log, request, out, left)
        if left == 0:
            break
    return logs.code(damaged=request.report.count > 0)


def _writers(is_of_spec: bool) -> Mapping[str, Callable[[], Writer]]:
    if not is_of_spec:
        return WRITERS
    from segspec.cli.nested_rows import NESTED_WRITERS

    return NESTED_WRITERS


def _check_owner(log: Log, owner: str | None) -> None:
    if owner is None:
        return
    if owner not in log.format.owners:
        raise click.UsageError(f"{owner} does not own {log.format.name} logs; {', '.join(log.format.owners)} do")
    if not is_directory(log.path):
        raise click.UsageError(f"--owner is for the folder of a log, and {log.path} is a file")


def _dump(log: Log, request: DumpRequest, out: Writer, left: int | None) -> int | None:
    for finding in log.folder_findings(request.within):
        request.report(finding)
    if left == 0:
        return 0
    if request.frames and not log.only_index:
        return _write_frames(log, request, left, out)
    if request.tracking or log.only_index or request.decoder or request.is_of_spec:
        return write_each(out, _rows(log, request), left)
    selection = request.selection
    left = write_records(out, flat_rows(log, log.format.columns, selection), request.choice.form, left)
    selection.tell_unopened()
    return left


def _write_frames(log: Log, request: DumpRequest, left: int | None, out: Writer) -> int | None:
    """Sound frames are written in bulk."""
    from segspec.columns.flat import frame_rows

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
                shape = (segment.path, *rows.columns)
                lines = out.lines(options.payload_form(None, request.choice.output), tuple(rows.columns), lead)

            def write(row: int, rows: FlatRows = rows, lead: dict[str, Any] = lead) -> None:
                out.write(lead | json_form.plain(rows.values(row)))

            left = write_rows(rows, lines, left, write)
        if left == 0:
            break
    return left


def _rows(log: Log, request: DumpRequest) -> Iterator[dict[str, Any]]:
    payload = shows(request.choice.form)
    if log.only_index:
        for path, entry in log.index_entries(on_damage=request.on_damage, report=request.report):
            yield json_form.plain({"index": path, **entry}, payload)
    elif request.is_of_spec:
        from segspec.cli.nested_rows import rows_json

        yield from rows_json(log.arrow(on_damage=request.on_damage, report=request.report), payload)
    elif request.decoder is None:
        yield from _tracking(log, request)
    else:
        yield from _decoded(log, request, request.decoder)


def _decoded(log: Log, request: DumpRequest, decoder: Decoder) -> Iterator[dict[str, Any]]:
    payload, selection = shows(request.choice.form), request.selection
    try:
        for _, record in log.placed_records(selection):
            yield json_form.record(record, payload) | decoder.decode(log.path, record, payload, request.report)
    finally:
        # Also if the reader of the output left early.
        selection.tell_unopened()


def _tracking(log: Log, request: DumpRequest) -> Iterator[dict[str, Any]]:
    tracking = log.format.tracking
    assert tracking is not None, "the options were checked"
    payload = shows(request.choice.form)
    for segment, entry in log.tracking(on_damage=request.on_damage, report=request.report):
        yield json_form.plain({"segment": segment.path, **entry}, payload)

    def held_by(now: StoredLog) -> dict[str, Any]:
        directory = list_directory(now.path) if is_directory(now.path) else None
        return tracking.state(now.segments, now.summary, directory, request.owner)

    held = log.look(held_by)
    yield {"state": json_form.plain(held, payload)}
