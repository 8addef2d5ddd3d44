"""A conversion in two steps: preparation, which lists expected losses, and the run."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.columns.schema import RECORD_TYPES
from segspec.conversion import arrow_files, outputs
from segspec.conversion.inputs import KINDS, Input, decoder_named, open_input
from segspec.conversion.jsonl import Decode, TextFile
from segspec.conversion.losses import TABLES, DoesNotFit, Plan, Refused, plan
from segspec.conversion.mapping import Placed, ToFields, from_fields, to_times
from segspec.conversion.outputs import Nulls, NullsOfLog, Numbering
from segspec.core.bounds import Range
from segspec.core.errors import Finding, Severity, TellFinding
from segspec.core.json_form import REVERSIBLE, ReversiblePayload
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import FurtherRecord
from segspec.formats import get
from segspec.formats.contract.parts import Decoder
from segspec.formats.contract.salvage import Holes, Moved
from segspec.library.log import LogArchive
from segspec.library.output_places import OutputError, check_output
from segspec.library.record_selection import Selection
from segspec.library.where import Conditions, Where
from segspec.reading.walk import OnDamage


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a conversion.

    `records` are in the target, `errors` in the input. `moved` counts records whose id has another time (see
    `ToFields`), `gaps` those in offsets. `runs` has the first of the `num_runs` moves that closed gaps. `nulls` counts
    nulls that are empty in the target, by column.
    """

    records: int
    errors: int
    moved: int
    gaps: int
    runs: tuple[Moved, ...] = ()
    num_runs: int = 0
    nulls: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Conversion:
    """A prepared conversion. `plan.notes` lists expected losses; nothing has been written yet."""

    input: Input
    target: Path
    plan: Plan
    payload: ReversiblePayload
    options: dict[str, Any]
    force: bool
    where: Where | None = None
    holes: Holes = Holes.KEEP
    decoder: Decoder | None = None
    _errors: int = field(default=0, init=False)

    def run(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        within: Range | None = None,
        report: TellFinding | None = None,
    ) -> Done:
        """Writes the target, which appears when it is complete.

        `report` gets errors of the input. Raises `Refused` for a record that does not fit the target, `SegspecError`
        for damage under `fail` and for values that do not fit the columns.
        """
        self._errors, told = 0, 0

        def tell(finding: Finding) -> None:
            nonlocal told
            told += 1
            self._errors += finding.severity is Severity.ERROR
            if report is not None:
                report(finding)

        reading = Selection(OnDamage(on_damage), within, self.plan.deleted, tell, where=self.where)
        if self._goes_by_columns:
            try:
                return self._write_columns(reading)
            except DoesNotFit:
                # Reading record by record finds the misfit.
                reading = reading._replace(report=after(told, tell))
        return self._write_rows(reading) if self.plan.to_table else self._write_records(reading)

    @property
    def _goes_by_columns(self) -> bool:
        plan = self.plan
        if plan.to_text and self.input.format is not None:
            return self.decoder is None
        if self.where is not None or self.decoder is not None:
            return False
        if plan.to_table:
            return self.input.gives_columns(plan.columns)
        return not (plan.to_fields or plan.from_fields or plan.to_times) and self.input.gives_columns(plan.columns)

    def _write_columns(self, reading: Selection) -> Done:
        if self.plan.to_table:
            with outputs.replacing_file(self.target, force=self.force) as out:
                columns = self.plan.columns
                if self.plan.to_text:
                    text = TextFile(out, self.plan.target, columns, self.payload)
                    records = text.write_rows(self.input.flat_rows(columns, reading))
                    return Done(records, self._errors, 0, 0, nulls=text.nulls.counts)
                batches, schema = self.input.columns_only(columns, reading), self._schema
                return Done(arrow_files.write_batches(batches, out, schema, self.plan.target), self._errors, 0, 0)
        taken = [name for name in get(self.plan.target).takes if name in self.plan.columns]
        nulls = NullsOfLog(self.plan.target)
        with outputs.new_folder(self.target) as folder:
            batches = self.input.columns_only(taken, reading, self.plan.columns)
            records, numbering = outputs.write_batches(batches, folder, self.plan, self.options, self.holes, nulls)
        return self._done(records, 0, numbering, nulls)

    def _write_records(self, reading: Selection) -> Done:
        to_fields, nulls = ToFields(), NullsOfLog(self.plan.target)
        with outputs.new_folder(self.target) as folder:
            mapped = self._mapped(reading, to_fields)
            records, numbering = outputs.write_log(mapped, folder, self.plan, self.options, self.holes, nulls)
        return self._done(records, to_fields.moved, numbering, nulls)

    def _done(self, records: int, moved: int, numbering: Numbering, nulls: Nulls) -> Done:
        if "offset" not in get(self.plan.target).takes:
            return Done(records, self._errors, moved, 0, nulls=nulls.counts)
        runs, count = (tuple(numbering.runs), numbering.count) if numbering.gaps else ((), 0)
        return Done(records, self._errors, moved, numbering.gaps, runs, count, nulls.counts)

    @property
    def _schema(self) -> pa.Schema:
        return arrow_files.table_schema(self.plan.columns, self.plan.further)

    def _write_rows(self, reading: Selection) -> Done:
        with outputs.replacing_file(self.target, force=self.force) as out:
            columns = self.plan.columns
            if self.plan.to_text:
                text = TextFile(out, self.plan.target, columns, self.payload, self._decode(reading))
                records = text.write_records(self.input.records(columns, reading))
                return Done(records, self._errors, 0, 0, nulls=text.nulls.counts)
            batches = self.input.batches(columns, reading)
            return Done(arrow_files.write_batches(batches, out, self._schema, self.plan.target), self._errors, 0, 0)

    def _decode(self, reading: Selection) -> Decode | None:
        decoder = self.decoder
        if decoder is None:
            return None
        return lambda path, record: decoder.decode(path, record, self.payload.encode, reading.tell)

    def _mapped(self, reading: Selection, to_fields: ToFields) -> Iterator[Placed]:
        records = self.input.records(self.plan.columns, reading)
        if self.plan.from_fields:
            return from_fields(records, self.plan, self.payload)
        records = with_only(records, self.plan.columns)
        if self.plan.to_times:
            records = to_times(records)
        return to_fields(records) if self.plan.to_fields else records


