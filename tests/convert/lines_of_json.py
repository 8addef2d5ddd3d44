"""Lines of JSON for the tests of their readers: sound ones in every spelling, and such as are not."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

BOUNDS = (0, 1, 9, (1 << 53) + 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, 10**19, 10**20 - 1, 10**20)
wholes = st.one_of(st.integers(0, 1 << 63), st.sampled_from(BOUNDS[:5]))
sound_numbers = st.one_of(wholes, wholes.map(str), wholes.map(lambda n: f"{n:020}"))
numbers = st.one_of(
    st.sampled_from(BOUNDS),
    st.sampled_from(BOUNDS).map(lambda n: str(-n)),
    st.sampled_from(
        [-1, "-5", "", "-", "-0", "+1", " 1", "1 ", "1.0", "٣", "1e3", 1.5, -0.0, 1e30, float("nan"), "0" * 21]
    ),
)
texts = st.text(st.one_of(st.characters(), st.sampled_from('"\\/\n\t\0\x7fé€🙂\ud800\udc00\ufeff')), max_size=20)
contents = st.binary(max_size=40)
nested = st.recursive(
    st.one_of(st.none(), texts),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(texts, inner)),
    max_leaves=8,
)
odd = st.one_of(st.none(), st.booleans(), numbers, texts, nested)


FORMS: dict[str, Callable[[bytes], str]] = {
    "hex": bytes.hex,
    "base64": lambda content: base64.b64encode(content).decode(),
    "utf8": lambda content: content.decode("latin-1"),
}
"""Text that each form of payload reads."""


def sound_values(name: str, payload: str) -> st.SearchStrategy[Any]:
    made = contents.map(FORMS[payload])
    return {
        "id": st.tuples(wholes, wholes).map(lambda pair: f"{pair[0]}-{pair[1]}"),
        "deleted": st.booleans(),
        "fields": st.lists(st.tuples(made, st.one_of(made, made, st.none())).map(list), max_size=4),
        "key": made,
        "value": made,
        "raw": made,
        "note": texts.filter(lambda text: not any("\ud800" <= each <= "\udfff" for each in text)),
        "urgent": st.booleans(),
        "delta": st.one_of(sound_numbers, st.integers(-(1 << 63), 0), st.integers(-(1 << 63), 0).map(str)),
    }.get(name, sound_numbers)


def other_values(name: str, payload: str) -> st.SearchStrategy[Any]:
    made = st.one_of(texts, contents.map(FORMS[payload]).map(lambda text: text[:-1].upper() + "="))
    own = {
        "id": st.sampled_from(["0-0", "00-1", "1", "-1-2", "1-2-3", "1-", "18446744073709551616-0", "1-018", "1-1\n"]),
        "fields": st.lists(st.lists(made, max_size=3), max_size=3),
        "key": made,
        "value": made,
        "raw": made,
        "note": texts,
    }.get(name, numbers)
    return st.one_of(own, own, odd)


def spelled(value: Any, random: Random) -> str:
    """JSON in one of its spellings."""
    blank = ("", "", "", " ", "\t", "\r", "  ")

    def gap() -> str:
        return random.choice(blank) if random.random() < 0.3 else ""

    if isinstance(value, list):
        return f"[{gap()}{f'{gap()},{gap()}'.join(spelled(each, random) for each in value)}{gap()}]"
    if isinstance(value, dict):
        members = list(value.items())
        if random.random() < 0.1:
            random.shuffle(members)
        if members and random.random() < 0.02:
            members.append(random.choice(members))
        parts = (f"{spelled(name, random)}{gap()}:{gap()}{spelled(each, random)}" for name, each in members)
        return f"{{{gap()}{f'{gap()},{gap()}'.join(parts)}{gap()}}}"
    if isinstance(value, str) and random.random() < 0.1:
        return '"' + "".join(escaped(character, random) for character in value) + '"'
    made = json.dumps(value, ensure_ascii=random.random() < 0.5)
    return made.replace("/", "\\/") if isinstance(value, str) and random.random() < 0.2 else made


def escaped(character: str, random: Random) -> str:
    if random.random() < 0.5:
        return json.dumps(character)[1:-1]
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[n : n + 2].hex()}" for n in range(0, len(units), 2))


def bent(line: bytes, random: Random) -> bytes:
    """A line with a byte or two changed, left out or put in."""
    made = bytearray(line)
    for _ in range(random.choice((1, 1, 2))):
        place = random.randrange(len(made) + 1)
        byte = random.choice((*b'"\\{}[],:0129-.eEtfn \t\x00\x1f\x7f\x80\xff\xc3', random.randrange(256)))
        made[place : place + random.choice((0, 1))] = bytes([byte]) * random.choice((0, 1, 1))
    return bytes(made)


@st.composite
def files(draw: Draw, names: tuple[str, ...], payload: str) -> bytes:
    """A file of lines, of which most have the members `names`."""
    random = Random(draw(st.integers(0, 1 << 32)))
    lines = []
    for _ in range(draw(st.integers(0, 8))):
        row = {}
        for name in names:
            values = sound_values if random.random() < 0.96 else other_values
            row[name] = draw(values(name, payload))
            if random.random() < 0.05:
                del row[name]
        if random.random() < 0.05:
            row |= draw(st.dictionaries(texts, odd, max_size=2))
        line = spelled(row, random).encode("utf-8", "surrogatepass")
        lines.append(bent(line, random) if random.random() < 0.15 else line)
        if random.random() < 0.1:
            lines.append(
                random.choice((b"", b"\r", b" \x0b\x0c", b"[]", b"null", b"\xef\xbb\xbf{}", b"{}{}", b"[" * 70))
            )
    ends = random.choice((b"\n", b"\n", b"\r\n"))
    return ends.join(lines) + random.choice((b"", ends))
