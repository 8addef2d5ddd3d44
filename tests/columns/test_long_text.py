"""A long payload is printed in pieces, which are together what is printed of a short one."""

from __future__ import annotations

import random

import pytest

from segspec.columns import long_text
from segspec.columns.long_text import LongText, json_pieces, printable_pieces
from segspec.core import json_form
from segspec.core.text import printable
from tests.native.lane import LANES, using

CONTENTS = {
    "text": "Größe 記録 😀 'a' \"b\" \\ \\x00".encode() * 9,
    "controls": bytes(range(256)) * 3,
    "line breaks": b"\r\n\t," * 40,
    "cut characters": "😀記é".encode()[:-1] * 30,
    "surrogates": b"\xed\xa0\x80\xed\xbf\xbf" * 20,
    "hidden": "\u2028\u202e\U000e0001\u0085\u061c\xad".encode() * 20,
    "noise": random.Random(1).randbytes(900),
    "leads": b"\xf0" * 100,
    "tails": b"\x80" * 100,
}


@pytest.fixture(autouse=True, params=LANES)
def lane(request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]  # a generator of nothing
    with using(request.param):
        yield


@pytest.fixture(params=[6, 12, 300])
def piece(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_text, "PIECE", request.param)


@pytest.mark.usefixtures("piece")
@pytest.mark.parametrize("form", sorted(long_text.SPLIT))
@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_the_pieces_are_what_is_shown_of_the_whole(content: bytes, form: str) -> None:
    whole, given = json_form.PAYLOADS[form].show(content), LongText(content, form)
    assert b"".join(given.as_it_is()).decode() == whole
    assert b"".join(given.printable()).decode() == printable(whole)
    assert b"".join(json_pieces(given)).decode() == json_form.line(whole)


@pytest.mark.usefixtures("piece")
def test_what_holds_long_texts_is_written_as_json_writes_it() -> None:
    content = CONTENTS["controls"]
    whole = json_form.PAYLOADS["utf8"].show(content)
    long = LongText(content, "utf8")
    made = {"a": None, 'n"': [[long, "x"], [], {}], "body": {"data": [long, long], "t": True}}
    due = {"a": None, 'n"': [[whole, "x"], [], {}], "body": {"data": [whole, whole], "t": True}}
    assert b"".join(json_pieces(made)).decode() == json_form.line(due)
    assert b"".join(printable_pieces(made)).decode() == printable(json_form.line(due))
