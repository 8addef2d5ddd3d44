"""A package of somebody else's adds a format: installed by pip, it is read, written, recovered, converted like ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from segspec.custom import build_package
from tests.helpers.patience import PATIENCE
from tests.needs import ROOT

PACKAGE = Path(__file__).parent
SMALL = 400
"""Bytes of a segment: 30 records make several."""

WRITE = """
import segspec
with segspec.create({folder!r}, "quill", segment_bytes={size}, first_offset=5) as writer:
    for number in range(30):
        writer.append(b"message %d" % number, key=b"k%d" % number if number % 2 else b"", timestamp=1000 + number)
"""


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def json(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


class Environment:
    """Python processes that find packages in one folder besides those of this process."""

    def __init__(self, site: Path) -> None:
        path = [str(site), *(os.environ.get("PYTHONPATH", "").split(os.pathsep)), *map(str, roots())]
        self.variables = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))}

    def python(self, *arguments: object) -> Done:
        command = [sys.executable, *map(str, arguments)]
        done = subprocess.run(
            command, env=self.variables, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd="/"
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def segspec(self, *arguments: object) -> Done:
        return self.python("-m", "segspec.cli.main", *arguments)

    def run(self, code: str) -> str:
        done = self.python("-c", code)
        assert done.code == 0, done.err
        return done.out


def roots() -> list[Path]:
    """Where this process has segspec and its parsers from, be they installed or not."""
    return [ROOT / "python", ROOT / "generated" / "python", ROOT / "generated" / "kernels"]


@pytest.fixture(scope="module")
def quill(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment in which pip has installed the package, from its folder and without a network."""
    site = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*command, "--no-build-isolation", "--target", site, PACKAGE], check=True, timeout=PATIENCE)
    return Environment(site)


