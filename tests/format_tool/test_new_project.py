"""`segspec format new`: a project that works at once, in an environment of its own and without a network."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from segspec.custom import new_package
from tests import needs
from tests.cli.conftest import Run
from tests.format_tool.environment import Environment
from tests.format_tool.projects import python

NAME, TITLE = "tide_log", "The tide's log"


class Installed(NamedTuple):
    """An environment in which the project is installed."""

    environment: Environment
    project: Path

    def run(self, *arguments: object) -> str:
        code, said = self.environment.run(*arguments, folder=self.project)
        assert code == 0, said
        return said


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "project"
    new_package(NAME, folder, TITLE)
    return folder


@pytest.fixture(scope="module")
def installed(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The project is installed there, and built."""
    needs.npm("kaitai-struct-compiler")
    made = Installed(Environment(tmp_path_factory.mktemp("environment")), project)
    made.environment.install(project)
    assert made.run("-m", "segspec", "format", "build").endswith("files are up to date\n")
    return made


@pytest.fixture(scope="module")
def log(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of the format, written by the project's own tests."""
    folder = tmp_path_factory.mktemp("written")
    code = f"import sys; sys.path.insert(0, 'tests'); import test_{NAME} as tests; "
    code += f"open({str(folder)!r} + f'/{{tests.BASE:020}}.{NAME}', 'wb').write(tests.SEGMENT)"
    installed.run("-c", code)
    return folder


def test_its_own_tests_pass_as_soon_as_it_is_built(installed: Installed, tmp_path: Path) -> None:
    # In the usual folder it would remove what earlier runs of all tests left.
    said = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--basetemp", tmp_path / "own")
    assert " passed" in said
    assert "failed" not in said


def test_every_verb_knows_it_by_its_name_and_by_its_files(installed: Installed, log: Path) -> None:
    assert installed.run("-m", "segspec", "info", log).startswith(f"{NAME} ")
    rows = installed.run("-m", "segspec", "dump", log, "--payload", "utf8").splitlines()
    assert rows[0].split() == ["100", "2023-11-14", "22:13:20.100", "k0", "value", "0", "kind=data"]
    assert installed.run("-m", "segspec", "verify", log, "--format", NAME) == ""
    assert TITLE in installed.run("-c", f"import segspec_{NAME}; print(segspec_{NAME}.FORMAT.title)")


def test_whoever_reads_needs_no_compiler_and_imports_none(installed: Installed, log: Path) -> None:
    script = f"""
import os, sys
os.environ["PATH"] = ""
sys.modules["yaml"] = None
import segspec
print(segspec.open({str(log)!r}).count())
print(*(name for name in sys.modules if name.startswith("segspec_kaitai")))
"""
    assert installed.run("-c", script) == "5\n\n"


def test_what_it_says_of_itself_is_known_before_any_parser_is_imported(installed: Installed) -> None:
    script = f"""
import sys
from segspec_{NAME} import FORMAT
print([FORMAT], FORMAT.usual_names, FORMAT.columns)
print(*(name for name in sys.modules if "debug" in name or name.endswith((".reader", ".rules", "pyarrow"))))
"""
    columns = "('offset', 'timestamp', 'key', 'value', 'kind')"
    assert installed.run("-c", script) == f"[<Format {NAME}>] ('*.{NAME}',) {columns}\n\n"


def test_a_wheel_of_it_has_what_was_built(installed: Installed, log: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    installed.environment.install(installed.project, "--target", target)
    code, out, err = python("-m", "segspec", "info", log, first=str(target))
    assert (code, out.partition(" ")[0], err) == (0, NAME, "")


def test_before_it_is_built_that_is_what_is_said(project: Path, tmp_path: Path) -> None:
    new_package("dew", tmp_path / "dew")
    code, _, err = python("-c", "import segspec_dew", first=str(tmp_path / "dew"))
    assert code == 1
    assert err.endswith("segspec_dew.generated was not built: run `segspec format build` in its project\n")


def test_what_is_there_is_never_overwritten(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert segspec("format", "new", "dew").code == 0
    (tmp_path / "segspec-dew" / "README.md").write_text("mine")
    again = segspec("format", "new", "dew")
    assert (again.code, "segspec-dew exists" in again.err) == (2, True)
    assert (tmp_path / "segspec-dew" / "README.md").read_text() == "mine"
    with pytest.raises(OSError, match="segspec-dew"):
        new_package("dew", tmp_path / "segspec-dew")
    assert (tmp_path / "segspec-dew" / "README.md").read_text() == "mine"


@pytest.mark.parametrize("name", ["Dew", "2dew", "de-w", "", "dew_", "import", "../dew", "déw"])
def test_what_is_no_name_is_refused_before_anything_is_written(segspec: Run, tmp_path: Path, name: str) -> None:
    done = segspec("format", "new", name, "-o", tmp_path / "made")
    assert (done.code, "is no name of a format" in done.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "said"), [("log", "a part of its own"), ("kaitai", "segspec_kaitai"), ("kernels", "a part of its own")]
)
def test_a_name_that_would_hide_another_module_is_refused(segspec: Run, tmp_path: Path, name: str, said: str) -> None:
    done = segspec("format", "new", name, "-o", tmp_path / "made")
    assert (done.code, said in done.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_a_format_that_there_is_is_refused(segspec: Run, tmp_path: Path) -> None:
    done = segspec("format", "new", "tank", "-o", tmp_path / "made")
    assert (done.code, "format tank exists" in done.err) == (2, True)


@pytest.mark.parametrize("title", ['a "b"', "a\\b", "a\nb", " a", "", "x" * 61])
def test_a_title_that_would_break_a_file_is_refused(segspec: Run, tmp_path: Path, title: str) -> None:
    done = segspec("format", "new", "dew", "--title", title, "-o", tmp_path / "made")
    assert (done.code, "is no title" in done.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("title", ["O'Brien: #1 {log} & <more>", "Ärger-Log", "acme", "'", "x" * 60])
def test_any_other_title_stands_in_the_files_as_it_is(tmp_path: Path, title: str) -> None:
    new_package("dew", tmp_path / "dew", title)
    spec = yaml.safe_load((tmp_path / "dew/ksy/dew.ksy").read_text())
    assert spec["meta"]["title"] == spec["-log"]["title"] == title
    told = tomllib.loads((tmp_path / "dew/pyproject.toml").read_text())
    assert told["project"]["description"] == f"{title} for segspec"
    for path in (tmp_path / "dew").rglob("*.py"):
        compile(path.read_text(), str(path), "exec")
    (tmp_path / "dew" / "README.md").read_text().index(title)


def test_nothing_of_the_example_is_left(tmp_path: Path) -> None:
    files = new_package("dew", tmp_path / "dew")
    assert len(files) == 12
    for path in files:
        assert "acme" not in f"{path}{(tmp_path / 'dew' / path).read_text()}".lower()
