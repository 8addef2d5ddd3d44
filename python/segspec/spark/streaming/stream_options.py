"""The options of `spark.readStream.format(<format>)` that batch reads do not have, checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from segspec.core.bounds import Bound, parse_bound
from segspec.formats.contract.descriptor import Format
from segspec.spark.option_table import GivenOptions, Use, check, refused
from segspec.spark.options import ReadOptions, parse, parse_time

EARLIEST, LATEST = "earliest", "latest"
OF_NUMBER = {"-2": EARLIEST, "-1": LATEST}
"""How Kafka's JSON says it."""

Beginning = Bound | str
"""Where a new query begins in a log: at a bound, or `earliest` or `latest`."""


@dataclass(frozen=True, slots=True)
class StreamOptions:
    """The options of one stream: those of the read, and what only a stream has. `beginnings` are those of single logs,
    by their paths; `beginning` is that of all others."""

    read: ReadOptions
    beginning: Beginning
    beginnings: Mapping[str, Beginning]
    fails_on_data_loss: bool
    looks_below: bool
    most_records: int | None
    most_bytes: int | None
    most_files: int | None


def parse_stream(given: Mapping[str, str], format: Format) -> StreamOptions:
    """The options that Spark hands over, whose keys are in any case. Raises `ValueError` as `parse` does."""
    options = check(given, Use.READ_STREAM)
    read = parse(given, format, Use.READ_STREAM)
    if read.table != "records":
        raise ValueError(f"option table is {read.table!r}: a stream has records; read the others in a batch")
    beginning, beginnings = _beginnings(options, format)
    return StreamOptions(
        read=read,
        beginning=beginning,
        beginnings=beginnings,
        fails_on_data_loss=options.flag("failOnDataLoss"),
        looks_below=read.recursive,
        most_records=options.number("maxRecordsPerTrigger"),
        most_bytes=options.number("maxBytesPerTrigger"),
        most_files=options.number("maxFilesPerTrigger"),
    )


def _beginnings(options: GivenOptions, format: Format) -> tuple[Beginning, dict[str, Beginning]]:
    time, offsets = options.text("startingTimestamp"), options.text("startingOffsets")
    if "startingOffsets" not in options:
        offsets = LATEST
    elif time is not None:
        raise ValueError("options startingOffsets and startingTimestamp: give one of them")
    if time is not None:
        return parse_time(time, "startingTimestamp", format), {}
    assert offsets is not None
    if not offsets.lstrip().startswith("{"):
        return _beginning(offsets, offsets, format), {}
    try:
        by_log = json.loads(offsets)
    except ValueError as error:
        raise refused("startingOffsets", offsets) from error
    return LATEST, {path.rstrip("/"): _beginning(str(one), offsets, format) for path, one in by_log.items()}


def _beginning(text: str, given: str, format: Format) -> Beginning:
    word = OF_NUMBER.get(text, text.lower())
    if word in (EARLIEST, LATEST):
        return word
    try:
        bound = parse_bound(text)
    except ValueError as error:
        raise refused("startingOffsets", given) from error
    if bound.kind != format.number:
        takes = "ids (ms-seq)" if format.number == "id" else "offsets"
        raise ValueError(f"option startingOffsets is {given!r}: records of {format.name} have {takes}")
    return bound
