"""Files of other stores beside logs: each verb says what a file is and refuses it, and a report counts them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from segspec.formats import asking
from segspec.samples import FOLDER as SAMPLES
from segspec.storage.directory import list_directory
from segspec.storage.source import open_source
from tests.cli.conftest import Run
from tests.needs import ROOT

PARTITION = ROOT / "tests" / "data" / "kafka" / "4.1" / "data" / "none-0"

# The first bytes of files of RabbitMQ 3.10.8 (of a snapshot as Ra 2.2.0 has them) and of Redis 7.0.15.
FILES = {
    "00000005.segment": ("524153470002004000000000", "a segment of a quorum queue (Ra)"),
    "00000015.wal": ("524157410100000000103246", "a write-ahead log of quorum queues (Ra)"),
    "snapshot.dat": ("5241534e013c8a11f2000000", "a snapshot of a quorum queue (Ra)"),
    "names.dets": ("0000156400abcdef00000001", "a table of Erlang's (DETS)"),
    "0.qi": ("524351490200000000000000", "an index of a classic queue"),
    "0.qs": ("524351530200000000000000", "a store of a classic queue"),
    "0.rdq": ("00000000000018232c9a3bbc", "a message store of classic queues"),
    "dump.rdb": ("524544495330303130fa0972", "a snapshot of Redis (RDB)"),
}
VERBS = {
    "info": (), "dump": (), "verify": (), "forecast": (), "inspect": ("--at", "0"), "tail": (),
    "recover": ("-o", "out"), "convert": ("-o", "out.jsonl"), "index check": (), "index build": ("-o", "out"),
    "publish": ("--to", "kafka://localhost:1/topic"),
}  # fmt: skip


def put(folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(bytes.fromhex(FILES[name][0]) + bytes(200))
    return path


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("name", FILES)
def test_each_verb_names_the_file_and_refuses_it(
    name: str, verb: str, tmp_path: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    put(tmp_path, name)
    done = segspec(*verb.split(), name, *VERBS[verb])
    assert (done.code, done.out) == (1, "")
    assert done.err == f"segspec: {name}: {FILES[name][1]}: segspec does not read it\n"
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", [name for name in FILES if name != "0.rdq"])
def test_the_content_tells_under_any_name_and_the_name_alone_does_not(name: str, tmp_path: Path, segspec: Run) -> None:
    renamed = put(tmp_path, name).rename(tmp_path / "renamed")
    assert FILES[name][1] in segspec("info", renamed).err
    renamed.unlink()
    for content in (b"", b"\0", bytes(200), bytes.fromhex(FILES[name][0])[:3]):
        (tmp_path / name).write_bytes(content)
        assert FILES[name][1] not in segspec("info", tmp_path / name).err
        assert "segspec does not read" not in segspec("info", tmp_path).err


def test_a_folder_without_logs_says_what_it_has(tmp_path: Path, segspec: Run) -> None:
    (tmp_path / "below").mkdir()
    for name in FILES:
        put(tmp_path / "below", name)
    shutil.copy(tmp_path / "below" / "0.rdq", tmp_path / "below" / "1.rdq")
    for verb in ("info", "verify", "report"):
        done = segspec(verb, tmp_path)
        assert done.code == 1
        assert "no log of a known format in this folder or below it; segspec does not read " in done.err
        assert all(words in done.err for name, (_, words) in FILES.items() if name != "0.rdq")
        assert "2 message stores of classic queues" in done.err


def test_a_report_counts_what_it_does_not_read(tmp_path: Path, segspec: Run) -> None:
    shutil.copytree(SAMPLES / "osiris" / "epochs" / "log", tmp_path / "stream" / "__orders_1700000000000000000")
    (tmp_path / "quorum").mkdir()
    put(tmp_path / "quorum", "00000015.wal")
    first = put(tmp_path / "quorum", "00000005.segment")
    shutil.copy(first, tmp_path / "quorum" / "00000006.segment")
    counted = "not read, files of other stores: "
    counted += "2 segments of quorum queues (Ra), a write-ahead log of quorum queues (Ra)"
    assert counted in segspec("report", tmp_path).lines
    assert counted in segspec("report", tmp_path, "--output", "html").out
    *_, total = segspec("report", tmp_path, "--output", "json").json
    assert total["not_read"] == {"segments of quorum queues (Ra)": "2", "write-ahead logs of quorum queues (Ra)": "1"}
    assert "not_read" not in segspec("report", tmp_path / "stream", "--output", "json").json[-1]


def test_no_more_than_the_first_bytes_are_read(tmp_path: Path, segspec: Run) -> None:
    path = put(tmp_path, "00000005.segment")
    with path.open("r+b") as file:
        file.truncate(1 << 40)
    assert FILES[path.name][1] in segspec("info", path).err
    assert FILES[path.name][1] in segspec("info", tmp_path).err


def test_a_partition_of_kafka_is_recognised_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "names", lambda: ["osiris"])
    asking._kinds.cache_clear()
    try:
        counts = asking.counted(list_directory(str(PARTITION)))
        with open_source(str(next(PARTITION.glob("*.log")))) as source:
            refusal = asking.refusal(source)
        said = asking.no_log(counts)
    finally:
        asking._kinds.cache_clear()
    hint = "(for kafka: pip install 'segspec[kafka]')"
    assert refusal == f"a segment of Apache Kafka: segspec does not read it {hint}"
    assert said.endswith(f"read a partition of Apache Kafka, a segment of Apache Kafka {hint}")


def test_with_its_package_nobody_is_told_to_install_it(tmp_path: Path, segspec: Run) -> None:
    shutil.copytree(PARTITION, tmp_path / "orders-0")
    next((tmp_path / "orders-0").glob("*.log")).unlink()
    done = segspec("report", tmp_path)
    assert "pip install" not in done.out + done.err
