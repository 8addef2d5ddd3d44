"""What one block may cost a task is an option."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.builders import osiris
from tests.helpers.patience import PATIENCE
from tests.spark.direct import read
from tests.spark.direct_stream import DirectStream
from tests.storage.test_records_bound import BATCHES, EACH, SPACE, dense, needs_proc

MEASURED = """
import resource, sys
import pyarrow, cramjam, numpy
from tests.spark.direct import plan
used = next(int(line.split()[1]) << 10 for line in open("/proc/self/status") if line.startswith("VmData"))
resource.setrlimit(resource.RLIMIT_DATA, (used + int(sys.argv[1]), used + int(sys.argv[1])))
reader, partitions, _ = plan("osiris", sys.argv[2])
print(sum(batch.num_rows for partition in partitions for batch in reader.read(partition)))
"""


def write(folder: Path, batches: int) -> Path:
    (folder / osiris.segment_name(0)).write_bytes(dense(batches))
    return folder


def test_records_beyond_the_limit_of_a_block_are_damage_of_it(tmp_path: Path) -> None:
    log = write(tmp_path, 3)
    assert len(read("osiris", log)) == 3 * EACH
    rows = read("osiris", log, maxBlockRecords=str(EACH), columnNameOfCorruptRecord="why")
    assert sum(row["why"] is None for row in rows) == EACH
    damage = [row["why"] for row in rows if row["why"] is not None]
    assert len(damage) == 2
    assert all("limit-exceeded" in why and f"more than {EACH}, the limit for one block" in why for why in damage)


def test_bytes_beyond_the_limit_of_a_block_are_damage_of_it(tmp_path: Path) -> None:
    body = osiris.simple(bytes(5000))
    entry = osiris.sub_batch(osiris.ZSTD, osiris.COMPRESS[osiris.ZSTD](body), 1, len(body))
    (tmp_path / osiris.segment_name(0)).write_bytes(osiris.segment(osiris.NewChunk([entry], records=1))[0])
    assert len(read("osiris", tmp_path)) == 1
    rows = read("osiris", tmp_path, maxBlockBytes="4k", columnNameOfCorruptRecord="why")
    assert ["limit-exceeded" in row["why"] for row in rows] == [True]


def test_a_stream_keeps_to_the_limits_of_a_block(tmp_path: Path) -> None:
    log = write(tmp_path, 2)
    given = {"startingOffsets": "earliest", "columnNameOfCorruptRecord": "why"}
    rows = DirectStream("osiris", log, maxBlockRecords=str(EACH), **given).batch()
    assert rows is not None
    assert sum(row["why"] is None for row in rows) == EACH
    assert ["limit-exceeded" in row["why"] for row in rows if row["why"] is not None] == [True]


def test_a_limit_of_nothing_is_refused(tmp_path: Path) -> None:
    for name in ("maxBlockBytes", "maxBlockRecords"):
        with pytest.raises(ValueError, match=name):
            read("osiris", write(tmp_path, 1), **{name: "0"})


@needs_proc
def test_a_chunk_of_a_million_records_costs_a_task_no_million_objects() -> None:
    # Each row has the path of its segment: a short one, wherever tests keep their files.
    with TemporaryDirectory(dir="/tmp") as folder:
        command = [sys.executable, "-c", MEASURED, str(SPACE), str(write(Path(folder), BATCHES))]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == f"{BATCHES * EACH}\n", done.stderr
