"""Damages of segments: torn, flipped, zeroed, missing, renamed, of another format."""

from __future__ import annotations

import shutil

from tests.kafka.damages import CRC, MAGIC, PAYLOAD, Stopped, add, batches, cut, damage, flip, lose, put

NOISE = bytes(range(7, 250, 3))


@damage()
def nothing(stopped: Stopped) -> None:
    pass


@damage("unclean", recovery_point=0)
def nothing_and_all_is_recovered(stopped: Stopped) -> None:
    pass


@damage()
def torn_tail(stopped: Stopped) -> None:
    cut(stopped.last, -5)


@damage()
def torn_within_a_header(stopped: Stopped) -> None:
    cut(stopped.last, batches(stopped.last)[-1] + 40)


@damage()
def torn_within_a_length(stopped: Stopped) -> None:
    cut(stopped.last, batches(stopped.last)[-1] + 9)


@damage()
def middle_segment_torn(stopped: Stopped) -> None:
    cut(stopped.path(16), -5)


@damage("unclean", recovery_point=0)
def middle_segment_torn_and_recovered(stopped: Stopped) -> None:
    cut(stopped.path(16), -5)


@damage()
def last_payload_flipped(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[-1] + PAYLOAD + 12)


@damage()
def payload_flipped_before_the_last_batch(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[1] + PAYLOAD + 12)


@damage()
def middle_payload_flipped(stopped: Stopped) -> None:
    flip(stopped.path(16), batches(stopped.path(16))[1] + PAYLOAD + 12)


@damage("unclean", recovery_point=0)
def middle_payload_flipped_and_recovered(stopped: Stopped) -> None:
    flip(stopped.path(16), batches(stopped.path(16))[1] + PAYLOAD + 12)


@damage("unclean", recovery_point=16)
def recovery_begins_at_the_damage(stopped: Stopped) -> None:
    flip(stopped.path(16), batches(stopped.path(16))[0] + PAYLOAD + 12)


@damage()
def crc_flipped(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[2] + CRC)


@damage()
def producer_of_a_batch_flipped(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[2] + 47)


@damage()
def leader_epoch_flipped(stopped: Stopped) -> None:
    """No checksum covers it."""
    put(stopped.last, batches(stopped.last)[-1] + 12, (1).to_bytes(4, "big"))


@damage()
def leader_epoch_of_the_future(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1] + 12, (900).to_bytes(4, "big"))


@damage()
def offset_far_ahead(stopped: Stopped) -> None:
    """No checksum covers it; an index cannot hold it any more."""
    put(stopped.last, batches(stopped.last)[-1], (1 << 40).to_bytes(8, "big"))


@damage()
def offset_ahead(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1], (5000).to_bytes(8, "big"))


@damage()
def offset_goes_back(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1], (49).to_bytes(8, "big"))


@damage()
def offset_before_the_segment(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1], (3).to_bytes(8, "big"))


@damage()
def offset_negative(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1], b"\xff" * 8)


@damage()
def length_too_long(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1] + 8, (1 << 30).to_bytes(4, "big"))


@damage()
def length_too_short(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[1] + 8, (3).to_bytes(4, "big"))


@damage()
def length_negative(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[1] + 8, b"\xff" * 4)


@damage()
def length_one_too_short(stopped: Stopped) -> None:
    place = batches(stopped.last)[1] + 8
    put(
        stopped.last,
        place,
        (int.from_bytes(stopped.last.read_bytes()[place : place + 4], "big") - 1).to_bytes(4, "big"),
    )


@damage()
def magic_unknown(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1] + MAGIC, b"\x09")


@damage()
def magic_unknown_in_the_first_segment(stopped: Stopped) -> None:
    put(stopped.path(0), batches(stopped.path(0))[1] + MAGIC, b"\x09")


@damage()
def codec_unknown(stopped: Stopped) -> None:
    put(stopped.last, batches(stopped.last)[-1] + 22, b"\x07")


