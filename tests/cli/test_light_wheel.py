"""What a dead node installs is small: the vectors and most samples are a wheel of their own, and a command that needs
it says so."""

from __future__ import annotations

import filecmp
import os
import subprocess
import sys
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from segspec import samples as module
from segspec.core.extras import MissingExtraError
from segspec.samples import FOLDER, all_samples, listed
from tests.cli.test_without_extras import base, distribution
from tests.needs import ROOT

WITH_TRUTH = {"durable_log/torn_payload_reopened", "osiris/epochs", "osiris/torn_tail"}
KEPT = {*WITH_TRUTH, "kafka/payments-0"}
"""What the first commands of the README and of the pages read."""
MOST_BYTES = 8 << 20
INSTALL = "pip install 'segspec[conformance]'"
OFFLINE = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


def wheel(project: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", *OFFLINE, "--wheel-dir", folder, project]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"CC": "no-such-compiler"})
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(ROOT, tmp_path_factory.mktemp("light"))


@pytest.fixture(scope="module")
def rest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(ROOT / "python" / "segspec_conformance", tmp_path_factory.mktemp("rest"))


@pytest.fixture(scope="module")
def node(light: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of a node where segspec alone is installed, with what it needs."""
    return installed(tmp_path_factory.mktemp("node"), light)


@pytest.fixture(scope="module")
def whole(light: Path, rest: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of a machine where both are."""
    return installed(tmp_path_factory.mktemp("whole"), light, rest)


def installed(folder: Path, *wheels: Path) -> Path:
    needed = base()
    for name, homes in packages_distributions().items():
        if needed & {distribution(home) for home in homes} and (spec := find_spec(name)) and spec.origin:
            origin = Path(spec.origin)
            place = origin.parent if spec.submodule_search_locations else origin
            (folder / place.name).symlink_to(place)
    for path in wheels:
        with ZipFile(path) as archive:
            archive.extractall(folder)
    return folder


def run(packages: Path, folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """segspec as it is installed there: without `site` nothing leads to this checkout."""
    command = [sys.executable, "-S", "-m", "segspec", *map(str, words)]
    environment = os.environ | {"PYTHONPATH": str(packages)}
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment)


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    }


def test_the_wheel_of_segspec_has_no_vectors_and_the_samples_of_the_first_commands_only(light: Path) -> None:
    with ZipFile(light) as archive:
        names = [Path(name) for name in archive.namelist()]
        size = sum(one.file_size for one in archive.infolist())
    assert not [name for name in names if "vectors" in name.parts or name.parts[0] == "segspec_conformance"]
    inside = [name.parts[2:] for name in names if name.parts[:2] == ("segspec", "samples")]
    assert {"/".join(parts[:2]) for parts in inside if len(parts) > 1} == KEPT
    assert {parts[0] for parts in inside if len(parts) == 1} == {"README.md", "__init__.py", "demo.py", "samples.json"}
    assert size <= MOST_BYTES


def test_the_other_wheel_has_every_vector_and_every_sample(whole: Path) -> None:
    for name, source in {"vectors": ROOT / "tests" / "vectors", "samples": FOLDER}.items():
        target = whole / "segspec_conformance" / name
        assert files(target) == files(source)
        assert filecmp.cmpfiles(source, target, files(source), shallow=False)[1:] == ([], [])


def test_on_a_node_the_few_samples_are_copied_and_a_line_says_how_to_get_the_others(node: Path, tmp_path: Path) -> None:
    done = run(node, tmp_path, "samples", "samples")
    assert done.returncode == 0, done.stderr
    logs = {line.split()[0].removesuffix("/log") for line in done.stdout.splitlines()}
    assert logs == {f"samples/{name}" for name in KEPT}
    assert done.stderr == f"{len(list(listed())) - len(WITH_TRUTH)} more samples can be installed: {INSTALL}\n"
    assert run(node, tmp_path, "verify", "samples/osiris/torn_tail/log").returncode == 3


def test_on_a_node_the_suite_says_what_to_install(node: Path, tmp_path: Path) -> None:
    for words in (("list",), ("run", "--", sys.executable), ("copy", "vectors")):
        done = run(node, tmp_path, "conformance", *words)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"segspec: segspec_conformance is not installed: {INSTALL}\n"
    assert list(tmp_path.iterdir()) == []


def test_with_the_other_wheel_nothing_is_missing(whole: Path, tmp_path: Path) -> None:
    copied = run(whole, tmp_path, "samples", "samples")
    assert (copied.returncode, copied.stderr) == (0, "")
    assert len(copied.stdout.splitlines()) == len(list(listed())) + len(module.logs_without_truth())
    assert files(tmp_path / "samples") == files(FOLDER)
    serve = (sys.executable, "-S", "-m", "segspec", "conformance", "serve")
    asked = run(whole, tmp_path, "conformance", "run", "--level", "must", "--format", "durable_log", "--", *serve)
    assert asked.returncode == 0, asked.stdout + asked.stderr


def test_the_demo_asks_for_all_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all_samples() == list(listed())
    (tmp_path / "samples.json").write_bytes((FOLDER / "samples.json").read_bytes())
    (tmp_path / "osiris" / "epochs").mkdir(parents=True)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    assert [one.name for one in module.samples()] == ["epochs"]
    with pytest.raises(MissingExtraError, match="segspec_conformance is not installed"):
        all_samples()
