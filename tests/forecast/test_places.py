"""A forecast is of the files, wherever they lie and however their folder is called; what lies beside a node may be
anything."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec as library
from segspec.formats import get
from segspec.formats.osiris.owner.choice import choose
from segspec.storage.directory import Directory, above
from tests.cli.test_odd_folders import LOGS, SAMPLES
from tests.forecast.test_owner_choice import node
from tests.needs import ROOT

KAFKA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data"
NONE_BESIDE = "the newest known, for no node's feature flags are beside it"


@pytest.fixture
def near_root() -> Iterator[Path]:
    """A folder directly below one of the root's."""
    folder = tempfile.mkdtemp(dir="/tmp")
    yield Path(folder)
    shutil.rmtree(folder)


def told(path: str | Path) -> dict[str, Any]:
    """What a forecast says, but for the paths."""
    made = library.open(path).forecast(now=0).as_json()
    files: Any = made.pop("files")
    made["files"] = [file | {"path": Path(file["path"]).name} for file in files]
    kept: Any = made.get("retention", {"segments": []})
    kept["segments"] = [each | {"path": Path(each["path"]).name} for each in kept["segments"]]
    return {name: value for name, value in made.items() if name not in ("path", "advice", "being_written", "topic")}


def sample(format: str, target: Path) -> Path:
    return Path(shutil.copytree(KAFKA if format == "kafka" else SAMPLES / LOGS[format], target, dirs_exist_ok=True))


@pytest.mark.parametrize("format", [name for name in LOGS if get(name).startup is not None])
def test_two_folders_below_the_root_a_log_is_what_it_is_elsewhere(format: str, near_root: Path, tmp_path: Path) -> None:
    deep = sample(format, tmp_path / "a" / "b" / "c" / "d")
    sample(format, near_root)
    assert told(near_root) == told(deep)
    assert library.report(near_root).logs[0].need == library.report(deep).logs[0].need
    (one,), (other,) = (library.recover(log, tmp_path / name).logs for log, name in ((near_root, "1"), (deep, "2")))
    assert one.kept == other.kept


@pytest.mark.parametrize("path", ["/", "/x", "/a/b", "/a/b/c", ".", "", "..", "x/..", "x/", "s3://bucket/a"])
def test_the_release_of_a_stream_is_told_for_every_path(path: str) -> None:
    assert choose(Directory(path, {})).why == NONE_BESIDE


@pytest.mark.parametrize("path", ["partition", "partition/", "./partition/.", "partition/../partition", "."])
def test_a_relative_path_and_a_dot_find_the_node_as_the_whole_path_does(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = sample("kafka", tmp_path / "data")
    partition = data / "transactions-0"
    wanted = told(partition)
    assert [file["fate"] for file in wanted["files"]] == ["kept"] * len(wanted["files"])
    monkeypatch.chdir(partition if path == "." else data)
    assert told(path.replace("partition", partition.name)) == wanted


@pytest.mark.parametrize(
    ("path", "over"), [("a/b", "a"), ("a/b/", "a"), ("/b", "/"), ("s3://bucket/a/b/", "s3://bucket/a"), ("b", ".")]
)
def test_the_folder_above_is_that_of_the_name(path: str, over: str) -> None:
    assert above(path) == over


def test_the_folder_above_a_dot_is_that_of_the_folder_it_stands_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/usr/lib")
    assert (above("."), above("./"), above(".."), above("")) == ("/usr", "/usr", "/", "/usr")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


def _circle(path: Path) -> None:
    path.symlink_to(path.name)


def _huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 100 << 30)


def _folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (_pipe, "this is a FIFO, and only a file can be read"),
        (_device, "this is a device, and only a file can be read"),
        (_socket, "this is a socket, and only a file can be read"),
        (_circle, "Too many levels of symbolic links"),
        (_huge, "the file has 107,374,182,400 bytes, and one of its kind is read up to 1,048,576"),
        (_folder, "Is a directory"),
    ],
)
def test_feature_flags_that_are_no_small_file_are_named_and_the_newest_release_is_meant(
    make: Callable[[Path], None], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    stream = node("a11-3.10", tmp_path, None)
    without = told(stream)
    make(tmp_path / "rabbit@host-feature_flags")
    made = told(stream)
    assert made.pop("owner_chosen").startswith("the newest known, for the node's feature flags cannot be read: ")
    assert what in library.open(stream).forecast().chosen
    assert without.pop("owner_chosen") == NONE_BESIDE
    assert made == without
