"""Names and payloads that would steer a terminal, through every verb: nothing raw comes out."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import segspec as library
from segspec.cli import writers
from segspec.cli.main import VERBS
from segspec.core.text import UNSAFE, path_of_text
from tests.cli.conftest import Run
from tests.cli.test_odd_folders import LOGS, SAMPLES

EVIL = os.fsdecode(
    "a\x1b]0;title\x07\x1b[2J\nsegment:0: error torn: \x85\x9b31m\u202egnp\u2066\u2028".encode() + b"\xff[red]"
)
"""An escape sequence, a line that looks like a finding, C1, bidi controls, what is no UTF-8, and rich's markup."""

RAW = re.compile("[\x00-\x09\x0b-\x1f]|" + UNSAFE)
Words = Callable[[Path, Path], list[list[object]]]

JSON = ("-o", "json")
UTF8 = (*JSON, "--payload", "utf8")

OF_LOGS: dict[str, Words] = {
    "doctor": lambda log, out: [["doctor", log], ["doctor", log.parent, *JSON], [log], [log / EVIL], [EVIL]],
    "info": lambda log, out: [["info", log], ["info", log, *JSON], ["info", log.parent]],
    "dump": lambda log, out: [
        ["dump", log, "--on-damage", "skip", *more] for more in ((), UTF8, ("--frames",), ("--frames", *JSON))
    ],
    "verify": lambda log, out: [["verify", log], ["verify", log, *JSON]],
    "forecast": lambda log, out: [["forecast", log], ["forecast", log, *JSON]],
    "recover": lambda log, out: [
        ["recover", log, "-o", out],
        ["recover", log, "-o", out, "--dry-run", "--output", "json"],
    ],
    "index": lambda log, out: [["index", "check", log], ["index", "build", log, "-o", out / EVIL]],
    "inspect": lambda log, out: [
        ["inspect", next(log.glob("*[0-9].*")), "--at", "0"],
        ["inspect", log / EVIL, "--at", "0"],
    ],
    "tail": lambda log, out: [["tail", log], ["tail", log, *UTF8]],
    "convert": lambda log, out: [
        ["convert", log, "-o", out / "no" / EVIL],
        ["convert", log, "-o", log.parent / f"{EVIL}.jsonl", "--on-damage", "skip"],
    ],
    "clients": lambda log, out: [["clients", log], ["clients", log, *JSON]],
    "report": lambda log, out: [["report", log.parent], ["report", log.parent, *JSON], ["report", log, "-o", "html"]],
    "compare": lambda log, out: [
        ["compare", log, copied(log, out)],
        ["compare", log, copied(log, out), *JSON],
        ["compare", log, log / EVIL],
        ["compare", log, copied(log, out), "--merge", out / EVIL],
    ],
    "publish": lambda log, out: [
        ["publish", log, "--to", "amqp://127.0.0.1:1/queue"],
        ["publish", log, "--to", f"amqp://127.0.0.1:1/{EVIL}"],
        ["publish", log / EVIL, "--to", "amqp://127.0.0.1:1/queue"],
    ],
    "store": lambda log, out: [
        ["store", "streams", log],
        ["store", "stat", log, EVIL],
        ["store", "check", log / EVIL],
        ["store", "aof", log.parent, EVIL],
    ],
    "queue": lambda log, out: [
        ["queue", "stat", log],
        ["queue", "append", out, log / EVIL],
        ["queue", "consumers", out, "--add", EVIL],
        ["queue", "stat", out],
        ["queue", "read", out, "-c", EVIL],
        ["queue", "read", out, "-c", f"no {EVIL}"],
    ],
    "compile": lambda log, out: [["compile", log / EVIL], ["compile", log / "none.ksy"]],
    "format": lambda log, out: [
        ["format", "new", EVIL],
        ["format", "new", "x", "--title", EVIL],
        ["format", "new", "x", "-o", log / EVIL],
        ["format", "build", log / EVIL],
        ["format", "build", log],
    ],
    "docs": lambda log, out: [["docs", log / EVIL], ["docs", log / "none.ksy"]],
    "conformance": lambda log, out: [
        ["conformance", "run", "--vectors", log, "--", "x"],
        ["conformance", "explain", EVIL],
    ],
    "completion": lambda log, out: [["completion", "fish"], ["completion", EVIL]],
    "man": lambda log, out: [["man"], ["man", "queue", "read"], ["man", EVIL]],
    "samples": lambda log, out: [["samples", log], ["samples", log / EVIL]],
    "demo": lambda log, out: [["demo", EVIL, EVIL]],
}


