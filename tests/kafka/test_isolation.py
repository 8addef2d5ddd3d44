"""Committed records are those that a consumer of committed records got, also where a control batch is lost."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec_kafka import FORMAT
from tests.kafka.samples import INTO

PARTITIONS = sorted(path.relative_to(INTO) for path in INTO.glob("[34].*/*.json") if not path.name.startswith("__"))
FOLDER = INTO / "4.1" / "data" / "transactions-0"


def truth(partition: Path, isolation: str) -> list[int]:
    said = json.loads((INTO / partition).read_text())
    return [record["offset"] for record in said.get(isolation, said["read_uncommitted"])["records"]]


def offsets(folder: Path, **settings: Any) -> list[int]:
    log = segspec.open(folder, format=FORMAT, isolation="read_committed")
    return [record.offset for record in log.records(**settings)]


@pytest.mark.parametrize("partition", PARTITIONS, ids=str)
def test_what_is_committed_is_what_a_consumer_got(partition: Path) -> None:
    folder = INTO / partition.parent / "data" / partition.stem
    expected = truth(partition, "read_committed")
    found = offsets(folder)
    assert found[len(found) - len(expected) :] == expected
    log = segspec.open(folder, format=FORMAT, isolation="read_committed")
    assert log.arrow(["offset"]).read_all()["offset"].to_pylist() == found


def without_control_batches(folder: Path) -> None:
    """Damages every control batch of a log."""
    for path in folder.glob("*.log"):
        content = bytearray(path.read_bytes())
        for _, step in segspec.open(path, format=FORMAT).steps():
            if step.frame is not None and step.frame.kind == "control batch":
                content[step.frame.end - 1] ^= 1
        path.write_bytes(content)


def test_where_control_batches_are_lost_transaction_indexes_say_what_was_aborted(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / FOLDER.name))
    without_control_batches(folder)
    whole = truth(Path("4.1/transactions-0.json"), "read_uncommitted")
    committed = truth(Path("4.1/transactions-0.json"), "read_committed")
    found = offsets(folder, on_damage="skip", report=lambda finding: None)
    # Nobody knows any more that a transaction was committed: reading ends where the first one begins.
    assert found == []
    assert set(committed) < set(whole)


def test_where_the_index_is_lost_control_batches_say_what_was_aborted(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / FOLDER.name))
    for path in folder.glob("*.txnindex"):
        path.unlink()
    assert offsets(folder) == truth(Path("4.1/transactions-0.json"), "read_committed")


def test_the_marker_of_one_aborted_transaction_is_lost_and_its_index_is_not(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / FOLDER.name))
    path = folder / f"{20:020}.log"
    content = bytearray(path.read_bytes())
    frame = next(step.frame for _, step in segspec.open(path, format=FORMAT).steps() if step.frame is not None)
    assert (frame.kind, frame.first_offset) == ("control batch", 20)
    content[frame.end - 1] ^= 1
    path.write_bytes(content)
    expected = truth(Path("4.1/transactions-0.json"), "read_committed")
    assert offsets(folder, on_damage="skip", report=lambda finding: None) == expected