@damage()
def tail_zeroed(stopped: Stopped) -> None:
    place = batches(stopped.last)[-1]
    put(stopped.last, place, bytes(stopped.last.stat().st_size - place))


@damage()
def zeros_after_the_end(stopped: Stopped) -> None:
    add(stopped.last, bytes(4096))


@damage()
def noise_after_the_end(stopped: Stopped) -> None:
    add(stopped.last, NOISE)


@damage()
def last_batch_twice(stopped: Stopped) -> None:
    add(stopped.last, stopped.last.read_bytes()[batches(stopped.last)[-1] :])


@damage()
def batch_left_out(stopped: Stopped) -> None:
    """The sequence numbers of its producer have a gap."""
    content, places = stopped.last.read_bytes(), batches(stopped.last)
    stopped.last.write_bytes(content[: places[2]] + content[places[3] :])


@damage("unclean", recovery_point=0)
def batch_left_out_of_the_first_segment_and_recovered(stopped: Stopped) -> None:
    log = stopped.path(0)
    content, places = log.read_bytes(), batches(log)
    log.write_bytes(content[: places[1]] + content[places[2] :])


@damage()
def last_segment_empty(stopped: Stopped) -> None:
    stopped.last.write_bytes(b"")


@damage()
def middle_segment_empty(stopped: Stopped) -> None:
    stopped.path(16).write_bytes(b"")


@damage()
def last_log_missing(stopped: Stopped) -> None:
    stopped.last.unlink()


@damage()
def last_segment_missing(stopped: Stopped) -> None:
    lose(stopped, 48)


@damage()
def first_segment_missing(stopped: Stopped) -> None:
    lose(stopped, 0)


@damage()
def middle_segment_missing(stopped: Stopped) -> None:
    lose(stopped, 16)


@damage("unclean", recovery_point=0)
def middle_segment_missing_and_recovered(stopped: Stopped) -> None:
    lose(stopped, 16)


@damage()
def all_segments_missing(stopped: Stopped) -> None:
    for offset in (0, 16, 32, 48):
        lose(stopped, offset)


@damage()
def folder_empty(stopped: Stopped) -> None:
    for path in stopped.folder.iterdir():
        if path.name != "partition.metadata":
            path.unlink()


@damage()
def named_before_its_first_offset(stopped: Stopped) -> None:
    stopped.path(48).rename(stopped.path(47))


@damage()
def named_after_its_first_offset(stopped: Stopped) -> None:
    for suffix in (".log", ".index", ".timeindex"):
        stopped.path(48, suffix).rename(stopped.path(49, suffix))


@damage()
def empty_segment_of_the_future(stopped: Stopped) -> None:
    stopped.path(100).write_bytes(b"")


@damage()
def segment_of_another_log(stopped: Stopped) -> None:
    shutil.copy(stopped.samples / "4.1/data/gzip-0" / stopped.path(0).name, stopped.path(32))


@damage(sample="3.9/data/v1_gzip-0", recovery_point=0)
def message_sets_of_magic_1(stopped: Stopped) -> None:
    pass


@damage(sample="3.9/data/v0_none-0", recovery_point=0)
def message_sets_of_magic_0_torn(stopped: Stopped) -> None:
    cut(stopped.last, -3)


@damage(sample="3.9/data/v1_snappy-0", recovery_point=0)
def message_set_of_magic_1_flipped(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[1] + 60)


@damage(sample="4.1/data/zstd-0", recovery_point=0)
def packed_records_flipped(stopped: Stopped) -> None:
    flip(stopped.last, batches(stopped.last)[1] + PAYLOAD + 12)


@damage("clean", alone=True)
def segment_without_a_number(stopped: Stopped) -> None:
    (stopped.folder / "some.log").write_bytes(b"")


@damage("clean")
def segment_is_a_folder(stopped: Stopped) -> None:
    stopped.path(48).unlink()
    stopped.path(48).mkdir()
