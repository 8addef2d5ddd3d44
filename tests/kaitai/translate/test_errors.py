"""What has no translation is refused, with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from segspec_kaitai.translate import Untranslatable, translate
from tests.kaitai.translate.conftest import HEAD

RUN = "def run(a: int, u: U64, on: bool, out: I64s, data: Bytes) -> int:\n    "

BODIES = {
    "x = a + u\n    return x": "i64 and u64",
    "x = a\n    x = u\n    return 0": "x is i64 and u64",
    "return u": "u64 stands where i64 is due",
    "return -u": "only a signed number has a sign",
    "return ~u": "only a signed number has a sign",
    "return a / 2": "has no translation",
    "return a ** 2": "has no translation",
    "return a // 0": "divides by 0",
    "return a << -1": "shifts by less than nothing",
    "return a + on": "a condition is no number to reckon with",
    "return a and u": "is no condition",
    "return out + 1": "`out` is an array of i64, not a number",
    "return out[-1]": "a negative index",
    "return out[on]": "a condition is no index",
    "return a[0]": "i64 has no items",
    "return a.size": "i64 has no field size",
    "return out": "stands where i64 is due",
    "return len(a)": "has no translation",
    "return 5 if on else u": "u64 stands where i64 is due",
    "return x": "x is no number that is known",
    "if on:\n        x = 1\n    return x": "x may not have a value yet",
    "while on:\n        x = 1\n    return x": "x may not have a value yet",
    "if on:\n        return 1": "a way to its end without a result",
    "return": "gives nothing",
    "out = 5\n    return 0": "out is an array of i64 and 5",
    "out[0] = u\n    return 0": "u64 stands where i64 is due",
    "a, b = out\n    return 0": "2 names cannot be given",
    "a, b = 1, 2, 3\n    return 0": "2 names cannot be given",
    "pair = (1, 2)\n    pair[0] = 1\n    return 0": "cannot be changed",
    "pair = (1, 2)\n    return pair[a]": "is chosen by a constant",
    "out.size = 5\n    return 0": "nothing can be assigned",
    "x = copy(data, 0, data, 0, 1)\n    return 0": "x is given nothing",
    "x = y = copy(data, 0, data, 0, 1)\n    return 0": "it gives nothing",
    "return [1]": "has no translation",
    "return 'a'": "has no translation",
    "return 1.5": "has no translation",
    "return max(on, on)": "max is of numbers",
    "return max(a, u)": "i64 and u64",
    "return a < u": "i64 and u64",
    "return a is None": "has no translation",
    "return a in out": "`in` looks in a tuple",
    "return 1 < a in (1, 2)": "`in` stands alone",
    "return 1 << 70": "stands where i64 is due",
    "return u64(-1)": "-1 is no u64",
    "return i64(out)": "is no number",
    "return read_u1(data)": "read_u1 takes 2 arguments",
    "return read_u1(out, 0)": "stands where an array of u8 is due",
    "return reader(data, 0)": "C has no reader",
    "return helper(a)": "helper is not given b",
    "return helper(a, a, a)": "helper takes 2 arguments",
    "return helper(a, c=a)": "helper has no place for c",
    "return helper(a, a=a)": "helper has no place for a",
    "return helper(a, u)": "u64 stands where i64 is due",
    "return Pair(1).a": "is not given b",
    "a = 1\n    return a(1)": "has no translation",
    "return writes(out) + out[0]": "has no order in C",
    "return helper(writes(out), writes(out))": "has no order in C",
    "return untyped(1)": "parameter a has no type",
    "return unfinished(1)": "the result has no type",
    "return default(1)": "plain parameters only",
    "return odd(1)": "float is no type",
    "return gives(out)": "an array is written to, not given back",
    "return again(1)": "again calls itself",
    "for i in out:\n        pass\n    return 0": "a loop goes over",
    "for i in range(0, 9, 2):\n        pass\n    return 0": "a range steps by 1 or -1",
    "for i in range(3):\n        pass\n    else:\n        pass\n    return 0": "has no translation",
    "while on:\n        pass\n    else:\n        pass\n    return 0": "has no translation",
    "assert on\n    return 0": "`assert on` has no translation",
    "try:\n        pass\n    finally:\n        pass\n    return 0": "`try:` has no translation",
    "x: float = 1\n    return 0": "is no type",
}
HELPERS = """

class Pair(NamedTuple):
    a: int
    b: int


from segspec_kernels.runtime import reader


def helper(a: int, b: int) -> int:
    return a


def writes(out: I64s) -> int:
    out[0] = 1
    return 1


def untyped(a) -> int:
    return a


def unfinished(a: int):
    return a


def default(a: int = 1) -> int:
    return a


def odd(a: float) -> int:
    return 1


def gives(out: I64s) -> I64s:
    return out


def again(a: int) -> int:
    return again(a - 1)
"""


@pytest.mark.parametrize(("body", "message"), BODIES.items())
def test_a_body_is_refused(body: str, message: str) -> None:
    text = f"{HEAD}{RUN}{body}\n{HELPERS}"
    with pytest.raises(Untranslatable, match=re.escape(message)) as caught:
        translate({"own": text}, extension="own", places={"own": "formats/own/run.py"})
    assert str(caught.value).startswith(f"formats/own/run.py:{caught.value.line}: ")
    assert 0 < caught.value.line <= text.count("\n")


def test_the_line_is_that_of_the_syntax() -> None:
    with pytest.raises(Untranslatable) as caught:
        translate({"own": f"{HEAD}{RUN}x = 1\n    return u + x + a\n"}, extension="own")
    assert caught.value.line == HEAD.count("\n") + 3
    with pytest.raises(Untranslatable) as caught:
        translate({"own": "def run(:\n"}, extension="own")
    assert caught.value.line == 1


def test_a_fault_in_another_module_is_named_there(tmp_path: Path) -> None:
    rules = tmp_path / "acme" / "rules.py"
    rules.parent.mkdir()
    rules.write_text("def is_due(a: int) -> bool:\n    return a / 2\n")
    text = "from acme.rules import is_due\n\n\ndef run(a: int) -> bool:\n    return is_due(a)\n"
    with pytest.raises(Untranslatable, match=r"rules\.py:2: is_due: `a / 2` has no translation"):
        translate({"own": text}, extension="own", roots=[tmp_path])
