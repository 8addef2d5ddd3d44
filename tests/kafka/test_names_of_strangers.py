"""Folders and topics of a node whose names are hostile: they are read as names, shown as text, and lead nowhere."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from segspec.core.text import UNSAFE
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec
from tests.conftest import ROOT

DATA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data"
FOLDERS = (
    "a'b\"c-0",
    "x\ny-0",
    "$(touch RAN)-0",
    "`touch RAN`;touch RAN",
    "\u202egol\u2066-0",
    "e\x1b]0;x\x07",
    "class-0",
    "os",
    "--help-0",
    "-rf",
    "<img src=x onerror=alert(1)>-0",
    "%2e%2e%2fsecret-0",
    "...-0",
    "inv\udcff-0",
)
TOPICS = ("../secret", "{secret}", "..", "a/../../secret", "$(touch RAN)", "\u202ex", "e\x1b[2J", "x" * 300)
CHECKPOINTS = ("log-start-offset-checkpoint", "recovery-point-offset-checkpoint", "replication-offset-checkpoint")

touched: list[str] = []
watched: list[str] = []


def note(event: str, given: tuple[object, ...]) -> None:
    if watched and event in ("open", "os.listdir", "os.scandir", "os.remove", "os.rename", "subprocess.Popen"):
        first = os.fsdecode(given[0]) if isinstance(given[0], str | bytes | os.PathLike) else ""
        if os.path.abspath(first).startswith(watched[0]) or event == "subprocess.Popen":  # noqa: PTH100 - links are not followed here
            touched.append(f"{event} {first}")


@pytest.fixture(scope="module")
def hook() -> None:
    # Python has no way to take one back: it does nothing when nothing is watched.
    sys.addaudithook(note)


@pytest.fixture
def node(tmp_path: Path, hook: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A node's folder with partitions and checkpoints of such names, and a secret beside it."""
    (tmp_path / "secret").mkdir()
    shutil.copytree(DATA / "none-0", tmp_path / "secret", dirs_exist_ok=True)
    node = tmp_path / "node"
    node.mkdir()
    for name in FOLDERS:
        shutil.copytree(DATA / "none-0", node / name)
    rows = [f"{topic.format(secret=tmp_path / 'secret') if '{' in topic else topic} 0 1" for topic in TOPICS]
    for name in CHECKPOINTS:
        text = "\n".join(["0", str(len(rows)), *rows, ""])
        (node / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(node)
    watched.append(str(tmp_path / "secret"))
    touched.clear()
    yield node
    watched.clear()


@pytest.mark.parametrize(
    "verb", [["info"], ["verify"], ["forecast"], ["report"], ["report", "--output", "html"], ["dump", "--limit", "3"]]
)
def test_a_node_of_such_names_is_read_and_shown_as_text(node: Path, segspec: Run, verb: list[str]) -> None:
    before = sorted(map(str, node.rglob("*")))
    done = segspec(*verb, node)
    assert done.code in (0, 3), done.err
    assert not re.search(UNSAFE, (done.out + done.err).replace("\n", ""))
    assert "\x1b" not in done.out + done.err
    assert "<img" not in done.out or verb != ["report", "--output", "html"]
    assert touched == []
    assert sorted(map(str, node.rglob("*"))) == before


@pytest.mark.parametrize("name", FOLDERS)
def test_a_partition_of_such_a_name_is_read_and_recovered(node: Path, segspec: Run, name: str) -> None:
    plain = segspec("dump", "--output", "json", DATA / "none-0")
    made = segspec("dump", "--output", "json", "--format", "kafka", node / name)
    assert made.code in (0, 3), made.err
    assert [row["value"] for row in made.json] == [row["value"] for row in plain.json]
    forecast = segspec("forecast", "--format", "kafka", node / name)
    assert not re.search(UNSAFE, (forecast.out + forecast.err).replace("\n", ""))
    assert "\x1b" not in forecast.out
    out = node.parent / "out"
    assert segspec("recover", "--format", "kafka", node / name, "-o", out).code in (0, 3)
    assert segspec("verify", "--format", "kafka", out).code == 0
    assert touched == []
    assert not (node / "RAN").exists()
