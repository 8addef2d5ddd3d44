"""The logs that Spark reads: of one segment and of 17, and their rows as Parquet."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import segspec
from segspec.formats import get

SEGMENTS = 17
BATCH_RECORDS = 20_000
TEXTS = 5_000
BEFORE_ID, ID_DIGITS = '{"id":', 10
ID = slice(len(BEFORE_ID), len(BEFORE_ID) + ID_DIGITS)
WORDS = ["order", "placed", "paid", "shipped", "user", "basket", "checkout", "retry", "timeout", "region", "north"]


@dataclass(frozen=True)
class Case:
    """One kind of log: its format, the bytes of a value, and about how many bytes of values it has."""

    format: str
    value_bytes: int
    size: int

    @property
    def name(self) -> str:
        length = f"{self.value_bytes // 1000} KB" if self.value_bytes >= 1000 else f"{self.value_bytes} B"
        return f"{get(self.format).title}, {length}"

    @property
    def records(self) -> int:
        return self.size // self.value_bytes


@dataclass(frozen=True)
class Written:
    """Where the rows of a case lie: in one segment, in 17, as Parquet; and the bytes of the one segment."""

    case: Case
    one: str
    many: str
    parquet: str
    file_bytes: int


def write(case: Case, folder: Path) -> Written:
    """Writes all three below `folder`. Raises `OSError` and `SegspecError`."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    one, many, parquet = (folder / name for name in ("one", "many", "parquet"))
    # A frame adds a header to each value, so that twice the bytes of the values never rolls.
    _write_log(case, one, 2 * case.size)
    file_bytes = sum(file.stat().st_size for file in one.iterdir())
    _write_log(case, many, file_bytes // SEGMENTS)
    _write_parquet(one, case.format, parquet)
    return Written(case, str(one), str(many), str(parquet), file_bytes)


def batches(case: Case) -> Iterator[pa.RecordBatch]:
    """The values of a case, in batches: words and numbers after an id of its own in each, so that no two are the same
    and a dictionary is of no use."""
    draw = random.Random(case.value_bytes)
    length = case.value_bytes
    texts = np.array([list(_value(draw, length)) for _ in range(TEXTS)], np.uint8)
    rows = np.resize(texts, (BATCH_RECORDS, length))
    ends = np.arange(0, (BATCH_RECORDS + 1) * length, length, dtype=np.int32)
    for start in range(0, case.records, BATCH_RECORDS):
        count = min(BATCH_RECORDS, case.records - start)
        rows[:, ID] = _digits(np.arange(start, start + BATCH_RECORDS))
        column = pa.Array.from_buffers(pa.binary(), count, [None, pa.py_buffer(ends), pa.py_buffer(rows.tobytes())])
        yield pa.record_batch({"value": column})


def _value(draw: random.Random, length: int) -> bytes:
    text = BEFORE_ID + "0" * ID_DIGITS + ',"text":"'
    while len(text) < length:
        text += draw.choice(WORDS) + (f" {draw.randrange(10**6)} " if draw.random() < 0.3 else " ")
    return text[:length].encode()


def _digits(numbers: np.ndarray) -> np.ndarray:
    powers = 10 ** np.arange(ID_DIGITS - 1, -1, -1)
    return (numbers[:, None] // powers % 10 + ord("0")).astype(np.uint8)


def _write_log(case: Case, folder: Path, segment_bytes: int) -> None:
    plain: dict[str, Any] = {"compression": "none"} if case.format == "tank" else {}
    with segspec.create(folder, case.format, segment_bytes=segment_bytes, **plain) as writer:
        for batch in batches(case):
            if case.format == "mojo":
                writer.append_many({"fields": {b"value": value}} for value in batch.column("value").to_pylist())
            else:
                writer.append_many(pa.Table.from_batches([batch]))


def _write_parquet(log: Path, format: str, folder: Path) -> None:
    folder.mkdir()
    reader = segspec.open(log, format=format).arrow()
    with pq.ParquetWriter(folder / "rows.parquet", reader.schema) as file:
        for batch in reader:
            file.write_batch(batch)
