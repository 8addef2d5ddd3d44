"""`dump --tracking`: the last line is the state that a broker holds after its next start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_state_of_a_damaged_stream_is_the_owners_that_is_named(corpus: Path, segspec: Run) -> None:
    """4.2 cuts off a last chunk with a filter that is not there; 3.10 knows no filters, and keeps the chunk."""
    folder = corpus / "osiris" / "scenarios" / "header_filter_len_set_last"
    held = {}
    for owner in ("osiris-1.3", "osiris-1.10"):
        state = segspec("dump", folder, "--tracking", "--owner", owner, "--output", "json").json[-1]["state"]
        assert state["owner"] == owner
        held[owner] = [(row["chunk_id"], row["sequence"]) for row in state["sequences"]]
    assert held == {"osiris-1.3": [("1249", "1195")], "osiris-1.10": [("1244", "1190")]}


def test_where_the_start_crashes_the_state_says_so(corpus: Path, segspec: Run) -> None:
    folder = corpus / "osiris" / "scenarios" / "trailer_type_9_last"
    state = segspec("dump", folder, "--tracking", "--output", "json").json[-1]["state"]
    assert state["owner"] == "rabbitmq-4.2"
    assert "cannot be read as tracking" in state["crash"]["reason"]
    assert "sequences" not in state


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--owner", "osiris-1.3"), "--owner is for --tracking"),
        (("--tracking", "--owner", "tank-4.0"), "does not own osiris logs"),
    ],
)
def test_an_owner_is_for_the_state_of_its_own_format(
    corpus: Path, segspec: Run, options: tuple[str, ...], words: str
) -> None:
    done = segspec("dump", corpus / "osiris" / "new_tracking", *options)
    assert done.code == 2
    assert words in done.err
