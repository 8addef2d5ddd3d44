"""What the language has, in both lanes."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest

from segspec_kaitai.translate.types import RUNTIME
from segspec_kernels import runtime
from tests.kaitai.translate.conftest import Lanes

Made = Callable[[str], Lanes]

MOST = (1 << 63) - 1
NUMBERS = (0, 1, -1, 2, -2, 7, -7, 255, -256, 65537, MOST, -MOST, -MOST - 1)


def agree(lanes: Lanes, *arguments: Any) -> Any:
    plain, compiled = lanes
    wanted = plain(*arguments)
    assert compiled(*arguments) == wanted, arguments
    return wanted


def test_division_rounds_down(lanes: Made) -> None:
    made = lanes("def run(a: int, b: int) -> tuple[int, int]:\n    return a // b, a % b\n")
    for a in NUMBERS:
        for b in NUMBERS:
            if b and (a, b) != (-MOST - 1, -1):
                agree(made, a, b)


def test_shifts_by_any_number(lanes: Made) -> None:
    made = lanes("def run(a: int, u: U64, n: int) -> tuple[int, U64]:\n    return a >> n, u >> n\n")
    for n in (0, 1, 31, 32, 63, 64, 65, 200):
        for a in NUMBERS:
            agree(made, a, a & (1 << 64) - 1, n)


def test_small_items_are_reckoned_with_64_bits(lanes: Made) -> None:
    """C would make an `int` of a byte, and an unsigned number of 32 bits of such an item."""
    made = lanes("""
def run(a: U8s, b: U16s, c: U32s, d: I32s) -> tuple[int, int, int, int, int]:
    return a[0] << 40, b[0] * b[0] * b[0], c[0] - c[1], c[1] * 16, d[0] * d[0]
""")
    assert agree(made, b"\xff", array("H", [65535]), array("I", [0, 1 << 31]), array("i", [-(1 << 31)])) == (
        255 << 40,
        65535**3,
        -(1 << 31),
        1 << 35,
        1 << 62,
    )


def test_a_chain_reckons_its_middle_once(lanes: Made) -> None:
    made = lanes("""
def counted(calls: I64s, value: int) -> int:
    calls[0] += 1
    return value


def run(calls: I64s, low: int, value: int, high: int) -> bool:
    return low <= counted(calls, value) < high
""")
    for low, value, high in ((1, 2, 3), (3, 2, 1), (1, 3, 3)):
        calls = [array("q", [0]), array("q", [0])]
        found = [lane(held, low, value, high) for lane, held in zip(made, calls, strict=True)]
        assert found[0] == found[1]
        assert calls[0][0] == calls[1][0] == 1


def test_values_are_there_before_the_first_is_stored(lanes: Made) -> None:
    made = lanes("""
def run(a: int, b: int, out: I64s) -> tuple[int, int]:
    a, b = b, a
    out[0], out[1] = out[1], out[0]
    slot = 1
    out[slot] = slot = 0
    return a, b
""")
    for lane in made:
        out = array("q", [5, 6])
        assert lane(1, 2, out) == (2, 1)
        assert list(out) == [6, 0]


def test_a_loop_keeps_its_last_number_and_its_course(lanes: Made) -> None:
    made = lanes(
        """
KINDS = (3, 5, 7)


def run(n: int) -> tuple[int, int, int, int]:
    i = -1
    total = 0
    for i in range(n):
        total += i
        i = 100
    down = 0
    for down in range(n, 1, -1):
        if down == 3:
            break
    for kind in KINDS:
        if kind == n:
            continue
        total += kind
    for part in (n, total):
        total += part
    return i, total, down, part if n > 0 else 0
""".replace("    for part", "    part = 0\n    for part")
    )
    for n in range(7):
        agree(made, n)


def test_named_tuples_go_in_through_and_out(lanes: Made) -> None:
    made = lanes("""
class Out(NamedTuple):
    ends: I32s
    value: Bytes


class Found(NamedTuple):
    status: int
    size: int = 7


def find(data: Bytes, at: int) -> Found:
    if at >= len(data):
        return Found(1)
    return Found(size=data[at], status=0)


