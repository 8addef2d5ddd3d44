"""What real brokers make of damaged partitions at their start was written down, of all kinds.

`make test-dates` starts them again: they and the files are always the same.
"""

from __future__ import annotations

from collections import Counter

from tests.kafka.damages import DAMAGES
from tests.kafka.releases import RELEASES
from tests.kafka.starts import recorded


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
