"""What real brokers make of damaged partitions at their start is what was written down."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from tests.kafka.damages import DAMAGES
from tests.kafka.releases import RELEASES
from tests.kafka.starts import Starts, recorded, refused
from tests.kafka.tools import Tools

JSON = dict[str, Any]


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
    release = kafka_tools.release.name
    known = {key(made): made for made in recorded() if made["release"] == release}
    made = {key(made): made for made in Starts(tmp_path, kafka_tools).run(refused(recorded(), release))}
    others = [f"{known[each]}\n{made[each]}" for each in known if made[each] != known[each]]
    assert made.keys() == known.keys()
    assert not others, "\n\n".join(others)


def key(made: JSON) -> tuple[str, str]:
    return made["damage"], made["end"]
