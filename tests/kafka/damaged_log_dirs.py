"""Damages of what a log dir says of its partitions: checkpoints, identities, names, the file of a clean end."""

from __future__ import annotations

from tests.kafka.damages import CHECKPOINTS, CLEAN_END, IDENTITY, PROPERTIES, Stopped, damage

RECOVERY, LOG_START, HIGH_WATERMARK = CHECKPOINTS


@damage()
def recovery_point_absent(stopped: Stopped) -> None:
    stopped.recovery_point = None


@damage()
def recovery_point_ahead(stopped: Stopped) -> None:
    stopped.recovery_point = 4000


@damage()
def high_watermark_absent(stopped: Stopped) -> None:
    stopped.high_watermark = None


@damage()
def high_watermark_ahead(stopped: Stopped) -> None:
    stopped.high_watermark = 4000


@damage()
def log_starts_within_a_segment(stopped: Stopped) -> None:
    stopped.log_start = 20


@damage()
def log_starts_after_the_epochs(stopped: Stopped) -> None:
    stopped.log_start = 55


@damage()
def log_starts_at_its_end(stopped: Stopped) -> None:
    stopped.log_start = 62


@damage()
def log_starts_after_its_end(stopped: Stopped) -> None:
    stopped.log_start = 4000


@damage()
def identity_absent(stopped: Stopped) -> None:
    (stopped.folder / IDENTITY).unlink()


@damage()
def identity_of_another_topic(stopped: Stopped) -> None:
    (stopped.folder / IDENTITY).write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAQ\n")


@damage("clean", alone=True)
def identity_of_noise(stopped: Stopped) -> None:
    (stopped.folder / IDENTITY).write_text("noise\n")


@damage("clean")
def identity_of_another_version(stopped: Stopped) -> None:
    (stopped.folder / IDENTITY).write_text("version: 9\ntopic_id: AAAAAAAAAAAAAAAAAAAAAQ\n")


@damage("clean", alone=True)
def identity_empty(stopped: Stopped) -> None:
    (stopped.folder / IDENTITY).write_text("")


@damage("clean")
def partition_that_is_not_there(stopped: Stopped) -> None:
    """Nobody has created a partition of this number."""
    stopped.folder.rename(stopped.folder.with_name(stopped.folder.name.removesuffix("-0") + "-7"))


@damage("clean", alone=True)
def folder_without_a_number(stopped: Stopped) -> None:
    (stopped.data / "somebody").mkdir()


@damage("clean")
def folder_to_be_deleted(stopped: Stopped) -> None:
    name = stopped.folder.name + ".0123456789abcdef0123456789abcdef-delete"
    stopped.folder.rename(stopped.folder.with_name(name))


@damage("unclean", alone=True)
def recovery_points_of_noise(stopped: Stopped) -> None:
    (stopped.data / RECOVERY).write_text("0\nnoise\n")


@damage("unclean", alone=True)
def recovery_points_absent(stopped: Stopped) -> None:
    (stopped.data / RECOVERY).unlink()


@damage("clean", alone=True)
def log_starts_of_noise(stopped: Stopped) -> None:
    (stopped.data / LOG_START).write_text("noise\n")


@damage("clean", alone=True)
def high_watermarks_of_noise(stopped: Stopped) -> None:
    (stopped.data / HIGH_WATERMARK).write_text("0\n1\nsegments 0\n")


@damage("clean", alone=True)
def clean_end_of_noise(stopped: Stopped) -> None:
    (stopped.data / CLEAN_END).write_text("noise")


@damage("clean", alone=True)
def clean_end_empty(stopped: Stopped) -> None:
    (stopped.data / CLEAN_END).write_text("")


@damage("clean", alone=True)
def properties_absent(stopped: Stopped) -> None:
    (stopped.data / PROPERTIES).unlink()
