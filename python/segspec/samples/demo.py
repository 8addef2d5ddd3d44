"""The sample logs of all five formats through Spark to Parquet, compared record by record with the truth."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow.parquet as pq

from segspec.formats import get
from segspec.library.log import open as open_log
from segspec.samples import Sample, all_samples
from segspec.spark.option_table import DEFAULT_CORRUPT_COLUMN
from segspec.spark.session import quiet_session
from segspec.spark.versions import require_pyspark

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from rich.table import Table

Say = Callable[[str], None]
SHOWN_PROBLEMS = 3
CONF = {
    # For a JVM that lives for seconds, the second compiler is a waste.
    "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",
    "spark.app.name": "segspec demo",
}


class SparkFailedError(RuntimeError):
    """Spark did not start, or failed at a sample."""


@dataclass(slots=True)
class SampleResult:
    """The result of one sample. `damage` are the texts of its damage rows, `problems` every difference from the
    truth.
    """

    sample: Sample
    segments: int
    bytes: int
    records: int = 0
    damage: list[str] = field(default_factory=list)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


def run(output: Path, say: Say) -> list[SampleResult]:
    """Writes `output/<format>/<sample>` (Parquet) for every sample and checks the output, in a separate Spark session.
    `say` receives the progress. Raises `FileExistsError`, `NoSparkError`, `NoJavaError`, `MissingExtraError`, and
    `SparkFailedError` if Spark fails.
    """
    require_pyspark()
    from pyspark.errors import PySparkException

    chosen = all_samples()
    for sample in chosen:
        if _target(output, sample).exists():
            raise FileExistsError(f"{_target(output, sample)} exists already: name another folder, or remove it")
    try:
        say("starting Spark")
        with quiet_session(**CONF) as spark:
            # The first read of a session also starts its Python workers, which should not count for a sample.
            read_sample(spark, chosen[0]).count()
            outcomes = []
            for sample in chosen:
                say(f"{sample.format}: {sample.about}")
                outcomes.append(_convert(spark, sample, _target(output, sample)))
            return outcomes
    except PySparkException as error:
        raise SparkFailedError(f"Spark failed: {error}") from error


def read_sample(spark: SparkSession, sample: Sample) -> DataFrame:
    reader = spark.read.format(sample.format).option("columnNameOfCorruptRecord", DEFAULT_CORRUPT_COLUMN)
    if "deleted" in get(sample.format).columns:
        reader = reader.option("includeDeleted", "true")
    return reader.load(str(sample.log))


def compare(sample: Sample, rows: Sequence[dict[str, Any]]) -> list[str]:
    truth = sample.truth()
    problems = []
    if len(rows) != len(truth):
        problems.append(f"{len(rows)} records, and {len(truth)} in the truth")
    for row, true in zip(rows, truth, strict=False):
        problems += [
            f"record {true.get('offset') or true['id']}: {name} is {_plain(row[name])!r}, and {value!r} in the truth"
            for name, value in true.items()
            if _plain(row[name]) != value
        ]
    return problems


def summary(outcomes: Sequence[SampleResult]) -> Table:
    from rich.table import Table

    table = Table(title="Sample logs through Spark to Parquet, compared with the truth", title_justify="left")
    for name in ("format", "sample"):
        table.add_column(name)
    for name in ("segments", "records", "bytes", "seconds"):
        table.add_column(name, justify="right")
    table.add_column("damage")
    table.add_column("truth")
    for one in outcomes:
        agrees = f"[red]differs ({len(one.problems)})[/]" if one.problems else "[green]agrees[/]"
        damage = "[yellow]" + ", ".join(_codes(one)) + "[/]" if one.damage else "none"
        figures = (f"{one.segments}", f"{one.records:,}", f"{one.bytes:,}", f"{one.seconds:.1f}")
        table.add_row(one.sample.format, one.sample.name, *figures, damage, agrees)
    table.add_section()
    segments, records, size = (sum(getattr(one, name) for one in outcomes) for name in ("segments", "records", "bytes"))
    seconds = sum(one.seconds for one in outcomes)
    table.add_row("total", "", f"{segments}", f"{records:,}", f"{size:,}", f"{seconds:.1f}")
    return table


def _target(output: Path, sample: Sample) -> Path:
    return output / sample.format / sample.name


def _convert(spark: SparkSession, sample: Sample, target: Path) -> SampleResult:
    log = open_log(sample.log, format=sample.format)
    outcome = SampleResult(sample, segments=len(log.segments), bytes=log.size())
    begin = time.monotonic()
    read_sample(spark, sample).write.parquet(str(target))
    outcome.seconds = time.monotonic() - begin
    rows = _written(target)
    outcome.damage = [row[DEFAULT_CORRUPT_COLUMN] for row in rows if row[DEFAULT_CORRUPT_COLUMN] is not None]
    records = [row for row in rows if row[DEFAULT_CORRUPT_COLUMN] is None]
    outcome.records = len(records)
    outcome.problems = compare(sample, records)
    found = tuple(_codes(outcome))
    if found != sample.damage:
        outcome.problems.append(f"damage is {', '.join(found) or 'none'}, not {', '.join(sample.damage) or 'none'}")
    return outcome


def _codes(outcome: SampleResult) -> list[str]:
    return sorted(text.split(":", 1)[0] for text in outcome.damage)


def _written(target: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for part in sorted(target.glob("part-*.parquet")):
        rows += pq.read_table(part).to_pylist()
    return rows


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return hashlib.sha256(value).hexdigest()
    if isinstance(value, list):
        return [[_plain(pair["name"]), _plain(pair["value"])] for pair in value]
    if hasattr(value, "timestamp"):
        return str(round(value.timestamp() * 1000))
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
