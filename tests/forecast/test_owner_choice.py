"""osiris: which release of RabbitMQ a forecast is for where nobody says it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from segspec.library.log import open as open_log
from tests.conftest import RABBITMQ

DAMAGED = RABBITMQ / "damaged"
FLAGS_3_10 = "[classic_mirrored_queue_version,implicit_default_bindings,\n quorum_queue,stream_queue,user_limits].\n"
FLAGS_4_0 = "[khepri_db,message_containers,'rabbitmq_4.0.0',restart_streams,stream_filtering,stream_queue].\n"


def node(case: str, tmp_path: Path, flags: str | None) -> Path:
    """A damaged stream where a node keeps it."""
    folder = tmp_path / "rabbit@host" / "stream" / "__orders_1700000000000000000"
    shutil.copytree(DAMAGED / case, folder)
    if flags is not None:
        (tmp_path / "rabbit@host-feature_flags").write_text(flags)
    return folder


@pytest.mark.parametrize(
    ("flags", "owner", "starts"), [(FLAGS_3_10, "rabbitmq-3.10", False), (FLAGS_4_0, "rabbitmq-4.0", True)]
)
def test_the_feature_flags_beside_the_node_name_the_release(
    flags: str, owner: str, starts: bool, tmp_path: Path
) -> None:
    made = open_log(node("a15-3.10", tmp_path, flags)).forecast()
    assert (made.owner, made.crash is None) == (owner, starts)
    assert made.chosen == f"the node's feature flags, whose newest came with {owner.removeprefix('rabbitmq-')}"
    assert not any("--owner" in text for text in made.unknown)
    assert made.as_json()["owner_chosen"] == made.chosen


def test_without_flags_the_release_is_asked_for_where_it_matters(tmp_path: Path) -> None:
    made = open_log(node("a15-3.10", tmp_path, None)).forecast()
    assert made.owner == "rabbitmq-4.2"
    assert made.chosen == "the newest known, for no node's feature flags are beside it"
    assert made.unknown[0] == (
        "which release starts, and it matters: rabbitmq-3.10 does not start; rabbitmq-4.0 to rabbitmq-4.2 start. "
        "Say which owner is meant"
    )


def test_without_flags_nothing_is_asked_where_all_releases_do_the_same(tmp_path: Path) -> None:
    made = open_log(node("a11-3.10", tmp_path, None)).forecast()
    assert made.unknown == ()


def test_chunks_with_filters_rule_out_the_releases_that_cannot_have_written_them(corpus: Path, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    shutil.copytree(corpus / "osiris" / "new_bloom16", folder)
    last = max(folder.glob("*.segment"))
    last.write_bytes(b"")
    asked = open_log(folder, format="osiris").forecast().unknown
    assert not any("rabbitmq-3.10" in text for text in asked)


def test_of_a_release_that_is_not_known_the_start_of_the_newest_is_told_and_said_to_be_that(tmp_path: Path) -> None:
    flags = "[message_containers,restart_streams,stream_filtering,stream_queue].\n"
    made = open_log(node("a15-3.10", tmp_path, flags)).forecast()
    assert made.owner == "rabbitmq-4.2"
    assert made.chosen == "the newest known, for the node's feature flags are those of 3.13"
    assert made.unknown[0] == (
        "what a start of RabbitMQ 3.13 does, which is not known for this release: told is that of rabbitmq-4.2"
    )
    with pytest.raises(ValueError, match=r"rabbitmq-3\.13"):
        open_log(node("a15-3.10", tmp_path / "other", flags)).forecast("rabbitmq-3.13")
