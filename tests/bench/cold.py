"""The first byte: whole processes that are new, beside `cat FILE | wc -c` in the same rounds."""

from __future__ import annotations

import pickle
import subprocess
import sys
import tempfile

from tests.bench.commands import CAT, VERIFY_PROGRAM, segspec
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome
from tests.bench.programs import run_program

PYTHON = "python -c pass"
IMPORT = "import segspec"
INFO = "segspec info LOG"
FIRST_TEN = "segspec dump LOG --limit 10"
LAST_TEN = "segspec tail LOG -n 10"
TASK = "a Spark task's own cost"

COLD = (CAT, VERIFY_PROGRAM, INFO, FIRST_TEN, LAST_TEN, PYTHON, IMPORT, TASK)
"""In the order in which they are shown."""

BATCH = """
import pickle, resource, sys, time
import pyspark.sql.datasource, pyarrow
began = time.perf_counter()
reader, partition = pickle.loads(open(sys.argv[1], "rb").read())
assert next(iter(reader.read(partition))).num_rows
print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
"""What a task does after Spark's own worker has begun and Arrow is there: it gets the reader, opens, gives a batch."""


def info(log: LogFile) -> Outcome:
    return segspec("info", log.folder)


def first_ten(log: LogFile) -> Outcome:
    return segspec("dump", "--limit", "10", log.folder)


def last_ten(log: LogFile) -> Outcome:
    return segspec("tail", "-n", "10", log.folder)


def python(log: LogFile) -> Outcome:
    return run_program([sys.executable, "-c", "pass"])


def import_segspec(log: LogFile) -> Outcome:
    return run_program([sys.executable, "-c", "import segspec"])


def task(log: LogFile) -> Outcome:
    try:
        from segspec.spark.sources import source
    except ModuleNotFoundError as error:
        raise NotPossibleError(f"{error.name} is not installed") from error
    made = source(log.kind.format)({"path": log.folder})
    reader = made.reader(made.schema())
    with tempfile.NamedTemporaryFile() as sent:
        sent.write(pickle.dumps((reader, reader.partitions()[0])))
        sent.flush()
        command = [sys.executable, "-c", BATCH, sent.name]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    seconds, peak = done.stdout.split()
    return Outcome(float(seconds), None, int(peak) * 1024)


MEASURES = (
    Measure(INFO, info, "program"),
    Measure(FIRST_TEN, first_ten, "program"),
    Measure(LAST_TEN, last_ten, "program"),
    Measure(PYTHON, python, "program"),
    Measure(IMPORT, import_segspec, "program"),
    Measure(TASK, task, "program"),
)
