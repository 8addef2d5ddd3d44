"""A format's package brings a destination: records of any format go there, each once, and a publication goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

import segspec as library
from segspec.core.model import Record
from segspec.formats import registry
from segspec.formats.contract.descriptor import Format, Publishing
from segspec.formats.contract.publishing import Destination, Outgoing, PublishError, Sender, Terms
from segspec.publishing import destination_of
from segspec.samples import FOLDER as SAMPLES
from tests.cli.conftest import Run

LOG = SAMPLES / "osiris" / "epochs" / "log"


class Shelf(Destination):
    """Lists of records, each with a name."""

    remembers = True
    shelves: ClassVar[dict[str, list[Record]]] = {}
    most = 1000

    def __init__(self, name: str) -> None:
        self.name = name

    @classmethod
    def parse(cls, uri: str) -> Shelf:
        name = uri.removeprefix("shelf://")
        if not name:
            raise ValueError("no shelf is given")
        return cls(name)

    def __str__(self) -> str:
        return f"shelf://{self.name}"

    def sender(self, terms: Terms) -> Sender:
        return Placing(self, terms)


class Placing(Sender):
    batch_messages = 20

    def __init__(self, shelf: Shelf, terms: Terms) -> None:
        self.shelf, self.terms = shelf, terms
        self.records = Shelf.shelves.setdefault(shelf.name, [])

    async def open(self) -> int | None:
        return self.records[-1].offset if self.records else None

    async def send(self, batch: list[Outgoing]) -> None:
        assert 0 < len(batch) <= self.batch_messages
        if len(self.records) >= Shelf.most:
            raise PublishError("it is full", str(self.shelf))
        for one in batch:
            self.terms.confirmations.expect(one.number, len(one.value))
            self.records.append(one.record)
            self.terms.confirmations.confirm(one.number)

    async def close(self) -> None:
        return


class Shelves(Publishing):
    schemes = ("shelf",)
    destination = Shelf


@pytest.fixture(autouse=True)
def package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of a format that has shelves is installed."""

    def unused(*_: Any) -> Any:
        raise AssertionError

    said: dict[str, Any] = dict.fromkeys(("sniff", "discover", "segment", "reader", "check_order"), unused)
    said |= {"name": "other", "title": "Other", "columns": ("offset", "value"), "publishing": Shelves()}
    kind = type("Other", (Format,), said)
    monkeypatch.setattr(registry, "listed", lambda: [registry.get("osiris"), kind()])
    Shelf.shelves.clear()


def test_records_of_any_format_go_where_a_package_sends_them() -> None:
    done = library.publish(LOG, "shelf://top")
    assert Shelf.shelves["top"] == list(library.open(LOG).records())
    assert (done.confirmed, done.destination, done.complete) == (300, "shelf://top", True)


def test_a_publication_goes_on_after_what_the_place_remembers(tmp_path: Path, segspec: Run) -> None:
    state = tmp_path / "state"
    Shelf.most = 100
    try:
        told = segspec("publish", LOG, "--to", "shelf://small", "--resume", state)
    finally:
        Shelf.most = 1000
    assert told.code == 1
    following = (Shelf.shelves["small"][-1].offset or 0) + 1
    assert f"100 records confirmed, all below {following};" in told.err
    assert "shelf://small: it is full" in told.err
    told = segspec("publish", LOG, "--to", "shelf://small", "--resume", state)
    assert told.code == 0
    assert f"resumed    from {following}\n" in told.out
    assert "producer   segspec-" in told.out
    assert Shelf.shelves["small"] == list(library.open(LOG).records())


def test_a_place_that_forgot_the_producer_is_not_filled_again(tmp_path: Path) -> None:
    library.publish(LOG, "shelf://gone", resume=tmp_path / "state")
    Shelf.shelves.clear()
    with pytest.raises(PublishError, match="the broker knows nothing of the producer segspec-"):
        library.publish(LOG, "shelf://gone", resume=tmp_path / "state")


@pytest.mark.parametrize(
    ("uri", "words"),
    [("shelf://", "no shelf is given"), ("http://broker/x", "rabbitmq-stream\\+tls, shelf"), ("shelf", "no scheme")],
)
def test_what_a_scheme_means_is_said_by_its_package(uri: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        destination_of(uri)
