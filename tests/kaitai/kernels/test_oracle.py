"""The oracle gives the same answers whether it reads them anew, begins at the first changed frame, or has kept them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from segspec.formats.contract.kernel_spec import KernelSpec, same
from segspec.formats.mojo.kernels import ENTRY_FIELDS
from tests.builders import durable_log, mojo
from tests.helpers.answers import Answers
from tests.kaitai.kernels.oracle import Oracle

RECORDS = KernelSpec.of("records", "durable_log_record", same("version", "offset", "payload"), doc="Records.")
PACKS = [mojo.pack_of([mojo.Entry((1000 + n, k), [(b"a", b"%d" % k)]) for k in range(3)]) for n in range(2)]
CONTENTS = {
    RECORDS.name: (RECORDS, durable_log.segment(range(4)), ()),
    ENTRY_FIELDS.name: (ENTRY_FIELDS, b"".join(b"".join(e.elements) for p in PACKS for e in p.entries), (1, 0, 0, 0)),
}


@pytest.mark.parametrize("name", CONTENTS)
def test_frames_that_did_not_change_are_not_read_again_and_answers_stay(name: str) -> None:
    spec, content, params = CONTENTS[name]
    shared, chance = bare(spec), random.Random(name)
    reused = 0
    for _ in range(200):
        changed = bytearray(content)
        changed[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        last = shared._last
        assert shared.frames(bytes(changed), 0, params) == bare(spec).frames(bytes(changed), 0, params)
        reused += bool(set(map(id, last.steps)) & set(map(id, shared._last.steps)))
    assert reused > 20


def bare(spec: KernelSpec) -> Oracle:
    """An oracle that keeps nothing from run to run."""
    oracle = Oracle(spec)
    oracle._answers = None
    return oracle


def test_an_answer_is_found_once_and_kept_for_the_next_process(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text("one")
    asked = []

    def find() -> tuple[list[tuple[int, bytes | None]], int]:
        asked.append(1)
        return [(1, b"x"), (2, None)], 7

    for _ in range(2):
        answers = Answers("test", [code], tmp_path / "kept")
        assert [answers.ask(("what", b"data", 3), find) for _ in range(2)] == [([(1, b"x"), (2, None)], 7)] * 2
        answers.keep()
    assert asked == [1]
    assert answers.ask(("what", b"data", 4), find) == ([(1, b"x"), (2, None)], 7)
    code.write_text("other")
    Answers("test", [code], tmp_path / "kept").ask(("what", b"data", 3), find)
    assert asked == [1, 1, 1]
    assert len([path for path in (tmp_path / "kept").iterdir() if path.suffix == ".sqlite"]) == 1
