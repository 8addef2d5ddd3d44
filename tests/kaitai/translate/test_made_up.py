"""Made-up functions give the same in both lanes: results, and what they write.

Numbers stay far below 64 bits, beyond which C wraps and Python grows: products are of two small numbers, and what a
variable takes is cut down.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.kaitai.translate.conftest import both

FUNCTIONS, STATEMENTS, DEPTH = 7, 5, 3
CUT = 100_003
DATA = bytes(range(0, 256, 5)) + b"\xff\x80\x00"
SIZE = len(DATA)

PARAMETERS = "data: Bytes, out: I64s, words: U64s, a: int, b: int, u: U64, on: bool"
PASSED = "data, out, words, b, a, u, not on"
ARGUMENTS = ((0, 0, 0, False), (5, -3, 9, True), (-CUT, CUT, CUT, True), (1 << 20, -7, 1, False))


@dataclass
class Author:
    """Writes one function. `signed`, `unsigned`, `flags`: the variables of each kind; `callees`: what it may call."""

    draw: st.DrawFn
    callees: list[str]
    signed: list[str] = field(default_factory=lambda: ["a", "b"])
    unsigned: list[str] = field(default_factory=lambda: ["u"])
    flags: list[str] = field(default_factory=lambda: ["on"])
    lines: list[str] = field(default_factory=list)
    loops: int = 0

    def pick(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def small(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def atom(self) -> str:
        return self.pick(*self.signed, str(self.small(-9, 999)), f"data[{self.small(0, SIZE - 1)}]")

    def number(self, depth: int) -> str:
        """A signed number."""
        match self.small(0, 6) if depth else 0:
            case 1:
                return f"({self.number(depth - 1)} {self.pick('+', '-', '&', '|', '^')} {self.number(depth - 1)})"
            case 2:
                return f"({self.atom()} * {self.atom()} - ({self.atom()} << {self.small(0, 40)}))"
            case 3:
                divisor = self.pick("7", "(-7)", "256", "(-1)")
                return f"({self.number(depth - 1)} {self.pick('//', '%')} {divisor})"
            case 4:
                return f"({self.number(depth - 1)} >> {self.small(0, 70)})"
            case 5:
                return f"({self.number(depth - 1)} if {self.flag(depth - 1)} else {self.number(depth - 1)})"
            case 6:
                return self.called(depth - 1)
        return self.atom()

    def called(self, depth: int) -> str:
        match self.small(0, 5):
            case 0:
                return f"{self.pick('min', 'max')}({self.number(depth)}, {self.atom()})"
            case 1:
                return f"{self.pick('-', '~')}({self.number(depth)})"
            case 2:
                return f"i64({self.word(depth)})"
            case 3:
                return f"{self.pick('read_u1', 'read_s1', 'read_u2be')}(data, ({self.number(depth)}) % {SIZE - 2})"
            case 4:
                return f"crc32(data, ({self.number(depth)}) % {SIZE - 8}, {self.small(0, 8)})"
        return f"out[({self.number(depth)}) % len(out)]"

    def word(self, depth: int) -> str:
        """An unsigned number."""
        match self.small(0, 5) if depth else 0:
            case 1:
                return f"({self.word(depth - 1)} {self.pick('+', '&', '|', '^')} {self.word(depth - 1)})"
            case 2:
                return f"({self.word(depth - 1)} {self.pick('//', '%')} {self.small(1, 999)})"
            case 3:
                return f"({self.word(depth - 1)} >> {self.small(0, 70)})"
            case 4:
                one, two = self.word(0), self.word(0)
                return f"(({one} | {two}) - ({one} & {two}))"
            case 5:
                return self.pick(f"u64(({self.number(depth - 1)}) & 65535)", "(read_u8le(data, 7) >> 44)")
        return self.pick(*self.unsigned, f"u64({self.small(0, 999)})", f"words[{self.small(0, 2)}]")

    def flag(self, depth: int) -> str:
        match self.small(0, 6) if depth else 0:
            case 1:
                return f"({self.number(depth - 1)} {self.pick('<', '<=', '==')} {self.number(depth - 1)})"
            case 2:
                parts = [self.number(depth - 1) for _ in range(3)]
                return f"({parts[0]} {self.pick('<', '!=')} {parts[1]} {self.pick('>', '>=')} {parts[2]})"
            case 3:
                return f"({self.word(depth - 1)} {self.pick('>', '<', '==')} {self.word(depth - 1)})"
            case 4:
                return f"({self.flag(depth - 1)} {self.pick('and', 'or')} not {self.flag(depth - 1)})"
            case 5:
                return f"({self.number(depth - 1)} {self.pick('in', 'not in')} ({self.small(0, 9)}, {self.atom()}))"
            case 6:
                return f"add_overflows({self.number(depth - 1)}, {self.atom()})"
        return self.pick(*self.flags, "True", "False")

    def line(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def statement(self, indent: int) -> None:
        kinds = [self.assignment, self.assignment, self.item, self.branch]
        kinds += [self.loop_over, self.loop_while] if indent < 3 else []
        kinds += [self.call] if self.callees and indent == 1 else []
        kinds[self.small(0, len(kinds) - 1)](indent)

    def assignment(self, indent: int) -> None:
        match self.pick("number", "word", "flag", "swap"):
            case "number":
                self.line(indent, f"{self.pick(*self.signed)} = ({self.number(DEPTH)}) % {CUT}")
            case "word":
                self.line(indent, f"u = ({self.word(DEPTH)}) % {CUT}")
            case "flag":
                self.line(indent, f"on = {self.flag(DEPTH)}")
            case "swap":
                self.line(indent, f"a, b = b, ({self.number(1)}) % {CUT}")

    def item(self, indent: int) -> None:
        if self.small(0, 1):
            self.line(indent, f"out[{self.small(0, 3)}] {self.pick('=', '+=')} ({self.number(2)}) % {CUT}")
        else:
            self.line(indent, f"words[{self.small(0, 2)}] = ({self.word(2)}) % {CUT}")

    def call(self, indent: int) -> None:
        self.line(indent, f"a, on, u = {self.pick(*self.callees)}({PASSED})")

    def loop_over(self, indent: int) -> None:
        source = self.pick("range(3)", "range(-2, 2)", "range(4, 0, -1)", "range(len(out))", "(1, 5, a)")
        self.loop(indent, f"for i in {source}:", "a = (a + i) % 1000")

    def loop_while(self, indent: int) -> None:
        self.loops += 1
        name = f"n{self.loops}"
        self.line(indent, f"{name} = 0")
        self.loop(indent, f"while {name} < {self.small(1, 4)} and {self.flag(1)}:", f"{name} += 1")

    def branch(self, indent: int) -> None:
        self.line(indent, f"if {self.flag(2)}:")
        self.statement(indent + 1)
        if self.small(0, 1):
            self.line(indent, "else:")
            self.statement(indent + 1)

    def loop(self, indent: int, head: str, first: str) -> None:
        self.line(indent, head)
        self.line(indent + 1, first)
        self.statement(indent + 1)
        if self.small(0, 2) == 0:
            self.line(indent + 1, f"if {self.flag(1)}:")
            self.line(indent + 2, self.pick("break", "continue", f"return b % {CUT}, on, u"))
        self.statement(indent + 1)

    def function(self, name: str) -> str:
        for _ in range(self.small(1, STATEMENTS)):
            self.statement(1)
        self.line(1, f"return ({self.number(2)}) % {CUT}, {self.flag(2)}, ({self.word(2)}) % {CUT}")
        return "\n".join([f"def {name}({PARAMETERS}) -> tuple[int, bool, U64]:", *self.lines, "", ""])


@st.composite
def texts(draw: st.DrawFn) -> str:
    names = [f"f{number}" for number in range(FUNCTIONS)] + ["run"]
    return "\n".join(Author(draw, names[:number]).function(name) for number, name in enumerate(names))


@settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
@given(text=texts())
def test_both_lanes_give_and_write_the_same(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    plain, compiled = both(text, tmp_path_factory.mktemp("made"))
    for a, b, u, on in ARGUMENTS:
        found = []
        for lane in (plain, compiled):
            out, words = array("q", [1, -2, 3, CUT]), array("Q", [0, 77, CUT])
            found.append((lane(DATA, out, words, a, b, u, on), list(out), list(words)))
        assert found[0] == found[1], text
