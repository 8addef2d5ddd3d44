"""`segspec samples DIR`: the sample logs, copied."""

from __future__ import annotations

import filecmp
import json
from pathlib import Path

import pytest

from segspec.cli.streams import COULD_NOT, DAMAGED, SOUND
from segspec.samples import FOLDER, logs_without_truth, samples
from tests.cli.conftest import Run


def test_all_samples_are_copied_with_their_truth_and_origin(segspec: Run, tmp_path: Path) -> None:
    done = segspec("samples", tmp_path / "new")
    assert done.code == SOUND
    assert len(done.lines) == len(list(samples())) + len(logs_without_truth())
    for sample in samples():
        copy = tmp_path / "new" / sample.format / sample.name
        assert str(copy / "log") in done.out
        names = [path.relative_to(sample.folder) for path in sample.folder.rglob("*") if path.is_file()]
        assert names
        assert filecmp.cmpfiles(sample.folder, copy, [str(name) for name in names], shallow=False)[1:] == ([], [])
    assert (tmp_path / "new" / "README.md").read_bytes() == (FOLDER / "README.md").read_bytes()


def test_the_logs_of_the_documentation_are_copied_too(segspec: Run, tmp_path: Path) -> None:
    segspec("samples", tmp_path / "new")
    assert segspec("verify", tmp_path / "new/osiris/amqp").code == SOUND
    assert segspec("verify", tmp_path / "new/kafka/orders-0").code == SOUND
    torn = segspec("verify", tmp_path / "new/kafka/payments-0")
    assert (torn.code, ": error torn: " in torn.out) == (DAMAGED, True)
    assert segspec("compare", *(tmp_path / "new/nodes" / name for name in ("r1", "r2", "r3"))).code == DAMAGED


def test_a_copy_is_read_like_the_original(segspec: Run, tmp_path: Path) -> None:
    segspec("samples", tmp_path / "new")
    copied = segspec("info", tmp_path / "new/osiris/epochs/log", "--output", "json").json
    original = segspec("info", FOLDER / "osiris/epochs/log", "--output", "json").json
    assert json.dumps(copied).replace(str(tmp_path / "new"), str(FOLDER)) == json.dumps(original)


def test_nothing_that_exists_is_replaced(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "mine").write_text("kept")
    done = segspec("samples", tmp_path / "there")
    assert done.code == COULD_NOT
    assert "there exists: samples are copied into a new folder" in done.err
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["mine"]


def test_a_copy_that_fails_leaves_nothing(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("segspec.samples.shutil.copyfile", full)
    done = segspec("samples", tmp_path / "new")
    assert done.code == COULD_NOT
    assert "No space left on device" in done.err
    assert list(tmp_path.iterdir()) == []
