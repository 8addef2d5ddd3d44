"""Numbers that follow one another are unpacked together: the same values, and the same place where the bytes end."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any

import kaitaistruct
import pytest

from segspec_kaitai.own.quick_stream import QuickStream, ShortStreamError
from segspec_kaitai.own.reading_methods import PackedReads

TEXT = """
class Reading(kaitaistruct.KaitaiStruct):
    def __init__(self, _io):
        super(Reading, self).__init__(_io)
        self._read()

    def _read(self):
        self.kind = KaitaiStream.resolve_enum(KINDS, self._io.read_u1())
        self.width = self._io.read_u2le()
        self.level = self._io.read_f4le()
        self.height = self._io.read_s4be()
        self.depth = self._io.read_s8be()
        if self.width == 258:
            self.one = self._io.read_u1()
            self.two = self._io.read_u1()
        self.name = self._io.read_bytes(1)
        self.last = self._io.read_u1()
"""
DATA = b"\x07\x02\x01\x00\x00\x80\x3f\xff\xff\xff\xfe\x00\x00\x00\x00\x00\x00\x00\x05\x08\x09n\x0a"
KINDS = SimpleNamespace(_value2member_map_={7: "seven"})


def made(*, packed: bool) -> tuple[Any, str]:
    transformer = PackedReads()
    tree = ast.parse(TEXT)
    tree = ast.fix_missing_locations(transformer.visit(tree) if packed else tree)
    names = {"kaitaistruct": kaitaistruct, "KaitaiStream": QuickStream, "KINDS": KINDS, **transformer.names}
    exec(compile(tree, "<reading>", "exec"), names)
    return names["Reading"], ast.unparse(tree)


def fields(reading: Any) -> dict[str, Any]:
    return {name: value for name, value in vars(reading).items() if not name.startswith("_")}


def test_values_are_those_of_reads_one_by_one() -> None:
    packed, text = made(packed=True)
    plain, _ = made(packed=False)
    assert text.count("_segspec_unpack_") == 3
    assert fields(packed(QuickStream(DATA, 0))) == fields(plain(QuickStream(DATA, 0)))
    assert fields(packed(QuickStream(DATA, 0)))["kind"] == "seven"


@pytest.mark.parametrize("length", range(len(DATA)))
def test_a_torn_structure_ends_at_the_same_field(length: int) -> None:
    found = []
    for kind, _ in (made(packed=True), made(packed=False)):
        stream = QuickStream(DATA[:length], 0)
        with pytest.raises(ShortStreamError) as caught:
            kind(stream)
        found.append((str(caught.value), stream.began, stream.place))
    assert found[0] == found[1]


def test_the_stream_stands_where_the_last_number_began() -> None:
    packed, _ = made(packed=True)
    stream = QuickStream(DATA, 0)
    packed(stream)
    assert (stream.began, stream.place) == (len(DATA) - 1, len(DATA))
