"""The tests, run in a copy of the tree: each run in a fork, which spares it the start of pytest and its packages."""

from __future__ import annotations

import ast
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import coverage
import hypothesis  # noqa: F401 -- the fork finds it loaded
import pyarrow as pa  # noqa: F401
import pytest

from segspec.columns.backend.lanes import PLAIN
from tests.mutants.mutants import Mutant

SEARCHED = ("python", "generated/python", "generated/kernels", ".")
MEMORY = 8 << 30
"""Bytes that a process of a mutant may have."""
LOADED = ("-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning")
PASSED, FAILED, TIMEOUT, UNSEEN = "passed", "failed", "timeout", "unseen"
OURS = ("tests", "segspec", "segspec_kaitai", "segspec_kernels")
EMPTY = int(pytest.ExitCode.NO_TESTS_COLLECTED)

SITE = """
import coverage, os
if "MUTANTS_COVERAGE" in os.environ:
    measured = coverage.Coverage(config_file=os.environ["MUTANTS_COVERAGE"])
    measured.start()
    measured.switch_context(os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0])
    __import__("atexit").register(lambda: (measured.stop(), measured.save()))
"""
"""What processes that tests start do first while coverage is measured."""


def copy_tree(root: Path, into: Path) -> None:
    """The files that git knows or would take, and the compiled kernels; data is linked, since nothing changes it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        check=True,
    )
    built = (str(path.relative_to(root)) for path in root.glob("generated/kernels/*/*.so"))
    for name in [*listed.stdout.decode().split("\0"), *built]:
        if name and (root / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, into / name)
    (into / "node_modules").symlink_to(root / "node_modules")
    (into / ".venv").symlink_to(root / ".venv")


class Chosen:
    """A plugin of pytest: which tests run, in which order, how long each took, which lines it ran, which failed."""

    def __init__(self, tests: list[str] | None, measured: coverage.Coverage | None = None) -> None:
        self.tests, self.measured = tests, measured
        self.times: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.tests is not None:
            order = {test: at for at, test in enumerate(self.tests)}
            items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self.measured is not None:
            self.measured.switch_context(item.nodeid)
        started = time.process_time()
        result = yield
        self.times[item.nodeid] = time.process_time() - started
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


class Tests:
    """The tests given, in a copy of the tree: which of them run a line, and what they say of a mutant."""

    def __init__(self, folder: Path, paths: list[str], tests: list[str], timeout: float, slowest: float) -> None:
        self.folder, self.paths, self.given = folder, paths, tests
        self.timeout, self.slowest = timeout, slowest
        self.tree = folder / "tree"
        self.log = folder / "log"
        self.times: dict[str, float] = {}
        self._contexts: dict[str, dict[int, list[str]]] = {}
        self._runs = 0

    def measure(self) -> dict[str, str]:
        """Runs all of them, unchanged. The ones that are left out from then on, and why."""
        configured = self.folder / "measuring.ini"
        including = "\n  ".join(str(self.tree / path) for path in self.paths)
        data = self.folder / "coverage"
        configured.write_text(f"[run]\nparallel = true\ndata_file = {data}\ninclude =\n  {including}\n")
        (self.folder / "site").mkdir()
        (self.folder / "site" / "sitecustomize.py").write_text(SITE)
        found = self.folder / "measured.json"
        self._forked(lambda: self._measured_run(configured, found), None)
        if not found.exists():
            raise SystemExit(f"the tests do not run:\n{self.log.read_text()[-3000:]}")
        failed, self.times = json.loads(found.read_text())
        together = coverage.Coverage(config_file=str(configured))
        together.combine([str(self.folder)])
        for path in self.paths:
            self._contexts[path] = together.get_data().contexts_by_lineno(str(self.tree / path))
        left_out = {test: f"takes {spent:.0f} s" for test, spent in self.times.items() if spent > self.slowest}
        left_out |= dict.fromkeys(failed, "fails without a mutant")
        self.times = {test: spent for test, spent in self.times.items() if test not in left_out}
        return left_out

    def _measured_run(self, configured: Path, found: Path) -> int:
        os.environ["MUTANTS_COVERAGE"] = str(configured)
        measured = coverage.Coverage(config_file=str(configured))
        measured.start()
        chosen = Chosen(None, measured)
        code = self._pytest(self.given, chosen)
        measured.stop()
        measured.save()
        if chosen.times:
            found.write_text(json.dumps([sorted(chosen.failed), chosen.times]))
        return code

    def that_run(self, mutant: Mutant) -> set[str]:
        """The tests that run a mutant's statement: all of them where it runs as its module is loaded."""
        contexts = self._contexts[mutant.path]
        tests = {test for line in statement(mutant.source, mutant.line) for test in contexts.get(line, ())}
        return set(self.times) if tests == {""} else tests & self.times.keys()

    def _in_order(self, tests: set[str]) -> list[str]:
        """File by file, the quickest first."""
        spent: dict[str, float] = defaultdict(float)
        for test in tests:
            spent[file_of(test)] += self.times[test]
        return [test for test in sorted(self.times, key=lambda each: spent[file_of(each)]) if test in tests]

    def quickest(self, tests: set[str]) -> set[str]:
        """As many as take a fifth of the time of all, and a second at least."""
        left = max(1.0, 0.2 * sum(self.times[test] for test in tests))
        taken = set()
        for test in sorted(tests, key=lambda each: self.times[each]):
            left -= self.times[test]
            taken.add(test)
            if left < 0:
                break
        return taken

    def beside(self, tests: set[str]) -> set[str]:
        """All of their files: what a fixture runs counts as its first test's."""
        files = {file_of(test) for test in tests}
        return {test for test in self.times if file_of(test) in files}

    def try_on(self, mutant: Mutant) -> str:
        """What the tests say that run its statement, a few quick ones first."""
        running = self.that_run(mutant)
        if not running:
            return UNSEEN
        target = self.tree / mutant.path
        self._runs += 1
        try:
            target.write_text(mutant.text)
            os.utime(target, (self._runs, self._runs))  # or the bytecode of the mutant before would do
            said = self._run(self.quickest(running))
            return self._run(self.beside(running)) if said == PASSED else said
        finally:
            target.write_text(mutant.source)
            os.utime(target, (0, 0))

    def _run(self, tests: set[str]) -> str:
        ordered = self._in_order(tests)
        files = list(dict.fromkeys(file_of(test) for test in ordered))
        seconds = self.timeout + 5 * sum(self.times[test] for test in ordered)
        return self._forked(lambda: self._pytest(["-x", *files], Chosen(ordered)), seconds)

    def _pytest(self, arguments: list[str], plugin: Chosen) -> int:
        scratch = self.folder / "scratch"
        options = ["-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "--hypothesis-seed=0", *LOADED]
        return int(pytest.main([*options, f"--basetemp={scratch}", *arguments], plugins=[plugin]))

    def _forked(self, work: Callable[[], int], seconds: float | None) -> str:
        """What pytest says in a fork; its time is of the processor, and of the clock ten times that."""
        child = os.fork()
        if child == 0:
            code = 70
            try:
                self._settle(seconds)
                code = work()
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        ended = self._wait(child, None if seconds is None else 10 * seconds)
        for signal_number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(child, signal_number)
            except ProcessLookupError:
                break
        if ended is None or (os.WIFSIGNALED(ended) and os.WTERMSIG(ended) == signal.SIGXCPU):
            return TIMEOUT
        return PASSED if os.waitstatus_to_exitcode(ended) in (0, EMPTY) else FAILED

    def _wait(self, child: int, seconds: float | None) -> int | None:
        deadline = None if seconds is None else time.monotonic() + seconds
        while deadline is None or time.monotonic() < deadline:
            pid, status = os.waitpid(child, os.WNOHANG)
            if pid:
                return status
            time.sleep(0.02)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return None

    def _settle(self, seconds: float | None) -> None:
        """Makes a fork a process that was started in the copy."""
        os.setsid()
        os.nice(10)
        written = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for number in (1, 2):
            os.dup2(written, number)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        os.chdir(self.tree)
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        searched = [str(self.tree / part) for part in SEARCHED]
        sys.path[:] = [*searched, *sys.path[1:]]
        os.environ["PYTHONPATH"] = os.pathsep.join([*searched, str(self.folder / "site")])
        if any("/formats/" in path for path in self.paths):
            os.environ[PLAIN] = "1"


def file_of(test: str) -> str:
    return test.partition("::")[0]


def statement(source: str, line: int) -> Iterator[int]:
    """The lines of the smallest statement that a line is in; of one with a body, those before it."""
    found = range(line, line + 1)
    size = sys.maxsize
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            end = max(node.lineno, body[0].lineno - 1) if isinstance(body, list) and body else node.end_lineno
            if node.lineno <= line <= end and end - node.lineno < size:
                found, size = range(node.lineno, end + 1), end - node.lineno
    yield from found
