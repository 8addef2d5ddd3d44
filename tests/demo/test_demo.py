"""`segspec demo`: the sample logs through Spark to Parquet."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from segspec.formats import NAMES
from segspec.samples import FOLDER, Sample, logs_without_truth, samples
from segspec.samples.demo import SampleResult, compare, summary

SAMPLES = list(samples())
LARGEST_SAMPLES = 3 << 20


def _run(
    *arguments: str, before: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    words = f"{before}\nimport sys; from segspec.cli.main import main; sys.exit(main())"
    path = os.pathsep.join(part for part in sys.path if part)
    return subprocess.run(
        [sys.executable, "-c", words, "demo", *arguments],
        capture_output=True,
        text=True,
        env=(environment or dict(os.environ)) | {"PYTHONPATH": path},
    )


def _name(sample: Sample) -> str:
    return f"{sample.format}-{sample.name}"


def test_each_format_has_a_sound_and_a_damaged_sample() -> None:
    for format in NAMES:
        assert {bool(sample.damage) for sample in SAMPLES if sample.format == format} == {True, False}, format


def test_the_samples_are_small_enough_to_ship_and_each_has_its_origin_said() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < LARGEST_SAMPLES
    origins = (FOLDER / "README.md").read_text(encoding="utf-8")
    for sample in SAMPLES:
        assert f"{sample.format}/{sample.name}" in origins


@pytest.mark.parametrize("sample", SAMPLES, ids=_name)
def test_the_truth_holds_without_spark_too(sample: Sample) -> None:
    log = segspec.open(sample.log, format=sample.format)
    rows = log.arrow(on_damage="skip", deleted=True).read_all().to_pylist()
    assert compare(sample, rows) == []


def test_a_wrong_record_is_named() -> None:
    sample = next(sample for sample in SAMPLES if sample.format == "durable_log")
    rows = segspec.open(sample.log).arrow().read_all().to_pylist()
    rows[3] = rows[3] | {"value": b"other"}
    assert [problem.split(" is ")[0] for problem in compare(sample, rows)] == ["record 3: value"]
    assert compare(sample, rows[:-1])[0] == f"{len(rows) - 1} records, and {len(rows)} in the truth"


def test_the_summary_says_what_differs_and_what_is_damaged() -> None:
    from rich.console import Console

    console = Console(width=160, record=True, file=io.StringIO())
    wrong = SampleResult(SAMPLES[0], 4, 4096, 300, problems=["a", "b"])
    damaged = SampleResult(SAMPLES[1], 1, 1, 1, damage=["torn: why", "bad-magic: why"])
    console.print(summary([wrong, damaged]))
    said = console.export_text()
    assert "differs (2)" in said
    assert "bad-magic, torn" in said


def test_a_difference_from_the_truth_ends_in_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from segspec.cli.demo import command

    wrong = SampleResult(SAMPLES[0], 4, 4096, 299, problems=["299 records, and 300 in the truth"])
    monkeypatch.setattr("segspec.samples.demo.run", lambda output, say: [wrong])
    assert command.main([], standalone_mode=False) == 1
    said = capsys.readouterr()
    assert "osiris/epochs: 299 records, and 300 in the truth" in said.err
    assert "differs (1)" in said.out


def test_a_folder_that_holds_a_result_already_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "osiris" / "epochs"
    kept.mkdir(parents=True)
    said = _run("--output", str(tmp_path))
    assert said.returncode == 1
    assert f"{kept} exists already: name another folder, or remove it" in said.stderr


def test_without_pyspark_the_demo_says_how_to_get_it() -> None:
    said = _run(before="import sys; sys.modules['pyspark'] = None")
    assert said.returncode == 1
    assert "PySpark is not installed: pip install 'segspec[spark]'" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.spark
def test_the_demo_runs_where_there_is_no_java(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "JAVA_HOME"}
    environment |= {"PATH": _path_without_java(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    said = _run("--output", str(tmp_path / "out"), environment=environment)
    assert said.returncode == 0, said.stdout + said.stderr
    assert (tmp_path / "cache" / "segspec" / "java-shim" / "bin" / "java").exists()
    assert said.stdout.count("agrees") == len(SAMPLES)
    assert said.stderr.splitlines() == ["starting Spark", *(f"{s.format}: {s.about}" for s in SAMPLES)]
    for sample in SAMPLES:
        assert (tmp_path / "out" / sample.format / sample.name / "_SUCCESS").exists()


def _path_without_java(folder: Path) -> str:
    """A PATH with every tool of the system but Java."""
    tools = folder / "tools"
    tools.mkdir()
    for place in ("/usr/bin", "/bin"):
        for tool in Path(place).iterdir():
            if not tool.name.startswith("java") and not os.path.lexists(tools / tool.name):
                (tools / tool.name).symlink_to(tool)
    assert shutil.which("java", path=str(tools)) is None
    return str(tools)


def test_samples_are_listed_as_they_lie_there() -> None:
    listed = {f"{sample.format}/{sample.name}" for sample in samples()}
    assert listed == {path.parent.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*/truth.jsonl")}
    others = {path.parent.relative_to(FOLDER) for path in FOLDER.rglob("*") if path.suffix in (".log", ".segment")}
    named = {Path(log) for log in logs_without_truth()}
    nodes = {Path("nodes/r2"), Path("nodes/r3")}
    assert {log for log in others if log.name != "log"} == named | nodes
