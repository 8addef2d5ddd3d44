"""What reading costs grows with a file's bytes, whatever they are: bytes looked at and parsers' objects are counted.

A file is drawn from what is almost a frame: a magic, a header, a header that claims a length, a frame whose checksum is
wrong, a block that unpacks to much; each repeated, or in turns with others, between sound frames, noise and zeros.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import segspec
from segspec.parsing import kaitai
from tests.builders import durable_log, ffwd, mojo, osiris, tank
from tests.helpers.effort import counted
from tests.helpers.sweeps import ALL, some
from tests.helpers.verbs import READERS

SIZE = 12_000
"""Bytes of a file, about."""

LOOKED_AT = 300
"""Bytes that a verb may look at for each of the file: it reads it more than once, and in small calls."""

LEAST = 48 << 20
"""And so many beside: what the searches may checksum in the least of files."""

UNPACKED = 20_000
"""Bytes that are unpacked for each of the file: gzip's most, about 1,030, as often as `recover` and the forecast of its
copy read a chunk beside damage, 18 times at most."""

OBJECTS = 2
"""Objects of parsers for each byte of the file, at most."""

Part = Callable[[int], bytes]
"""A part of a file, for a number that grows from one to the next."""


class Grammar(NamedTuple):
    """The name of a segment, how it begins, and the parts that may follow."""

    name: str
    head: bytes
    parts: Mapping[str, Part]


def noise(number: int) -> bytes:
    return random.Random(number).randbytes(50)


def zeros(_: int) -> bytes:
    return bytes(100)


def _header(content: bytes, at: int, form: str, length: int) -> bytes:
    """A frame's beginning up to the end of its header, which claims another length."""
    return content[:at] + struct.pack(form, length) + content[at + struct.calcsize(form) :]


def _opened(number: int, codec: int, stated: int, *, size: int | None = None, there: int = 65_535) -> bytes:
    body = osiris.simple(b"") * there
    entry = osiris.sub_batch(codec, osiris.COMPRESS[codec](body), stated, len(body) if size is None else size)
    return osiris.chunk(osiris.NewChunk([entry], records=stated), number * stated)


def _built(number: int) -> mojo.Built:
    return mojo.Built.of([mojo.pack_of([mojo.Entry((number, 0), [(b"name", b"value")])])])


def _packs(number: int) -> bytes:
    return bytes(_built(number).made)


PACKS = _built(1)
CHUNK = osiris.chunk(osiris.plain(b"abc"), 1)
AT_LEN_DATA = 36

