"""What real brokers make of damaged partitions at their start is what was written down.

A part of the starts is tried; with SEGSPEC_EVERY_START=1 in the environment all are.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.kafka.damages import DAMAGES
from tests.kafka.releases import RELEASES
from tests.kafka.starts import Starts, ended_by_loading, key, recorded
from tests.kafka.tools import Tools

JSON = dict[str, Any]
EVERY = bool(os.environ.get("SEGSPEC_EVERY_START"))
EACH = 3
"""Of so many damages that one broker can meet together one is tried."""


def test_every_damage_has_an_outcome_at_each_end_and_release() -> None:
    said = Counter((made["damage"], made["end"], made["release"]) for made in recorded())
    assert said == Counter(
        (damage.name, end, release.name) for damage in DAMAGES.values() for end in damage.ends for release in RELEASES
    )


def test_what_was_written_down_is_of_all_kinds() -> None:
    made = recorded()
    assert len(DAMAGES) >= 60
    assert sum(not each["started"] for each in made) >= 10
    assert any("error" in each for each in made)
    assert any(each.get("next_offset") not in (None, each.get("position")) for each in made)
    assert any(name.endswith(".log") and size is None for each in made for name, size in each["files"].items())
    assert any(name.endswith(".log.deleted") for each in made for name in each["files"])
    assert all(each["log"] for each in made if not each["started"])


def test_brokers_do_now_what_they_did(kafka_tools: Tools, tmp_path: Path) -> None:
    """One start at either end meets damages that do not keep a broker from its start. `make test-dates` tries all."""
    starts = Starts(tmp_path, kafka_tools)
    known = {each: made for each, made in starts.known.items() if not ended_by_loading(made)}
    if not EVERY:
        met = [(name, end) for name, end in known if known[name, end]["started"] and not DAMAGES[name].alone]
        known = {each: known[each] for each in met[::EACH]}
    assert_same(starts.run(without=starts.known.keys() - known.keys()), known.values())


def test_what_ended_brokers_ends_the_loading_of_the_partition(kafka_tools: Tools, tmp_path: Path) -> None:
    """By the same exception, with the same files: for these no broker is started, each of which would need seconds.
    `make test-dates` starts one for each."""
    starts = Starts(tmp_path, kafka_tools)
    known = [made for made in starts.known.values() if ended_by_loading(made)]
    assert len(known) > 10
    for made in known:
        error, files = starts.load(made["end"], made["damage"])
        reason = error.partition(": ")[2]
        assert reason
        assert reason in made["log"][0]
        assert (made["damage"], files) == (made["damage"], made["files"])


def assert_same(made: Iterable[JSON], known: Iterable[JSON]) -> None:
    found, due = ({key(each): each for each in outcomes} for outcomes in (made, known))
    assert found.keys() == due.keys()
    others = [f"{due[each]}\n{found[each]}" for each in due if found[each] != due[each]]
    assert not others, "\n\n".join(others)
