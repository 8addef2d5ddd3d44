"""The listpack layer: against real Redis output, and against bytes that are no listpack."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaitaistruct import KaitaiStream

from segspec.core.errors import SegspecError
from segspec.formats.mojo.layout import ID_MODULUS
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes, open_source
from segspec_ksy.listpack_element import ListpackElement
from segspec_ksy.redis_listpack import RedisListpack
from segspec_ksy.redis_stream_node import RedisStreamNode
from tests.builders.listpack import backlen, integer, string
from tests.conftest import CORPUS, ROOT
from tests.mojo.elements import elements, text_of, value_of
from tests.mojo.reading import Row, truth

FOLDERS = [CORPUS / "redis_listpack", ROOT / "tests" / "data" / "mojo" / "redis"]
STREAMS = [stream for folder in FOLDERS for stream in sorted(folder.iterdir())]
HEADER = 6


def nodes(stream: Path) -> list[Path]:
    return sorted(stream.glob("*.lp"))


def node_rows(path: Path, node: RedisStreamNode) -> list[Row]:
    """The records of a Redis stream node, whose master id is in the file's name."""
    ms, seq = (int(number) for number in path.stem.rsplit("_", 1)[1].split("-"))
    names = [text_of(name) for name in node.master.fields]
    out: list[Row] = []
    for entry in node.entries:
        content = entry.content
        if content is None:
            break
        record_id = (
            (ms + (content.ms_difference.int_value or 0)) % ID_MODULUS,
            (seq + (content.seq_difference.int_value or 0)) % ID_MODULUS,
        )
        if content.values is not None:
            fields = list(zip(names, map(text_of, content.values), strict=True))
        else:
            fields = [(text_of(p.name), text_of(p.value)) for p in content.pairs or ()]
        out.append((f"{record_id[0]}-{record_id[1]}", entry.is_deleted, fields))
    return out


@pytest.mark.parametrize("stream", STREAMS, ids=lambda path: path.name)
def test_nodes_of_real_streams_give_what_was_added(stream: Path) -> None:
    found = []
    for path in nodes(stream):
        with open_source(path) as source:
            node, end = kaitai.parse(RedisStreamNode, source, 0)
            assert end == source.size
            found += node_rows(path, node)
    # Redis drops a node whose records are all deleted.
    gone = [one for one in truth(stream) if one not in found]
    assert all(deleted for _, deleted, _ in gone)
    assert found == [one for one in truth(stream) if one not in gone]


@pytest.mark.parametrize("stream", STREAMS, ids=lambda path: path.name)
def test_counts_of_real_nodes_are_those_of_their_master_entry(stream: Path) -> None:
    for path in nodes(stream):
        with open_source(path) as source:
            node, _ = kaitai.parse(RedisStreamNode, source, 0)
        last = node.entries[-1]
        assert node.master.count is not None
        assert node.master.deleted is not None
        assert node.master.count.int_value == last.num_live_through
        assert node.master.deleted.int_value == len(node.entries) - 1 - last.num_live_through
        assert node.num_elements in (last.num_elements_through, 65535)


@pytest.mark.parametrize("stream", STREAMS, ids=lambda path: path.name)
def test_a_real_listpack_is_its_elements_one_by_one(stream: Path) -> None:
    for path in nodes(stream):
        with open_source(path) as source:
            whole, _ = kaitai.parse(RedisListpack, source, 0)
        held = [each.value for each in elements(path.read_bytes()[HEADER:])]
        assert held == [value_of(one) for one in whole.elements]


def test_a_listpack_header_that_miscounts_is_refused(data: Path) -> None:
    path = nodes(data / "mojo" / "redis" / "basic")[0]
    content = path.read_bytes()
    for position, field in ((0, "len_total"), (4, "check.num_elements_agree")):
        changed = bytearray(content)
        changed[position] ^= 1
        with pytest.raises(SegspecError) as caught:
            kaitai.parse(RedisListpack, from_bytes(bytes(changed)), 0)
        assert caught.value.field == field


def test_bytes_behind_the_end_marker_are_refused(data: Path) -> None:
    content = bytearray(nodes(data / "mojo" / "redis" / "basic")[0].read_bytes() + b"\0")
    content[0] += 1
    with pytest.raises(SegspecError) as caught:
        kaitai.parse(RedisListpack, from_bytes(bytes(content)), 0)
    assert caught.value.field == "check.rest"


CONTENTS = st.one_of(
    st.integers(-(1 << 63), (1 << 63) - 1),
    st.sampled_from([0, 127, 128, -1, -4096, 4095, -4097, 4096, -(1 << 15), 1 << 15, 1 << 23, -(1 << 31), 1 << 31]),
    st.binary(max_size=80),
    st.sampled_from([63, 64, 126, 127, 128, 4095, 4096, 16376, 16377, 16378, 16379]).map(lambda n: b"x" * n),
)


@given(st.lists(CONTENTS, max_size=20))
def test_what_is_written_is_read(contents: list[bytes | int]) -> None:
    stored = b"".join(integer(c) if isinstance(c, int) else string(c) for c in contents) + b"\xff"
    assert [each.value for each in elements(stored)] == [*contents, None]


@given(st.binary(max_size=60))
def test_any_bytes_are_elements_or_an_error(content: bytes) -> None:
    with suppress(SegspecError):
        assert list(elements(content))


@pytest.mark.parametrize(
    ("length", "stored"),
    [
        (1, "01"),
        (127, "7f"),
        (128, "0180"),
        (500, "03f4"),
        (16382, "7ffe"),
        (16383, "00ffff"),
        (2097150, "7ffffe"),
        (2097151, "00ffffff"),
    ],
)
def test_backlen_is_stored_most_significant_group_first_with_strict_bounds(length: int, stored: str) -> None:
    assert backlen(length).hex() == stored
    header = 1 if length <= 64 else 2 if length < 4098 else 5
    body = integer(5)[:-1] if length == 1 else string(b"y" * (length - header))[: -len(backlen(length))]
    assert len(body) == length
    parsed = ListpackElement(KaitaiStream(BytesIO(body + bytes.fromhex(stored))))
    assert parsed.len_body == length
