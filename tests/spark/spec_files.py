"""Files of specs for the tests of the source `kaitai`, and the source as Spark calls it, without a JVM."""

from __future__ import annotations

import pickle
import struct
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyspark.sql.types import StructType

from pyspark_kaitai import DefaultSource
from segspec.spark.schemas import in_arrow

SPECS = Path(__file__).with_name("specs")
OWN_SPECS = Path(__file__).parents[1] / "kaitai" / "own" / "specs"
FIXED, MARKED = str(OWN_SPECS / "fixed_rows.ksy"), str(OWN_SPECS / "marked_rows.ksy")
NESTED = str(SPECS / "nested.ksy")

BIG = (1 << 64) - 1
ENTRIES = [
    {"big": BIG, "color": 1, "point": (1 << 31, 5), "tags": ["a", "bc"], "ratio": 0.5},
    {"big": 7, "color": 2, "point": (3, 4), "tags": [], "ratio": 2.0},
]


def fixed(numbers: range) -> bytes:
    return b"HEAD\5\0hello" + b"".join(struct.pack("<IB", number, number % 200) for number in numbers)


def marked(numbers: range, body: bytes = b"MARK of another") -> bytes:
    return b"".join(struct.pack("<4sII", b"MARK", number, len(body)) + body for number in numbers)


def nested() -> bytes:
    data = b""
    for entry in ENTRIES:
        tags: Any = entry["tags"]
        x, y = entry["point"]  # type: ignore[misc]
        data += struct.pack("<QBIHB", entry["big"], entry["color"], x, y, len(tags))
        data += b"".join(struct.pack("B", len(tag)) + tag.encode() for tag in tags) + struct.pack("<f", entry["ratio"])
    return data


def source(path: object, **options: str) -> DefaultSource:
    # Spark hands over names in lower case.
    given = {name.lower(): text for name, text in {"path": str(path), **options}.items()}
    made = pickle.loads(pickle.dumps(DefaultSource(given)))
    assert isinstance(made, DefaultSource)
    return made


def plan(path: object, schema: StructType | None = None, **options: str) -> tuple[Any, list[Any], StructType]:
    """The reader, its partitions and the schema, after the ways between processes that they go."""
    asked = source(path, **options)
    wanted = asked.schema() if schema is None else schema
    reader = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(asked)).reader(wanted)))
    return reader, [pickle.loads(pickle.dumps(each)) for each in reader.partitions()], wanted


def batches(reader: Any, partitions: list[Any], wanted: StructType) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for partition in partitions:
        for batch in reader.read(partition):
            assert batch.schema.equals(in_arrow(wanted)), f"{batch.schema} is not {in_arrow(wanted)}"
            rows += pa.Table.from_batches([batch]).to_pylist()
    return rows


def read(path: object, schema: StructType | None = None, **options: str) -> list[dict[str, Any]]:
    return batches(*plan(path, schema, **options))
