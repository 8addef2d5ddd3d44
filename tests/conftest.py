"""What all tests share: the real files with their truth, small ones beside them, and the rule about skipping.

A test skips only where a program is missing (`tests.needs`), and the end of the run names each of these once. Any other
skip fails. With SEGSPEC_EVERY_LANE=1 a missing program fails too.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from segspec_kaitai.ksc import compiler
from segspec_kaitai.programs import bounded
from tests.helpers import sweeps, warm_compiler
from tests.needs import ROOT, Missing

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from tests.brokers.rabbitmq import RabbitMQ

CORPUS = ROOT / "tests" / "corpus"
RABBITMQ = ROOT / "tests" / "rabbitmq"

# A shell that runs the tests in the background has SIGINT ignored, and what tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Some images switch byte code off, and each program that a test starts would compile all that it imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Nothing that Hypothesis draws is under a clock, for the machine may be busy. A fixture may serve several examples.
# Each run draws others; `make sweeps` draws many.
settings.register_profile(
    "segspec",
    max_examples=1_000 if sweeps.ALL else 25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("segspec")

# Kernels that a test compiles read little, and the compiler takes five times as long to make them fast. Those of the
# formats are built as they are shipped.
bounded.FLAGS = tuple("-O0" if flag == "-O3" else flag for flag in bounded.FLAGS)
compiler.run = warm_compiler.run

COSTLY = ("spark", "built", "lane", "ran", "own_parsers", "debug_parsers", "rabbitmq", "kafka_tools")
"""Fixtures that take seconds, and that every worker with a test for them would make for itself."""

QUICK_START = {"JDK_JAVA_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}
"""For programs that start a JVM: short queries gain nothing from the second compiler, nor from collectors of garbage in
threads of their own."""

SPARK = {
    "spark.master": "local[2]",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.log.level": "OFF",
    "spark.driver.extraJavaOptions": QUICK_START["JDK_JAVA_OPTIONS"],
    "spark.sql.shuffle.partitions": "2",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
}

Report = pytest.TestReport | pytest.CollectReport


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer(settings: Any) -> Generator[None, object, object]:
    """Hypothesis takes the end of a test for what its example does, and tries that again: a clock that rings once would
    not end it."""
    made = yield
    if settings.method == "signal":
        signal.setitimer(signal.ITIMER_REAL, settings.timeout, settings.timeout / 10)
    return made


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real files with their truth."""
    return CORPUS


@pytest.fixture(scope="session")
def data() -> Path:
    """Small real files."""
    return ROOT / "tests" / "data"


@pytest.fixture(scope="session")
def rabbitmq(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RabbitMQ]:
    """A running RabbitMQ node. Its tests share it: each declares streams of its own names, and a test that stops it
    starts it again."""
    from tests.brokers.rabbitmq import RabbitMQ

    node = RabbitMQ(tmp_path_factory.mktemp("rabbitmq"))
    node.start()
    yield node
    node.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def s3_port() -> int:
    """Workers get their environment when the JVM starts, so the endpoint's address is chosen before."""
    return free_port()


@pytest.fixture(scope="session")
def connect_port() -> int:
    """Where the session's JVM is a server of Spark Connect, too."""
    return free_port()


@pytest.fixture(scope="session")
def spark(s3_port: int, connect_port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    """The session of Spark of this run. It is made here alone: another one in a folder of its own would share the JVM,
    whose workers know the endpoint of the first."""
    import pyspark

    from segspec.spark import session

    os.environ |= {
        "AWS_ACCESS_KEY_ID": "key",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_ENDPOINT_URL": f"http://127.0.0.1:{s3_port}",
    }
    warehouse = tmp_path_factory.mktemp("warehouse")
    connect = {
        "spark.plugins": "org.apache.spark.sql.connect.SparkConnectPlugin",
        "spark.connect.grpc.binding.port": connect_port,
    }
    if not any(Path(pyspark.__file__).parent.glob("jars/spark-connect_*.jar")):
        # `.ci/versions` runs with an older PySpark, of which no more is asked than to read and to write.
        connect = {}
    made = session(**SPARK, **connect, **{"spark.sql.warehouse.dir": str(warehouse)})
    yield made
    made.stop()


@pytest.fixture
def only_new_objects() -> Iterator[None]:
    """The garbage collector looks at what the test makes. In the child of a fork, each object that it looks at is
    copied, and a process of many tests has millions."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Names the group of each test where pytest-xdist runs those of a group in one worker (`--dist loadgroup`).

    pytest-xdist 3.8 writes it to an attribute that pytest 9.2 no longer reads, so its own groups are not known.
    """
    if not getattr(config.option, "loadgroup", False):
        return
    for item in items:
        group = group_of(item)
        if group is not None and not item.nodeid.endswith(f"@{group}"):
            grouped = f"{item.nodeid}@{group}"
            item._nodeid = grouped
            if hasattr(item, "_id"):
                item._id = type(item._id).parse(grouped)


def group_of(item: pytest.Item) -> str | None:
    """The group that a test is marked with, or the costly fixture that it shares, and which of those; or its module,
    where that has a fixture which each worker would make for itself."""
    mark = item.get_closest_marker("xdist_group")
    if mark is not None:
        return str(mark.args[0])
    for fixture in COSTLY:
        if fixture in getattr(item, "fixturenames", ()):
            callspec = getattr(item, "callspec", None)
            chosen = callspec.params.get(fixture) if callspec is not None else None
            if isinstance(chosen, str):
                # A kernel's lane is only chosen, not built.
                continue
            return fixture if chosen is None else f"{fixture}-{chosen.name}"
    info = getattr(item, "_fixtureinfo", None)
    defined = [one for those in info.name2fixturedefs.values() for one in those] if info is not None else []
    return item.location[0] if any(one.scope == "module" for one in defined) else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return report if hasattr(report, "wasxfail") else judged(report, call)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return judged(report, getattr(report, "call", None))


def judged(report: Report, call: pytest.CallInfo[object] | None) -> Report:
    """The report of a skip: with the program that is missing, or failed if none is."""
    if not report.skipped:
        return report
    error = None if call is None or call.excinfo is None else call.excinfo.value
    if isinstance(error, Missing) and os.environ.get("SEGSPEC_EVERY_LANE") != "1":
        report.missing = error.what
        return report
    rule = "SEGSPEC_EVERY_LANE=1 is set" if isinstance(error, Missing) else "only a missing program is a reason to skip"
    report.outcome = "failed"
    report.longrepr = f"{report.nodeid}: skipped, but {rule}: {report.longrepr}"
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Names a failure as soon as it is there: the run may be ended before its summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        crash = getattr(report.longrepr, "reprcrash", None)
        why = str(report.longrepr if crash is None else crash.message).strip() or "no reason given"
        print(f"\nFAILED {report.nodeid} ({report.when}): {why.splitlines()[0]}", file=sys.__stderr__, flush=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = Counter(report.missing for report in terminalreporter.getreports("skipped"))
    if skipped:
        terminalreporter.section("missing programs")
        for what, tests in sorted(skipped.items()):
            terminalreporter.line(f"{what}: skipped {tests} {'test' if tests == 1 else 'tests'}")