@pytest.fixture(scope="module")
def written(quill: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of 30 records from 5 on, in several segments."""
    folder = tmp_path_factory.mktemp("written") / "journal"
    quill.run(WRITE.format(folder=str(folder), size=SMALL))
    assert len(list(folder.glob("*.quill"))) == len(list(folder.glob("*.quillx"))) > 2
    return folder


@pytest.fixture
def journal(written: Path, tmp_path: Path) -> Path:
    """The same, to be damaged."""
    return Path(shutil.copytree(written, tmp_path / "journal"))


def expected() -> list[dict[str, str]]:
    """What `dump` says of the journal."""
    return [
        {"offset": str(5 + n), "timestamp": str(1000 + n)}
        | ({"key": f"k{n}"} if n % 2 else {})
        | {"value": f"message {n}"}
        for n in range(30)
    ]


def test_what_the_specs_give_is_what_is_committed() -> None:
    assert build_package(PACKAGE, check=True).problems == []


def test_the_library_does_not_know_of_the_format() -> None:
    modules = list((ROOT / "python").rglob("*.py"))
    assert len(modules) > 300
    assert [path for path in modules if "quill" in path.read_text(encoding="utf-8").lower()] == []


def test_info_detects_it(quill: Environment, journal: Path) -> None:
    done = quill.segspec("info", "-o", "json", journal)
    (facts,) = done.json
    assert (done.code, facts["format"], facts["records"]) == (0, "quill", "30")
    assert (facts["first_offset"], facts["last_offset"], facts["findings"]) == ("5", "34", [])


def test_dump_gives_its_records_its_frames_and_its_index(quill: Environment, journal: Path) -> None:
    assert quill.segspec("dump", "-o", "json", "--payload", "utf8", journal).json == expected()
    frames = quill.segspec("dump", "--frames", "-o", "json", journal).json
    assert [frame["first_offset"] for frame in frames] == [str(n) for n in range(5, 35)]
    entries = quill.segspec("dump", "-o", "json", min(journal.glob("*.quillx"))).json
    assert [entry["ofs_record"] for entry in entries] == [frame["position"] for frame in frames[: len(entries)]]


def test_verify_is_silent_and_then_says_what_is_wrong(quill: Environment, journal: Path) -> None:
    assert quill.segspec("verify", journal) == Done(0, "", "")
    segment = min(journal.glob("*.quill"))
    content = bytearray(segment.read_bytes())
    content[content.index(b"message 1")] ^= 1
    segment.write_bytes(content)
    done = quill.segspec("verify", "-o", "json", journal)
    wrong = [finding for finding in done.json if finding["severity"] == "error"]
    assert (done.code, [finding["code"] for finding in wrong]) == (3, ["bad-checksum"])
    assert wrong[0]["field"] == "checksum"


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda content: content[:-3], "torn"),
        (lambda content: content + bytes(24), "index-ahead"),
        (lambda content: content[:-16], "index-behind"),
        (lambda content: content[:16] + bytes([255]) + content[17:], "bad-index"),
    ],
)
def test_the_index_is_compared(quill: Environment, journal: Path, damage: Callable[[bytes], bytes], code: str) -> None:
    index = min(journal.glob("*.quillx"))
    index.write_bytes(damage(index.read_bytes()))
    done = quill.segspec("index", "check", "-o", "json", journal)
    assert done.code == 3
    assert code in {finding["code"] for finding in done.json}


def test_index_build_makes_the_same_indexes(quill: Environment, journal: Path, tmp_path: Path) -> None:
    assert quill.segspec("index", "build", journal, "-o", tmp_path / "made").code == 0
    for index in journal.glob("*.quillx"):
        assert (tmp_path / "made" / index.name).read_bytes() == index.read_bytes()


def test_inspect_draws_its_bytes(quill: Environment, journal: Path) -> None:
    fields = quill.segspec("inspect", "-o", "json", min(journal.glob("*.quill"))).json
    assert [field["field"] for field in fields][:4] == ["mark", "len_body", "checksum", "body.offset"]
    assert fields[2]["role"] == "checksum"


def test_recover_makes_a_sound_copy(quill: Environment, journal: Path, tmp_path: Path) -> None:
    segment = min(journal.glob("*.quill"))
    content = bytearray(segment.read_bytes())
    content[content.index(b"message 1")] ^= 1
    segment.write_bytes(content)
    done = quill.segspec("recover", journal, "-o", tmp_path / "copy", "--output", "json")
    (log,) = done.json[0]["logs"]
    assert (done.code, log["kept"]["records"], log["lost"]["records"]) == (3, "29", "1")
    copied = quill.segspec("dump", "-o", "json", "--payload", "utf8", "--on-damage", "skip", tmp_path / "copy").json
    assert copied == [row for row in expected() if row["value"] != "message 1"]
    assert quill.segspec("index", "check", tmp_path / "copy").code == 0


def test_convert_reads_and_writes_it(quill: Environment, journal: Path, tmp_path: Path) -> None:
    refused = quill.segspec("convert", journal, "-o", tmp_path / "no", "--as", "durable_log")
    assert refused.code == 2
    assert "timestamp, key would be lost in durable_log" in refused.err
    for step, (source, kind) in enumerate([(journal, "tank"), (tmp_path / "0", "quill")]):
        done = quill.segspec("convert", source, "-o", tmp_path / str(step), "--as", kind)
        assert done.code == 0, done.err
    assert quill.segspec("dump", "-o", "json", "--payload", "utf8", tmp_path / "1").json == expected()
    done = quill.segspec("convert", journal, "-o", tmp_path / "rows.jsonl", "--payload", "utf8")
    assert [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()] == expected()


def test_a_log_is_resumed(quill: Environment, journal: Path) -> None:
    quill.run(f"""
import segspec
with segspec.create({str(journal)!r}, "quill", resume=True) as writer:
    assert writer.append(b"more", timestamp=2000) == 35
assert [record.offset for record in segspec.open({str(journal)!r}).records()] == list(range(5, 36))
assert not list(segspec.open({str(journal)!r}).verify())
""")


def test_arrow_reads_it(quill: Environment, journal: Path) -> None:
    said = quill.run(f"""
import segspec
log = segspec.open({str(journal)!r})
table = log.arrow().read_all()
print(table.schema.names, table.num_rows, log.arrow(["offset"], table="records").read_all()["offset"].to_pylist()[-1])
print(table["value"].to_pylist()[3], table["key"].to_pylist()[2:4], log.count())
print([log.arrow(table=name).read_all().num_rows for name in ("frames", "index", "tracking", "findings")])
""")
    assert said.splitlines() == [
        "['offset', 'timestamp', 'key', 'value', 'segment', 'position'] 30 34",
        "b'message 3' [None, b'k3'] 30",
        "[30, 30, 0, 0]",
    ]


def test_it_says_nothing_of_an_owner(quill: Environment, journal: Path) -> None:
    done = quill.segspec("forecast", journal)
    assert (done.code, done.err) == (
        1,
        "segspec: quill has no forecast: it names no owner whose next start is known\n",
    )


def test_the_command_line_offers_it(quill: Environment) -> None:
    assert "durable_log|mojo|ffwd|kafka|quill|FILE" in "".join(quill.segspec("dump", "--help").out.split())
    assert quill.run("import segspec.formats as f; print(f.names(), f.NAMES)").split(") (")[0].endswith("'quill'")


def test_spark_finds_it_by_its_short_name(quill: Environment, written: Path) -> None:
    """As Spark looks for sources (`pyspark.sql.worker.lookup_data_sources`), and as it calls them."""
    done = quill.run(f"""
import sys
from importlib import import_module
from pkgutil import iter_modules
from pyspark.sql.datasource import DataSource
found = [import_module(each.name).DefaultSource for each in iter_modules() if each.name.startswith("pyspark_")]
(kind,) = [each for each in found if issubclass(each, DataSource) and each.name() == "quill"]
sys.path.append({str(ROOT)!r})
from tests.spark.direct import read
rows = read("quill", {str(written)!r}, columns="offset,key,value")
print(len(rows), rows[-1]["offset"], rows[1]["key"].decode(), rows[1]["value"].decode())
""")
    assert done == "30 34 k1 message 1\n"


def test_it_is_registered_in_a_session_with_all_others(quill: Environment) -> None:
    assert (
        quill.run("""
import pickle
from types import SimpleNamespace
from segspec.spark import register
found = []
register(SimpleNamespace(dataSource=SimpleNamespace(register=found.append)))
print(*[pickle.loads(pickle.dumps(source)).name() for source in found])
""")
        == "osiris tank durable_log mojo ffwd kafka_log quill kaitai\n"
    )


def test_contributing_counts_its_files() -> None:
    files_there = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".so")
    own = [path for path in files_there if not {"generated", "__pycache__"} & set(path.parts)]
    files = {path.name for path in own if path.parent != PACKAGE} | {"pyproject.toml"}
    assert len(own) - len(["README.md", "__init__.py", "test_sixth_format.py"]) == 9
    needed = {
        "quill_segment.ksy",
        "quill_index.ksy",
        "quill_entry.ksy",
        "descriptor.py",
        "__init__.py",
        "pyproject.toml",
    }
    assert needed < files
    said = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    words = " ".join(said.split())
    assert f"Reading and recovery take {len(needed)} of your files" in words
    assert "writing, conversion and Spark 9," in words
