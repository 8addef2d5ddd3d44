"""What the rules say of listpacks and of packs' entries is what a real Redis accepts, refuses and reads.

Without this a `must` of mojo's would be our word alone: no program ever wrote a mojo segment.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.builders.listpack import (
    END,
    FIRST_BYTES,
    element,
    integer,
    short_integer,
    string,
    string6,
    string12,
    string32,
    wide,
)
from tests.builders.mojo import wrapped
from tests.generator.mojo.broken import broken
from tests.generator.mojo.elements import EDGES, NO_NUMBERS, STRINGS
from tests.helpers.redis import Redis, listpack_of

OWN = (1000, 50)
MASTER = [integer(1), integer(0), integer(1), string(b"name"), integer(0)]
"""One entry, none deleted, one name."""


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    with Redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


def entry(*elements: bytes, flags: int = 2, ms: int = 0, seq: int = 0) -> list[bytes]:
    """An entry with its lp-count, which Redis has and the document has not."""
    return [integer(flags), integer(ms), integer(seq), *elements, integer(3 + len(elements))]


def value_in(redis: Redis, stored: bytes) -> bytes | None:
    """What Redis reads from an element in the place of a value; None where it refuses the node."""
    found = redis.restored(listpack_of([*MASTER, *entry(stored)]), OWN, 1)
    return None if found is None else found[0][1][1]


def sound() -> Iterator[tuple[bytes, bytes]]:
    """Elements, and what they hold."""
    yield from ((integer(value), b"%d" % value) for value in EDGES)
    yield from ((short_integer(value), b"%d" % value) for value in (0, 127, -1, 4095, -4096))
    for width in FIRST_BYTES:
        most = (1 << 8 * width - 1) - 1
        yield from ((wide(value, width), b"%d" % value) for value in (0, 1, -1, most, -most - 1))
    texts = [bytes(length) for length in (*STRINGS, 16377, 16378)] + list(NO_NUMBERS.values())
    yield from ((element(text), text) for text in texts)
    for write in (string12, string32):
        yield from ((write(text), text) for text in (b"", b"a", b"12", b"x" * 63))
    yield string6(b"42"), b"42"


def test_redis_reads_every_encoding_as_the_vectors_do(redis: Redis) -> None:
    for stored, text in sound():
        assert value_in(redis, stored) == text, stored[:12].hex()


def test_redis_stores_elements_in_the_bytes_of_the_vectors(redis: Redis) -> None:
    for _, text in sound():
        redis.ask(b"FLUSHALL")
        redis.ask(b"XADD", b"s", b"1000-50", b"f", text)
        assert element(text) in redis.ask(b"DUMP", b"s"), text[:30]


def test_redis_refuses_the_elements_that_vectors_call_broken(redis: Redis) -> None:
    for name, _, stored, _, _ in broken():
        assert value_in(redis, stored) is None, name


def test_redis_refuses_a_string_that_is_longer_than_the_rest(redis: Redis) -> None:
    for length in (100, 0x7FFFFFFF, 0xFFFFFFF0):
        assert value_in(redis, b"\xf0" + length.to_bytes(4, "little") + b"abc") is None


def test_redis_adds_differences_modulo_2_to_the_64_each_half_by_itself(redis: Redis) -> None:
    value = string(b"v")
    for ms, seq in ((0, 0), (1, wrapped(-50)), (wrapped(-1000), 1), (wrapped(-1001), 0)):
        found = redis.restored(listpack_of([*MASTER, *entry(value, ms=ms, seq=seq)]), OWN, 1)
        assert found is not None
        assert found[0][0] == f"{(OWN[0] + ms) % (1 << 64)}-{(OWN[1] + seq) % (1 << 64)}"


def test_redis_reads_names_of_an_entrys_own_in_their_order_and_twice(redis: Redis) -> None:
    own = [integer(2), string(b"b"), string(b"x"), string(b"b"), integer(7)]
    found = redis.restored(listpack_of([*MASTER, *entry(*own, flags=0)]), OWN, 1)
    assert found == [("1000-50", [b"b", b"x", b"b", b"7"])]


def test_redis_leaves_out_an_entry_with_the_flag_of_deleted_ones(redis: Redis) -> None:
    master = [integer(1), integer(1), *MASTER[2:]]
    entries = [*entry(string(b"gone"), flags=3), *entry(string(b"here"), ms=1)]
    assert redis.restored(listpack_of([*master, *entries]), OWN, 1) == [("1001-50", [b"name", b"here"])]


VALUE = string(b"v")
REFUSED = {
    "the number of names is a string": listpack_of([*MASTER[:2], string(b"x"), *MASTER[3:], *entry(VALUE)]),
    "a name is the end marker": listpack_of([*MASTER[:3], END]),
    "the null is missing": listpack_of([*MASTER[:4], *entry(VALUE)]),
    "the null is 1": listpack_of([*MASTER[:4], integer(1), *entry(VALUE)]),
    "the null is a string": listpack_of([*MASTER[:4], string(b"x"), *entry(VALUE)]),
    "flags are a string": listpack_of([*MASTER, string(b"x"), *entry(VALUE)[1:]]),
    "milliseconds are a string": listpack_of([*MASTER, integer(2), string(b"x"), *entry(VALUE)[2:]]),
    "the number is a string": listpack_of([*MASTER, integer(2), integer(0), string(b"x"), VALUE, integer(4)]),
    "the number of pairs is a string": listpack_of([*MASTER, *entry(string(b"x"), VALUE, VALUE, flags=0)]),
    "a value too few": listpack_of([*MASTER, *entry()]),
    "a value too many": listpack_of([*MASTER, *entry(VALUE, VALUE)]),
    "an entry that is not counted": listpack_of([*MASTER, *entry(VALUE), *entry(VALUE, ms=1)]),
    "an entry is missing": listpack_of(MASTER),
    "bytes one too many": listpack_of([*MASTER, *entry(VALUE)], longer=1),
    "bytes one too few": listpack_of([*MASTER, *entry(VALUE)], longer=-1),
    "no end marker": listpack_of([*MASTER, *entry(VALUE)], end=b"\x00"),
    "a wrong lp-count": listpack_of([*MASTER, *entry(VALUE)[:-1], integer(7)]),
}


@pytest.mark.parametrize("wrong", REFUSED)
def test_redis_refuses_a_node_as_a_whole(redis: Redis, wrong: str) -> None:
    assert redis.restored(REFUSED[wrong], OWN, 1) is None


def test_redis_accepts_what_is_refused_above_when_nothing_is_wrong(redis: Redis) -> None:
    assert redis.restored(listpack_of([*MASTER, *entry(VALUE)]), OWN, 1) == [("1000-50", [b"name", b"v"])]


def test_redis_takes_digits_in_a_string_for_a_number_which_is_why_no_must_refuses_them(redis: Redis) -> None:
    flags, null = [string(b"2"), *entry(VALUE)[1:]], [*MASTER[:4], string(b"0")]
    for elements in (
        [*MASTER, *flags],
        [*null, *entry(VALUE)],
        [*MASTER[:2], string(b"1"), *MASTER[3:], *entry(VALUE)],
    ):
        assert redis.restored(listpack_of(elements), OWN, 1) == [("1000-50", [b"name", b"v"])]


def test_redis_compares_no_number_of_elements_that_says_65535(redis: Redis) -> None:
    elements = [*MASTER, *entry(VALUE)]
    assert redis.restored(listpack_of(elements, more=65535 - len(elements)), OWN, 1) is not None
