"""What users call: a Spark session that can read logs, the registration of all formats in one that is there already,
and `write`, with all four of Spark's modes."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from segspec.spark.java import ensure_java
from segspec.spark.versions import require_pyspark

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.datasource import DataSource

    from segspec.formats.contract.descriptor import Format

QUIET = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.log.level": "ERROR"}


def session(**conf: object) -> SparkSession:
    """A session (the running one, if there is one) with all formats registered.

    `conf` are Spark's own settings, dots and all: `session(**{"spark.master": "local[2]"})`. A new session's time zone
    is UTC, as the timestamps of logs are, unless `conf` says otherwise. Sees to Java (`segspec.spark.java`), and that
    Spark's workers run this Python rather than any `python3` on PATH, unless PYSPARK_PYTHON says otherwise.
    Raises `NoSparkError` and `NoJavaError`, whose messages say what to install.
    """
    require_pyspark()
    ensure_java()
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    from pyspark.sql import SparkSession

    # A running session keeps what its owner has set.
    defaults = (
        {} if SparkSession.getActiveSession() else {"spark.app.name": "segspec", "spark.sql.session.timeZone": "UTC"}
    )
    builder = SparkSession.builder
    for name, value in (defaults | conf).items():
        builder = builder.config(name, str(value))
    spark = builder.getOrCreate()
    register(spark)
    return spark


@contextmanager
def quiet_session(**conf: object) -> Iterator[SparkSession]:
    """A session for a command, which ends with it: on a terminal nobody wants to read the JVM's log, so it goes to a
    file, which is shown if the session does not start."""
    with tempfile.TemporaryFile() as chatter:
        sys.stderr.flush()
        ours = os.dup(2)
        os.dup2(chatter.fileno(), 2)
        try:
            spark = session(**(QUIET | conf))
        except BaseException:
            chatter.seek(0)
            os.write(ours, chatter.read())
            raise
        finally:
            os.dup2(ours, 2)
            os.close(ours)
        try:
            yield spark
        finally:
            spark.stop()


def register(spark: SparkSession) -> None:
    """Registers all formats in `spark`: needed only where Spark does not find the `pyspark_<format>` modules by
    itself, such as a notebook that installed segspec after the session had begun. Raises `ValueError` where two of them
    have one name in Spark."""
    from segspec.formats import listed
    from segspec.spark.anyspec.spec_source import SpecSource
    from segspec.spark.sources import source

    check_spark_names()
    for format in listed():
        register_source(spark, source(format.name))
    register_source(spark, SpecSource)


def check_spark_names(given: Format | None = None) -> None:
    """Raises `ValueError` where Spark could not tell two formats apart, one that is `given` among them, or one of them
    from a source of its own."""
    from segspec.formats import listed

    called: dict[str, str] = {}
    for format in [*listed(), *([] if given is None else [given])]:
        name = format.name_in_spark.lower()
        if name in OF_SPARK:
            raise ValueError(
                f"the format {format.name} is called {name} in Spark, which has a source of its own of that name: "
                "another spark_name tells the two apart"
            )
        other = called.setdefault(name, format.name)
        if other != format.name:
            raise ValueError(
                f"the formats {other} and {format.name} are both called {name} in Spark: remove one of them"
            )


def register_log(
    spark: SparkSession, log: Format | str | os.PathLike[str], rules: str | os.PathLike[str] | None = None
) -> str:
    """Makes a declared log known to `spark`, and returns its name: `spark.read.format(name).load(path)`, and
    `readStream`.

    `log` is what `segspec.formats.declared.load` gives, or the file of the declaration; `rules` are those of `load`.
    What tasks need of it travels with the plan: only this process needs node and the compiler.
    """
    from segspec.formats.registry import add, compiled_ahead, declared
    from segspec.spark.sources import given_source

    if isinstance(log, str | os.PathLike):
        format = declared(os.fspath(log), None if rules is None else os.fspath(rules))
    else:
        format = add(log)
    check_spark_names(format)
    spark.dataSource.register(given_source(compiled_ahead(format)))
    return format.name_in_spark


def register_source(spark: SparkSession, kind: type[DataSource]) -> None:
    """Registers one data source, unless the session has found it by itself already: PySpark 4.0 refuses that."""
    from pyspark.errors import AnalysisException

    try:
        spark.dataSource.register(kind)
    except AnalysisException as error:
        if error.getCondition() != "DATA_SOURCE_ALREADY_EXISTS":
            raise


OF_SPARK = frozenset(
    {
        "avro", "binaryfile", "console", "csv", "image", "jdbc", "json", "kafka", "kaitai", "libsvm", "memory", "noop",
        "orc", "parquet", "rate", "socket", "statestore", "text", "xml",
    }
)  # fmt: skip
"""What Spark, and segspec in it, call other sources."""

MODES = {
    "append": ("append", "append"),
    "overwrite": ("overwrite", "append"),
    "errorifexists": ("append", "error"),
    "error": ("append", "error"),
    "default": ("append", "error"),
    "ignore": ("append", "ignore"),
}
"""For each of Spark's modes the one that it hands to a Python source, and the option `ifExists` that does the rest."""


def write(
    frame: DataFrame, path: str | os.PathLike[str], format: str, mode: str = "errorifexists", **options: object
) -> None:
    """Writes a data frame as a log of a format; `options` are those of the source.

    As `frame.write.format(format).mode(mode).options(…).save(path)`, which Spark does with the modes append and
    overwrite alone: of a Python source it refuses errorifexists, its default, and ignore. And it does that only in a
    thread in which a session is active, which in a thread of your own none is; this may be called in any.
    """
    if mode.lower() not in MODES:
        raise ValueError(f"mode is {mode!r}; it is one of {', '.join(MODES)}")
    for_spark, if_exists = MODES[mode.lower()]
    # `writer.segment_bytes` is a keyword that Python takes in ** only.
    given = {"ifExists": if_exists, **{name: _text(value) for name, value in options.items()}}
    # Spark looks for Python sources in the session that is active in the thread, and by this ours becomes it.
    frame.sparkSession.createDataFrame([], "value binary")
    frame.write.format(format).mode(for_spark).options(**given).save(os.fspath(path))


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