def put(out: Out, at: int, value: int) -> None:
    out.ends[at] = value
    _, held = out
    held[at] = value


def run(data: Bytes, at: int, out: Out) -> tuple[int, Found]:
    found = find(data, at)
    other = found
    put(out, 0, other.size)
    return other[1], found
""")
    for lane in made:
        out = (array("i", [0]), bytearray(1))
        if lane is made[0]:
            out = made[0].__globals__["Out"](*out)
        assert lane(b"ab", 1, out) == (98, (0, 98))
        assert (out[0][0], out[1][0]) == (98, 98)
        assert lane(b"ab", 2, out) == (7, (1, 7))


def test_what_is_not_written_may_be_read_only(lanes: Made) -> None:
    _, compiled = lanes("""
def fill(target: Bytes, value: int) -> None:
    target[0] = value


def run(data: Bytes, choice: bool, other: Bytes) -> int:
    chosen = other if choice else other
    fill(chosen, data[0])
    return other[0]
""")
    assert compiled(b"\x05", True, bytearray(1)) == 5
    with pytest.raises(BufferError):
        compiled(b"\x05", True, b"\0")


def test_names_of_c_are_names(lanes: Made) -> None:
    made = lanes(
        """
def run(int_: int, register: int, errno: int) -> int:
    long = int_ + register
    linux = long * errno
    seg_1 = linux
    return 0 < seg_1 * 2 + 1 < 1000
""".replace("-> int", "-> bool")
    )
    agree(made, 3, 4, 5)


def test_the_runtime(lanes: Made) -> None:
    made = lanes("""
def run(data: Bytes, out: Bytes, a: int, b: int, u: U64) -> tuple[int, int, U64, int, int, bool, bool, bool, bool]:
    copy(out, 1, data, 0, 3)
    return (
        read_s1(data, 0), read_u2be(data, 1), read_u8le(data, 0), crc32(data, 1, 5), find_byte(data, 0, 8, 3),
        add_overflows(a, b), unsigned_add_overflows(u, u64(1)), shift_overflows(a, 2), is_utf8(data, 0, 3),
    )
""")
    data = bytes([200, 1, 2, 3, 4, 5, 6, 255])
    for a in NUMBERS:
        outs = [bytearray(5), bytearray(5)]
        found = [lane(data, out, a, 1, a & (1 << 64) - 1) for lane, out in zip(made, outs, strict=True)]
        assert found[0] == found[1]
        assert outs[0] == outs[1] == bytes([0, 200, 1, 2, 0])


def test_the_translation_knows_the_runtime() -> None:
    own = {
        name
        for name, value in vars(runtime).items()
        if callable(value) and getattr(value, "__module__", "").endswith("runtime")
    }
    # What `crc32c` calls in the plain lane, and checksums of declared logs; no run does.
    own.remove("castagnoli")
    assert {name for name in own if not name.startswith("_")} == set(RUNTIME)


def test_constants(lanes: Made) -> None:
    made = lanes("""
class Kind:
    first = 2

    class Inner:
        last = 9


FIRST, SECOND = range(2)
MASK = (1 << 64) - 1
BOTH = (Kind.first, 4)
LIMIT: int = 2**20 // 3 - len(BOTH)


def run(u: U64) -> tuple[U64, int, int, int]:
    return u & MASK, FIRST + SECOND * LIMIT, Kind.Inner.last + BOTH[1], -9223372036854775808
""")
    agree(made, (1 << 64) - 1)


def test_arguments_by_name_and_of_the_wrong_kind(lanes: Made) -> None:
    _, compiled = lanes("def run(numbers: I64s, at: int) -> int:\n    return numbers[at]\n")
    assert compiled(at=1, numbers=array("q", [4, 5])) == 5
    for wrong in ((array("i", [4, 5]), 0), (array("Q", [4, 5]), 0), (b"12345678", 0), (array("q", [4]),)):
        with pytest.raises(TypeError):
            compiled(*wrong)
    with pytest.raises(OverflowError):
        compiled(array("q", [4]), 1 << 64)
