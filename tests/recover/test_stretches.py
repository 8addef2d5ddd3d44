"""`recover` and `index build` take what kernels find sound as bytes: what they make and say is that which comes of
going frame by frame."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import SegspecError
from segspec.formats.contract.descriptor import Format
from segspec.formats.mojo.salvage import MojoSalvager
from segspec.recovery import build_indexes
from tests.builders.mojo import Entry, Reading, segment
from tests.helpers.logs import DAMAGES, some_log, write_files
from tests.helpers.sweeps import ALL, some
from tests.mojo.reading import READINGS
from tests.recover.logs import files

FORMATS = ("durable_log", "ffwd", "mojo", "osiris", "tank")
Outcome = tuple[object, dict[str, bytes]]


def outcome(made: Callable[[Path], object], out: Path) -> Outcome:
    """What is said, or the error, and the files that are made."""
    try:
        said = made(out)
    except SegspecError as error:
        said = str(error)
    there = files(out) if out.exists() else {}
    shutil.rmtree(out, ignore_errors=True)
    return said, there


def both(made: Callable[[Path], object], out: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Outcome, Outcome]:
    """With stretches, and frame by frame."""
    fast = outcome(made, out)
    with monkeypatch.context() as patch:
        patch.setattr(Format, "scanner_for", lambda *_: None)
        return fast, outcome(made, out)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("format", FORMATS)
def test_a_copy_is_that_which_is_made_frame_by_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str, damage: str
) -> None:
    for seed in range(6) if ALL else [list(DAMAGES).index(damage)]:
        source = tmp_path / f"in{seed}"
        part = some_log(source, format, seed)
        part.write_bytes(DAMAGES[damage](part.read_bytes(), random.Random(seed)))
        holes = ("fill", "keep", "renumber")[seed % 3] if format == "osiris" else None

        def recovered(out: Path, source: Path = source, holes: str | None = holes) -> object:
            return library.recover(source, out, holes=holes).as_json()

        fast, one_by_one = both(recovered, tmp_path / "out", monkeypatch)
        assert fast == one_by_one


def content_of(how: Reading, rng: random.Random) -> bytes:
    """A segment with deleted records, also at the ends of packs."""
    numbers = count(1000, 7)
    groups = [
        [
            Entry((next(numbers), rng.randrange(3)), [(b"value", rng.randbytes(rng.choice((1, 40))))], deleted)
            for deleted in rng.choices((False, True), (9, 1), k=rng.choice((1, 2, 8)))
        ]
        for _ in range(60)
    ]
    return segment(groups, how, open_tail=rng.random() < 0.1).content


@pytest.mark.parametrize("how", some(READINGS, 4), ids=repr)
def test_a_mojo_segment_in_any_reading_becomes_that_which_is_made_pack_by_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: Reading
) -> None:
    source, out = tmp_path / "in", tmp_path / "out"

    def recovered(out: Path) -> object:
        return library.recover(source, out).as_json()

    def built(out: Path) -> object:
        return build_indexes(library.open(source, format="mojo"), out)

    for seed, damage in enumerate((*(2 if ALL else 1) * tuple(DAMAGES.values()), lambda content, _: content)):
        rng = random.Random(seed)
        write_files(source, {rng.choice(("1000-0", "w1000-0")): damage(content_of(how, rng), rng)})
        for make in (recovered, built):
            fast, one_by_one = both(make, out, monkeypatch)
            assert fast == one_by_one, (seed, make)
        shutil.rmtree(source)


def test_most_of_a_mojo_segment_is_taken_as_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    keep = MojoSalvager.keep

    def counted(self: MojoSalvager, *given: object, **named: bool) -> None:
        kept.append(given)
        keep(self, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(MojoSalvager, "keep", counted)
    groups = [[Entry((number, 0), [(b"value", b"x")])] for number in range(1000, 2000)]
    write_files(tmp_path / "in", {"1000-0": segment(groups).content})
    build_indexes(library.open(tmp_path / "in"), tmp_path / "out")
    assert files(tmp_path / "out") == files(tmp_path / "in")
    assert len(kept) < 10