def copied(log: Path, out: Path) -> Path:
    """Another replica of the log."""
    other = out.with_name("other") / EVIL
    if not other.exists():
        other.mkdir(parents=True)
        for path in log.iterdir():
            if path.is_file():
                shutil.copyfile(path, other / path.name)
    return other


@pytest.fixture(params=["durable_log", "osiris"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A log with a damaged segment, a file beside it, and a payload, all of them hostile."""
    format = request.param
    folder = tmp_path / EVIL / "log"
    shutil.copytree(SAMPLES / LOGS[format], folder, copy_function=shutil.copyfile)
    last = Path(library.open(folder).segments[-1].path)
    with library.create(folder, format, resume=True) as writer:
        writer.append(EVIL.encode("utf-8", "surrogateescape"))
    with last.open("ab") as file:
        file.write(b"\x1b damage that is long enough to be seen")
    (folder / EVIL).write_text(EVIL, "utf-8", "surrogateescape")
    os.mkfifo(folder / {"osiris": "99999999999999999999.segment", "durable_log": "segment_999999.log"}[format])
    return folder


def test_every_verb_is_tried() -> None:
    assert set(OF_LOGS) == set(VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_nothing_raw_comes_out_of_a_verb(verb: str, log: Path, tmp_path: Path, segspec: Run) -> None:
    for words in OF_LOGS[verb](log, tmp_path / "out"):
        done = segspec(*words)
        assert done.out + done.err or words[:2] == ["index", "check"], words
        for text in (done.out, done.err):
            found = RAW.search(text)
            assert found is None, f"{words}: {text[max(found.start() - 60, 0) : found.end() + 20]!r}"
            assert "\nsegment:0: error torn" not in text
            text.encode("utf-8")


def test_paths_in_json_come_back(log: Path, segspec: Run) -> None:
    for row in segspec("verify", log, "-o", "json").json:
        assert Path(path_of_text(row["path"])).parent == log
    (facts,) = segspec("info", log, "-o", "json").json
    assert path_of_text(facts["path"]) == str(log)
    assert all(Path(path_of_text(segment["path"])).exists() for segment in facts["segments"])


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("terminal", [True, False])
def test_csv_is_escaped_for_a_terminal_and_exact_in_a_file(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    out = Terminal() if terminal else io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    made = writers.CsvWriter()
    made.write({"value": "a\x1b[2J\u202e,\n"})
    exact = 'value\n"a\x1b[2J\u202e,\n"\n'
    assert out.getvalue() == ('value\n"a\\x1b[2J\\u202e,\\n"\n' if terminal else exact)


def test_json_says_what_a_hostile_payload_is(log: Path, segspec: Run) -> None:
    lines = segspec("dump", log, "-o", "json", "--payload", "utf8", "--on-damage", "skip").lines
    assert any("segment:0: error torn" in json.loads(line)["value"] for line in lines)


def test_output_is_utf8_in_any_locale(tmp_path: Path) -> None:
    folder = tmp_path / "Größe"
    shutil.copytree(SAMPLES / LOGS["ffwd"], folder)
    done = subprocess.run(
        [sys.executable, "-m", "segspec.cli.main", "info", str(folder), "-o", "json"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        check=True,
    )
    assert json.loads(done.stdout.decode("utf-8"))["path"] == str(folder)


@pytest.mark.parametrize(("variables", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_are_for_a_terminal_that_wants_them(variables: dict[str, str], coloured: bool) -> None:
    outer, inner = pty.openpty()
    subprocess.run(
        [sys.executable, "-m", "segspec.cli.main", "info", str(SAMPLES / "ffwd/torn_blob/log")],
        stdout=inner,
        env={name: value for name, value in os.environ.items() if name != "NO_COLOR"} | variables,
        check=False,
    )
    os.close(inner)
    printed = os.read(outer, 65536).decode()
    os.close(outer)
    assert "torn" in printed
    assert ("\x1b[31m" in printed) is coloured