GRAMMARS = {
    "durable_log": Grammar(
        durable_log.segment_name(0),
        b"",
        {
            "magic": lambda n: b"GOLD",
            "magic and version": lambda n: b"GOLD\x01",
            "sound": lambda n: durable_log.record(n, b"sound"),
            "empty": lambda n: durable_log.record(n, b""),
            "again": lambda n: durable_log.record(0, b""),
            "backwards": lambda n: durable_log.record(1 << 20 - n % 20, b""),
            "gap": lambda n: durable_log.record(3 * n, b""),
            "wrong checksum": lambda n: durable_log.record(n, b"", checksum=1),
            "claims a little": lambda n: durable_log.record(n, b"", length=1_000, checksum=1),
            "claims half": lambda n: durable_log.record(n, b"", length=SIZE // 2, checksum=1),
            "claims too much": lambda n: durable_log.record(n, b"", length=1 << 31, checksum=1),
            "holds a record": lambda n: durable_log.record(n, durable_log.record(n + 1, b"inner")),
        },
    ),
    "ffwd": Grammar(
        ffwd.segment_name(0),
        ffwd.header(0),
        {
            "magic": lambda n: b"FFLG",
            "header": lambda n: ffwd.header(n),
            "sound": lambda n: ffwd.entry(b"sound"),
            "tiny": lambda n: ffwd.entry(b"x"),
            "empty": lambda n: ffwd.entry(b""),
            "claims a little": lambda n: ffwd.entry(b"", size=1_000),
            "claims half": lambda n: ffwd.entry(b"", size=SIZE // 2),
            "claims too much": lambda n: ffwd.entry(b"", size=1 << 31),
            "failed write": lambda n: ffwd.entry(b"", size=9_954) + ffwd.entry(b"y" * 20),
        },
    ),
    "osiris": Grammar(
        osiris.segment_name(0),
        osiris.HEADER,
        {
            "magic": lambda n: b"P",
            "magic and type": lambda n: b"P\0",
            "sound": lambda n: osiris.chunk(osiris.plain(b"sound"), n),
            "again": lambda n: CHUNK,
            "header": lambda n: CHUNK[:48],
            "wrong checksum": lambda n: osiris.chunk(osiris.plain(b"x"), n)[:-1] + b"y",
            "claims a little": lambda n: _header(CHUNK[:48], AT_LEN_DATA, ">I", 1_000),
            "claims half": lambda n: _header(CHUNK[:48], AT_LEN_DATA, ">I", SIZE // 2),
            "claims too much": lambda n: _header(CHUNK[:48], AT_LEN_DATA, ">I", 1 << 31),
            "a byte too much": lambda n: osiris.chunk(osiris.plain(b"a"), n) + b"\x01",
            "bad entry": lambda n: osiris.chunk(
                osiris.NewChunk(data=osiris.simple(b"") + b"\x7f" * 4, num_entries=2, records=2), 2 * n
            ),
            "bad trailer": lambda n: osiris.chunk(osiris.plain(b"", trailer=b"\xff" * 8), n),
            "understated records": lambda n: _opened(n, osiris.GZIP, 1),
            "understated bytes": lambda n: _opened(n, osiris.ZSTD, 100, size=5, there=100),
            "no block": lambda n: _opened(n, osiris.NONE, 1, there=1)[:-4] + b"\xff" * 4,
        },
    ),
    "mojo": Grammar(
        PACKS.name,
        b"",
        {
            "tag": lambda n: b"[P",
            "sound": lambda n: _packs(n + 1),
            "again": lambda n: bytes(PACKS.made),
            "id": lambda n: bytes(PACKS.made[:16]),
            "cut": lambda n: _packs(n + 1)[:-3],
        },
    ),
    "tank": Grammar(
        tank.NAME,
        b"",
        {
            "flags": lambda n: b"P\0",
            "sound": lambda n: tank.plain(9 * n, 9),
            "cut": lambda n: tank.plain(9 * n, 9)[:-1],
            "claims a little": lambda n: tank.varint(1_000) + b"\x04",
            "claims half": lambda n: tank.varint(SIZE // 2) + b"\x04",
            "claims too much": lambda n: tank.varint(1 << 31) + b"\x04",
        },
    ),
}


@st.composite
def files(draw: st.DrawFn, grammar: Grammar) -> bytes:
    """Runs of parts that come in turns, between them noise and zeros."""
    parts = {**grammar.parts, "noise": noise, "zeros": zeros}
    content, number = grammar.head, 0
    for names in draw(
        st.lists(st.lists(st.sampled_from(sorted(parts)), min_size=1, max_size=3), min_size=1, max_size=4)
    ):
        size = draw(st.sampled_from([SIZE // 20, SIZE // 4, SIZE]))
        run, most = bytearray(), draw(st.sampled_from([1, 2, SIZE]))
        for name in islice(cycle(names), most * len(names)):
            if len(run) >= size or len(content) + len(run) >= SIZE:
                break
            run += parts[name](number)
            number += 1
        content += bytes(run)
    return content


def check(grammar: Grammar, content: bytes, verbs: Sequence[str]) -> None:
    for verb in verbs:
        with TemporaryDirectory() as folder, counted() as effort:
            log = Path(folder) / "log"
            log.mkdir()
            (log / grammar.name).write_bytes(content)
            # Nothing of some can be read, and some have no place for a copy.
            with suppress(segspec.SegspecError, OSError):
                READERS[verb](log, Path(folder) / "out")
        assert effort.looked_at <= LOOKED_AT * len(content) + LEAST, (verb, effort)
        assert effort.decompressed <= UNPACKED * len(content), (verb, effort)
        assert effort.objects <= OBJECTS * len(content) + 1_000, (verb, effort)


@pytest.mark.parametrize("format", GRAMMARS)
def test_effort_grows_with_the_bytes_of_a_file_whatever_they_are(format: str) -> None:
    grammar = GRAMMARS[format]

    @settings(max_examples=100 if ALL else 4)
    @given(files(grammar))
    def holds(content: bytes) -> None:
        check(grammar, content, tuple(READERS))

    holds()


PARTS = [(name, part) for name, one in GRAMMARS.items() for part in one.parts]


@pytest.mark.parametrize(
    ("format", "part", "verb"), some([(*one, verb) for one in PARTS for verb in READERS], 2 * len(PARTS))
)
def test_effort_of_one_part_again_and_again(format: str, part: str, verb: str) -> None:
    grammar, content, number = GRAMMARS[format], bytearray(GRAMMARS[format].head), 0
    while len(content) < SIZE:
        content += grammar.parts[part](number)
        number += 1
    check(grammar, bytes(content), [verb])


def _found(folder: Path, name: str, content: bytes) -> list[segspec.Finding]:
    log = folder / "log"
    log.mkdir(exist_ok=True)
    (log / name).write_bytes(content)
    return list(segspec.open(log).verify())


@pytest.mark.parametrize(("format", "part"), PARTS)
def test_what_is_said_of_damage_does_not_depend_on_what_was_remembered(format: str, part: str, tmp_path: Path) -> None:
    grammar = GRAMMARS[format]
    sound = grammar.parts["sound"]
    content = grammar.head + b"".join(sound(2 * n) + grammar.parts[part](2 * n + 1) + b"\x01" for n in range(20))
    try:
        remembered = _found(tmp_path, grammar.name, content)
    except segspec.SegspecError as error:
        with patch.object(kaitai, "REMEMBERED_BYTES", -1), pytest.raises(segspec.SegspecError, match=error.code):
            _found(tmp_path, grammar.name, content)
        return
    with patch.object(kaitai, "REMEMBERED_BYTES", -1):
        assert _found(tmp_path, grammar.name, content) == remembered


def test_damage_that_repeats_is_explained_once(tmp_path: Path) -> None:
    content = b"".join(durable_log.record(n, b"") + b"\x01" for n in range(300))
    with counted() as effort:
        findings = _found(tmp_path, durable_log.segment_name(0), content)
    assert sum(finding.code == "bad-magic" for finding in findings) == 300 - 1
    assert effort.objects < 300 + 20
