"""`--archive`: what was evicted from a store's folder is read where it is, and what else the option may not be for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from segspec.store import Store
from tests.cli.conftest import Run


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The first segments of `orders` are in the archive only; `new` has no record."""
    with Store(tmp_path / "shop", tmp_path / "archive", segment_bytes=400, pack_bytes=150) as store:
        stream = store.stream("orders")
        for number in range(1, 101):
            stream.append({b"order": b"%d" % number}, id=(number, 0))
        stream.archive()
        stream.evict()
        store.stream("new")
    return tmp_path / "shop"


def test_verbs_read_through_the_archive(root: Path, tmp_path: Path, segspec: Run) -> None:
    given = ("--archive", tmp_path / "archive")
    done = segspec("dump", *given, "--output", "json", root)
    assert (done.code, done.err) == (0, "")
    assert [row["id"] for row in done.json] == [f"{number}-0" for number in range(1, 101)]
    assert {row["log"] for row in done.json} == {str(root / "orders")}
    assert [row["id"] for row in segspec("dump", *given, "--from", "7-0", "--limit", 2, "-o", "json", root).json] == [
        "7-0",
        "8-0",
    ]
    assert segspec("verify", *given, root).lines == []
    facts = next(one for one in segspec("info", *given, "--output", "json", root).json if one["records"] != "0")
    assert (facts["records"], int(facts["from_archive"]) > 0) == ("100", True)
    done = segspec("convert", *given, root / "orders", "-o", tmp_path / "orders.jsonl")
    assert (done.code, len((tmp_path / "orders.jsonl").read_text().splitlines())) == (0, 100)


def test_without_it_each_verb_says_what_is_not_here(root: Path, tmp_path: Path, segspec: Run) -> None:
    said = "missing-segment: segment 1-0 is not here: this empty file marks it as archived; with the option archive"
    away = len([path for path in (root / "orders").glob("a*") if not (root / "orders" / path.name[1:]).exists()])
    done = segspec("dump", root)
    assert (done.code, said in done.err, done.err.count("missing-segment")) == (3, True, away)
    done = segspec("convert", root / "orders", "-o", tmp_path / "orders.jsonl")
    assert (done.code, said in done.err) == (3, True)
    assert said in segspec("verify", root).out
    assert re.search(rf"^not here +{away}$", segspec("info", root).out, re.MULTILINE)
    done = segspec("dump", "--from", "99-0", root)
    assert (done.code, "warning missing-segment" in done.err, done.out.count("order=")) == (0, True, 2)
    assert segspec("dump", "--on-damage", "fail", root).code == 1
    done = segspec("info", root / "new")
    assert (done.code, "no damage found" in done.out) == (0, True)


def test_recover_copies_what_the_archive_has(root: Path, tmp_path: Path, segspec: Run) -> None:
    given = ("recover", root / "orders", "-o", tmp_path / "copy")
    done = segspec(*given, "--archive", tmp_path / "archive", "--output", "json")
    (log,) = done.json[0]["logs"]
    assert (done.code, log["kept"]["records"], log["lost"]) == (0, "100", {"bytes": "0", "ranges": []})
    assert [row["id"] for row in segspec("dump", tmp_path / "copy", "-o", "json").json] == [
        f"{number}-0" for number in range(1, 101)
    ]


def test_recover_without_it_counts_as_lost_what_is_not_here(root: Path, tmp_path: Path, segspec: Run) -> None:
    away = len([path for path in (root / "orders").glob("a*") if not (root / "orders" / path.name[1:]).exists()])
    given = ("recover", root / "orders", "-o", tmp_path / "copy")
    done = segspec(*given, "--dry-run", "--output", "json")
    assert (done.code, done.json[0]["logs"][0]["lost"]["elsewhere"]) == (3, str(away))
    done = segspec(*given)
    assert (
        done.code,
        f"lost  {away} segments that only the archive has (copy them with --archive)" in done.out,
    ) == (
        3,
        True,
    )


def test_an_archive_may_be_called_anything(tmp_path: Path, segspec: Run) -> None:
    archive = tmp_path / "my %20 àrchive?#"
    with Store(tmp_path / "shop", archive, segment_bytes=400, pack_bytes=150) as store:
        stream = store.stream("orders")
        stream.append_many({b"order": b"%d" % number} for number in range(100))
        stream.roll()
        assert stream.archive() > 1
        stream.evict()
    assert sorted(path.name for path in tmp_path.iterdir()) == [archive.name, "shop"]
    assert segspec("store", "check", tmp_path / "shop", "--archive", archive, "--digests").code == 0
    done = segspec("dump", "--archive", archive, "--output", "json", tmp_path / "shop")
    assert (done.code, len(done.json)) == (0, 100)
    with Store(tmp_path / "shop", archive) as store:
        assert len(list(store.stream("orders").range())) == 100


def test_an_altered_object_ends_a_dump_and_is_a_finding_of_verify(root: Path, tmp_path: Path, segspec: Run) -> None:
    path = tmp_path / "archive" / "orders" / "1-0"
    path.write_bytes(path.read_bytes().replace(b"order", b"fader", 1))
    done = segspec("dump", "--archive", tmp_path / "archive", root / "orders")
    assert (done.code, done.out) == (1, "")
    assert "the archive has not what was uploaded: its digest is sha256:" in done.err
    done = segspec("verify", "--archive", tmp_path / "archive", root / "orders")
    assert (done.code, len(done.lines)) == (3, 1)
    assert f"file://{path}:0: error bad-checksum: the archive has not what was uploaded" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dump", "{queue}"), "--archive: {queue} is a log of ffwd, which has no archive"),
        (("verify", "{root}/orders/a1-0"), "--archive: {root}/orders/a1-0 is one segment, and an archive is for the"),
        (("convert", "{rows}", "-o", "{root}/../x.parquet"), "archive is for the folder of a stream, and {rows} is a"),
        (("convert", "--spark", "{root}", "-o", "{root}/../x"), "--archive is not for --spark: spark.read"),
    ],
)
def test_an_archive_for_something_else_is_refused(
    arguments: tuple[str, ...], said: str, root: Path, tmp_path: Path, segspec: Run
) -> None:
    from segspec import create

    with create(tmp_path / "queue", "ffwd") as queue:
        queue.append(b"one")
    (tmp_path / "rows.jsonl").write_text('{"value":"61"}\n')
    places = {"root": root, "queue": tmp_path / "queue", "rows": tmp_path / "rows.jsonl"}
    verb, *rest = (argument.format(**places) for argument in arguments)
    done = segspec(verb, "--archive", tmp_path / "archive", *rest)
    assert (done.code, said.format(**places) in done.err) == (2, True), done.err