def after(count: int, tell: TellFinding) -> TellFinding:
    left = count

    def rest(finding: Finding) -> None:
        nonlocal left
        if left:
            left -= 1
        else:
            tell(finding)

    return rest


def with_only(records: Iterable[Placed], columns: Collection[str]) -> Iterator[Placed]:
    absent = [name for name in RECORD_TYPES if name not in columns]
    for path, record in records:
        for name in absent:
            setattr(record, name, None)
        if isinstance(record, FurtherRecord):
            record.further = {name: value for name, value in record.further.items() if name in columns}
        yield path, record


def prepare(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    *,
    kind: str | None = None,
    format: str | None = None,
    payload: str = "hex",
    drop: Collection[str] = (),
    deleted: bool = False,
    fields_as: str = "value",
    options: Mapping[str, str] | None = None,
    force: bool = False,
    where: Conditions = (),
    holes: str | None = None,
    decode: str | None = None,
    encode: str | None = None,
    limits: Limits = DEFAULT_LIMITS,
    archive: LogArchive | None = None,
    modes: Mapping[str, str] | None = None,
) -> Conversion:
    """Plans how `source` becomes `target`; writes nothing.

    `kind` is one of `TABLES` or a format; by default the target's name decides. `where` are conditions on records (see
    `Log.records`). `payload` is the form of bytes in JSON, `drop` are columns to leave out, and `options` the writer's
    by name and text. `holes` decides about holes in offsets (`fill`, `renumber`, `keep`; by default the writer's first
    choice). `archive` has evicted segments. `decode` adds the content of values to JSON lines, and `encode` restores
    values from it (`amqp`).

    Raises `Refused` for conversions that are impossible or would lose user data, `SegspecError` and `OSError` if the
    source cannot be read.
    """
    try:
        check_output(target, [source], force=force)
    except OutputError as error:
        raise Refused(str(error)) from error
    out = Path(target).resolve()
    goal = target_kind(out, kind)
    made_of = None if encode is None else decoder_named(encode)
    further = {} if goal in TABLES else get(goal).further
    found = open_input(os.fspath(source), format, REVERSIBLE[payload], limits, made_of, archive, further, modes)
    decoder = None if decode is None else found.decoder(decode)
    if decoder is not None and goal != "jsonl":
        raise Refused(f"decode is for lines of JSON, and {target} is {goal}")
    chosen = plan(
        found.columns,
        goal,
        source=found.format,
        drop=drop,
        deleted=deleted,
        fields_as=fields_as,
        further=found.further,
    )
    if goal in TABLES and options:
        raise Refused(f"options are for the writers of logs, and {goal} is a file of rows")
    if goal not in TABLES and force:
        raise Refused("force is for files: a log needs a new or an empty folder")
    if goal in TABLES and holes is not None:
        raise Refused(f"holes are filled or closed in logs, and {goal} is a file of rows")
    words = {} if goal in TABLES else outputs.options_from(goal, options or {})
    numbered = "offset" in chosen.columns
    becomes = Holes.KEEP if goal in TABLES else outputs.holes_of(goal, holes, words, numbered=numbered)
    if becomes is Holes.FILL:
        words = {**words, "holes": Holes.FILL}
    if words:
        chosen = replace(chosen, notes=(*chosen.notes, *outputs.options_type(goal).from_words(goal, words).notes()))
    try:
        meant = found.where(where)
    except ValueError as error:
        raise Refused(f"where {error}") from error
    return Conversion(found, out, chosen, REVERSIBLE[payload], words, force, meant, becomes, decoder)


def target_kind(target: Path, kind: str | None) -> str:
    if kind is not None:
        return kind if kind in TABLES else get(kind).name
    found = "csv" if target.suffix == ".csv" else KINDS.get(target.suffix)
    if found is None:
        words = f"({', '.join(TABLES)}, or a format)"
        raise Refused(f'{target}: its name does not say what it is to be; kind="…" does {words}')
    return found
