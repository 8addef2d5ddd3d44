"""The log of a stream as text: its grammar, torn ends, damage, and the Redis-protocol form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id
from segspec.store.aof import (
    LONG_FORMS,
    AofEntry,
    LoggedUrl,
    Upload,
    Verb,
    checked_name,
    entry_line,
    read_aof,
    redis_command,
)

HALF = st.integers(0, 2**64 - 1)
IDS: st.SearchStrategy[Id] = st.tuples(HALF, HALF)
NAMES = st.from_regex(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,40}", fullmatch=True)
URLS = st.binary(min_size=1, max_size=60).map(lambda got: got.decode("utf-8", "surrogateescape"))
DIGESTS = st.binary(min_size=32, max_size=32).map(lambda got: "sha256:" + got.hex())
UPLOADS = st.builds(Upload, URLS.map(LoggedUrl), HALF, DIGESTS)
FOLDS = (Verb.FOLD, Verb.FOLD_DONE, Verb.FOLD_FAILED)
PLAIN = [verb for verb in Verb if verb not in (*FOLDS, Verb.STREAM, Verb.UP_DONE)]
ENTRIES = st.one_of(
    st.tuples(st.sampled_from(PLAIN), IDS).map(lambda got: AofEntry(*got)),
    st.builds(lambda name: AofEntry(Verb.STREAM, name=name), NAMES),
    st.builds(lambda one, upload: AofEntry(Verb.UP_DONE, one, upload=upload), IDS, UPLOADS),
    st.builds(lambda verb, two: AofEntry(verb, min(two), max(two)), st.sampled_from(FOLDS), st.tuples(IDS, IDS)),
)


def answer(read: Callable[[], Any]) -> Any:
    """What is read, or the error, which may have one code only."""
    try:
        return read()
    except SegspecError as error:
        return error if error.code is Code.BAD_ENCODING else pytest.fail(str(error))


@given(st.lists(st.tuples(ENTRIES, st.booleans())))
def test_what_is_written_is_read_in_the_short_forms_and_in_the_long_ones(given: list[tuple[AofEntry, bool]]) -> None:
    content = "".join(entry_line(entry, long=long) for entry, long in given).encode()
    assert read_aof(content) == ([entry for entry, _ in given], len(content), b"")


@given(st.lists(ENTRIES, min_size=1, max_size=5), st.data())
def test_of_a_log_that_is_cut_anywhere_every_whole_entry_is_read_and_the_rest_is_torn(
    entries: list[AofEntry], data: st.DataObject
) -> None:
    lines = [entry_line(entry).encode() for entry in entries]
    content = b"".join(lines)
    cut = data.draw(st.integers(0, len(content)))
    zeros = b"\0" * data.draw(st.integers(0, 3))
    read = read_aof(content[:cut] + zeros)
    whole = [entry for number, entry in enumerate(entries) if len(b"".join(lines[: number + 1])) <= cut]
    assert read.entries == whole
    assert content[: read.valid_bytes] + read.torn == content[:cut] + zeros


@given(st.binary(max_size=80))
def test_any_bytes_are_entries_or_a_named_error(content: bytes) -> None:
    read = answer(lambda: read_aof(content, "log"))
    if not isinstance(read, SegspecError):
        # Long forms and ids without a `-` are written in another way, and mean the same.
        assert read_aof("".join(map(entry_line, read.entries)).encode()).entries == read.entries


def test_the_examples_of_the_document_are_entries() -> None:
    read = read_aof(b"ADD 3\nADD 4\nUP 3\nGC 3\nFOLD 3 10\nDOWN 10000029-0\n")
    assert [(entry.verb, entry.id, entry.last) for entry in read.entries] == [
        (Verb.ADD, (3, 0), None),
        (Verb.ADD, (4, 0), None),
        (Verb.UP, (3, 0), None),
        (Verb.GC, (3, 0), None),
        (Verb.FOLD, (3, 0), (10, 0)),
        (Verb.DOWN, (10000029, 0), None),
    ]
    assert {*LONG_FORMS} == {"SEGMENT", "ARCHIVE", "ARCHIVE_FAILED", "ARCHIVE_COMPLETE"}


@pytest.mark.parametrize(
    "line",
    ["ADD", "ADD ", "ADD 1 ", " ADD 1", "add 1", "ADD 01", "ADD 1-", "ADD 1-0-2", "ADD 18446744073709551616", "ADD 1\r",
     "FOLD 1", "FOLD 2 1", "UP+ 1 u 3 sha256:00", "UP+ 1", "STREAM .hidden", "STREAM a b", "NEW 1", "", "ADD \u0661"],
)  # fmt: skip
def test_a_line_that_is_no_entry_is_damage_where_it_begins(line: str) -> None:
    with pytest.raises(SegspecError) as raised:
        read_aof(b"ADD 1-0\n" + line.encode() + b"\nADD 9-0\n", "log")
    assert (raised.value.code, raised.value.position) == (Code.BAD_ENCODING, 8)
    assert "no entry of a stream's log" in str(raised.value)


@pytest.mark.parametrize(
    "entry",
    [
        AofEntry(Verb.ADD, (2**64, 0)),
        AofEntry(Verb.UP_DONE, (1, 0)),
        AofEntry(Verb.FOLD, (2, 0), (1, 0)),
        AofEntry(Verb.UP_DONE, (1, 0), upload=Upload(LoggedUrl(""), 1, "sha256:" + "0" * 64)),
        AofEntry(Verb.STREAM, name="a\nADD 1"),
    ],
)
def test_what_the_grammar_does_not_have_is_not_written(entry: AofEntry) -> None:
    with pytest.raises(ValueError, match="the log of a stream cannot say"):
        entry_line(entry)


def test_a_name_that_would_leave_its_folder_names_no_stream() -> None:
    for name in ("..", ".", "a/b", "", "a b", "-x", "ä", "a" * 201):
        with pytest.raises(ValueError, match="names no stream"):
            checked_name(name)


def test_the_command_of_the_document_as_redis_writes_it() -> None:
    content = b"*5\r\n$4\r\nMO.X\r\n$3\r\nSEG\r\n$6\r\nCREATE\r\n$8\r\nmystream\r\n$11\r\n100000098-0\r\n"
    assert redis_command("mystream", (100000098, 0)) == content


def test_a_command_names_no_stream_that_a_folder_cannot() -> None:
    with pytest.raises(ValueError, match="names no stream"):
        redis_command("..", (1, 0))
