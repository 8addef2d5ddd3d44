"""A file whose rows state their lengths is divided by one pass over them, and its parts give what the whole gives."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from struct import pack
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from segspec.core.errors import Finding, SegspecError
from segspec.custom import OwnFormat, can_be_passed_over, can_be_read_in_parts, compile_format, part_of, row_cuts
from segspec.reading.walk import OnDamage
from segspec_kaitai.own import own_part
from segspec_kaitai.own.quick_stream import Ranges

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

PACKETS = """
meta: {id: packets, endian: be}
seq:
  - {id: magic, contents: HEAD}
  - {id: scale, type: u1}
  - {id: rows, type: row, repeat: eos}
types:
  row:
    seq:
      - {id: number, type: u2}
      - {id: len, type: u1}
      - {id: kind, type: u1, valid: {max: 3}}
      - {id: body, size: len, type: body}
    instances:
      ratio: {value: 1000 / kind}
  body:
    seq:
      - {id: first, type: u1, valid: {max: 99}}
      - {id: text, type: str, size-eos: true, encoding: UTF-8}
"""
"""A row of known size may have a damaged body; one of kind 0 has no ratio."""
NESTED = PACKETS.replace("valid: {max: 99}}", "valid: {max: 99}}\n      - {id: inner, type: body, if: first > 60}")
"""A body that contains itself is for the parser; where a row ends does not depend on it."""
COLUMNS = ["number", "kind", "body", "ratio", "_position", "_end"]
MOST = 1 << 30
ROWS = 80


def content(kinds: int = 3) -> bytes:
    rows = [
        pack(">HBB", number, len(body), 1 + number % kinds) + body
        for number in range(ROWS)
        for body in [bytes([number % 100]) + b"text" * (number % 9)]
    ]
    return b"HEAD\7" + b"".join(rows)


def compiled(folder: Path, text: str) -> OwnFormat:
    path = folder / "packets.ksy"
    path.write_text(text, encoding="utf-8")
    return compile_format(path, columns=COLUMNS)


@pytest.fixture(scope="module")
def format(tmp_path_factory: pytest.TempPathFactory) -> OwnFormat:
    return compiled(tmp_path_factory.mktemp("spec"), PACKETS)


@pytest.fixture(scope="module")
def nested(tmp_path_factory: pytest.TempPathFactory) -> OwnFormat:
    return compiled(tmp_path_factory.mktemp("spec"), NESTED)


def read(log: Any, policy: str, columns: list[str]) -> tuple[list[dict[str, Any]], list[Finding], str]:
    rows, found, error = list[dict[str, Any]](), list[Finding](), ""
    try:
        for batch in log.arrow(columns, on_damage=policy, report=found.append):
            rows += batch.to_pylist()
    except SegspecError as raised:
        error = str(raised)
    return rows, found, error


def in_parts(
    format: OwnFormat, path: Path, step: int, policy: str, columns: list[str]
) -> tuple[list[dict[str, Any]], list[Finding], str]:
    rows, found, error = list[dict[str, Any]](), list[Finding](), ""
    damage = OnDamage(policy)
    cuts = list(row_cuts(format, str(path), step, damage, columns)) if can_be_passed_over(format, damage) else []
    if not cuts:
        return read(format.open(path), policy, columns)
    for cut in cuts:
        part = part_of(format, str(path), cut, MOST)
        more = read(part, policy, columns)
        rows, found, error = rows + more[0], found + more[1], error or more[2]
        if error:
            break
    return rows, found, error


@given(
    step=st.integers(150, 900),
    columns=st.lists(st.sampled_from(COLUMNS), min_size=1, unique=True),
    flips=st.lists(st.tuples(st.integers(5, len(content()) - 1), st.integers(0, 7)), max_size=2),
    cut=st.integers(300, 3000),
)
# A row whose body lacks its first byte ends where a window does.
@example(step=447, columns=["kind"], flips=[(996, 7)], cut=2016)
@pytest.mark.parametrize("policy", ["stop", "skip", "fail"])
@pytest.mark.parametrize("by", ["format", "nested"])
def test_parts_of_rows_that_state_their_lengths_give_what_the_whole_gives(
    policy: str,
    by: str,
    request: pytest.FixtureRequest,
    step: int,
    columns: list[str],
    flips: list[tuple[int, int]],
    cut: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    format = request.getfixturevalue(by)
    damaged = bytearray(content())
    for at, bit in flips:
        damaged[at] ^= 1 << bit
    path = tmp_path_factory.mktemp("files") / "file"
    path.write_bytes(damaged[:cut])
    whole, parts = read(format.open(path), policy, columns), in_parts(format, path, step, policy, columns)
    if policy == "fail" and whole[2]:
        # A reader gives at most the rows of a batch before it fails.
        whole, parts = ([], [], whole[2]), ([], [], parts[2])
    assert parts[0] == whole[0]
    assert [plain(each) for each in parts[1]] == [plain(each) for each in whole[1]]
    assert unnumbered(parts[2]) == unnumbered(whole[2])


def plain(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.position, finding.severity, unnumbered(finding.message)


def unnumbered(message: str) -> str:
    """A part does not know the numbers of its rows."""
    return own_part.NUMBER.sub("[]", message, count=1)


@pytest.mark.parametrize("by", ["format", "nested"])
def test_a_part_is_a_run_of_whole_rows(by: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    format = request.getfixturevalue(by)
    path = tmp_path / "file"
    path.write_bytes(content())
    whole = read(format.open(path), "skip", ["_position", "_end"])[0]
    cuts = list(row_cuts(format, str(path), 300, OnDamage.FAIL))
    assert len(cuts) >= 4
    assert [each.end for each in cuts] == [*(each.start for each in cuts[1:]), None]
    assert {each.start for each in cuts} <= {row["_position"] for row in whole}
    assert all(300 <= later.start - each.start < 450 for each, later in pairwise(cuts))


def test_what_follows_damage_that_ends_a_read_is_not_held(
    format: OwnFormat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = bytearray(content())
    data[8] = 200
    path = tmp_path / "file"
    path.write_bytes(data[:5] + content()[5:] + data[5:] + bytes(range(256)) * 2000)
    monkeypatch.setattr(own_part, "LARGEST_ROW", 4000)
    cuts = list(row_cuts(format, str(path), 500, OnDamage.STOP))
    part = part_of(format, str(path), cuts[-1], MOST)
    assert part is not None
    with part.opened() as source:
        assert isinstance(part.held(source).data, Ranges)
    assert in_parts(format, path, 500, "stop", COLUMNS)[0] == read(format.open(path), "stop", COLUMNS)[0]


@pytest.mark.parametrize("change", ["replaced", "shorter"])
def test_a_file_that_changed_after_it_was_divided_is_an_error(format: OwnFormat, tmp_path: Path, change: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content())
    _, cut, *_ = row_cuts(format, str(path), 500, OnDamage.SKIP)
    path.write_bytes(content(2) if change == "replaced" else content()[:700])
    with pytest.raises(SegspecError, match="not the one that was divided among tasks") as caught:
        part_of(format, str(path), cut, MOST)
    assert (caught.value.path, caught.value.position) == (str(path), cut.start)


def test_a_pass_is_for_rows_whose_ends_a_kernel_knows_and_no_search_finds(
    format: OwnFormat, nested: OwnFormat, tmp_path: Path
) -> None:
    assert (can_be_passed_over(format, OnDamage.STOP), can_be_read_in_parts(format)) == (True, False)
    assert nested.fast is None
    # It does not see the damage within a body, after which a read that stops gives nothing.
    assert [can_be_passed_over(nested, OnDamage(each)) for each in ("stop", "skip", "fail")] == [False, True, True]
    for before, after in [
        ("repeat: eos", "repeat: expr, repeat-expr: 9"),
        ("{id: body, size: len, type: body}", "{id: body, type: body}"),
    ]:
        assert not can_be_passed_over(compiled(tmp_path, NESTED.replace(before, after)), OnDamage.SKIP)
    path = tmp_path / "packets.ksy"
    path.write_text(PACKETS, encoding="utf-8")
    assert not can_be_passed_over(compile_format(path, columns=["number", "_index"]), OnDamage.SKIP)


def test_a_wrong_value_that_others_are_laid_out_by_costs_only_the_part_of_known_size(
    nested: OwnFormat, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content())
    rows, found, _ = read(nested.open(path), "skip", ["number", "body"])
    nulls = [row["number"] for row in rows if row["body"] is None]
    assert [row["number"] for row in rows] == list(range(ROWS))
    assert nulls == list(range(61, ROWS))
    assert len(found) == len(nulls)
    assert found[0].message.startswith("rows[61].body.inner.first is 116, not at most 99")
