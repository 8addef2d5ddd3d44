"""Damages of what lies beside segments: indexes, snapshots of producers, epochs, files that a broker left half done."""

from __future__ import annotations

import shutil

from tests.kafka.damages import Stopped, add, batches, cut, damage, flip, lose, put

TRANSACTIONS = "4.1/data/transactions-0"
COMPACTED = "4.1/data/compacted-0"


@damage()
def index_absent(stopped: Stopped) -> None:
    lose(stopped, 48, ".index")


@damage()
def middle_index_absent(stopped: Stopped) -> None:
    lose(stopped, 16, ".index")


@damage()
def index_of_half_an_entry(stopped: Stopped) -> None:
    cut(stopped.path(48, ".index"), -3)


@damage()
def middle_index_of_half_an_entry(stopped: Stopped) -> None:
    cut(stopped.path(16, ".index"), -3)


@damage()
def index_empty(stopped: Stopped) -> None:
    stopped.path(16, ".index").write_bytes(b"")


@damage()
def index_too_long(stopped: Stopped) -> None:
    """An entry for an offset and a position that the segment does not have."""
    add(stopped.path(16, ".index"), (90).to_bytes(4, "big") + (4000).to_bytes(4, "big"))


@damage()
def index_ends_in_zeros(stopped: Stopped) -> None:
    """As a broker leaves it that is killed, but nobody had room for it beside the active segment."""
    add(stopped.path(16, ".index"), bytes(80))


@damage()
def last_index_ends_in_zeros(stopped: Stopped) -> None:
    """As a broker leaves it that is killed."""
    add(stopped.path(48, ".index"), bytes(1024 - stopped.path(48, ".index").stat().st_size))
    add(stopped.path(48, ".timeindex"), bytes(1020 - stopped.path(48, ".timeindex").stat().st_size))


@damage()
def index_ends_at_its_base(stopped: Stopped) -> None:
    put(stopped.path(16, ".index"), -8, bytes(4))


@damage()
def index_of_wrong_positions(stopped: Stopped) -> None:
    """Only its last entry is looked at."""
    put(stopped.path(16, ".index"), 4, (3).to_bytes(4, "big"))


@damage()
def time_index_absent(stopped: Stopped) -> None:
    lose(stopped, 48, ".timeindex")


@damage()
def middle_time_index_absent(stopped: Stopped) -> None:
    lose(stopped, 16, ".timeindex")


@damage()
def time_index_of_half_an_entry(stopped: Stopped) -> None:
    cut(stopped.path(16, ".timeindex"), -5)


@damage()
def time_index_goes_back(stopped: Stopped) -> None:
    put(stopped.path(16, ".timeindex"), -12, (5).to_bytes(8, "big"))


@damage()
def time_index_before_its_base(stopped: Stopped) -> None:
    put(stopped.path(16, ".timeindex"), -4, b"\xff" * 4)


@damage()
def time_index_of_the_future(stopped: Stopped) -> None:
    put(stopped.path(16, ".timeindex"), -12, (1 << 50).to_bytes(8, "big"))


@damage(sample=TRANSACTIONS, recovery_point=0)
def transactions_and_all_is_recovered(stopped: Stopped) -> None:
    pass


@damage(sample=TRANSACTIONS)
def transaction_index_absent(stopped: Stopped) -> None:
    lose(stopped, 20, ".txnindex")


@damage(sample=TRANSACTIONS, recovery_point=20)
def transaction_index_absent_and_recovered(stopped: Stopped) -> None:
    lose(stopped, 20, ".txnindex")


@damage(sample=TRANSACTIONS)
def transaction_index_of_half_an_entry(stopped: Stopped) -> None:
    cut(stopped.path(20, ".txnindex"), -5)


@damage(sample=TRANSACTIONS)
def transaction_index_of_another_version(stopped: Stopped) -> None:
    """Two bytes are written, and the first one is read: `AbortedTxn.version()`."""
    put(stopped.path(20, ".txnindex"), 0, b"\x00\x07")


@damage(sample=TRANSACTIONS)
def transaction_index_of_a_version_that_is_read(stopped: Stopped) -> None:
    put(stopped.path(20, ".txnindex"), 0, b"\x07\x00")


@damage(sample=TRANSACTIONS)
def transaction_index_ends_outside_of_its_segment(stopped: Stopped) -> None:
    put(stopped.path(20, ".txnindex"), 34 + 18, (3).to_bytes(8, "big"))


@damage(sample=TRANSACTIONS)
def transaction_index_without_an_entry(stopped: Stopped) -> None:
    cut(stopped.path(20, ".txnindex"), 34)


@damage(sample=TRANSACTIONS, recovery_point=0)
def marker_flipped(stopped: Stopped) -> None:
    flip(stopped.path(20), batches(stopped.path(20))[1] + 70)


@damage(sample=TRANSACTIONS, recovery_point=0)
def last_segment_of_transactions_torn(stopped: Stopped) -> None:
    cut(stopped.last, -1)


@damage(sample=TRANSACTIONS)
def all_snapshots_of_transactions_absent(stopped: Stopped) -> None:
    for path in stopped.folder.glob("*.snapshot"):
        path.unlink()


@damage()
def last_snapshot_absent(stopped: Stopped) -> None:
    lose(stopped, 62, ".snapshot")


@damage()
def last_snapshot_flipped(stopped: Stopped) -> None:
    flip(stopped.path(62, ".snapshot"), 12)


@damage()
def last_snapshot_torn(stopped: Stopped) -> None:
    cut(stopped.path(62, ".snapshot"), 20)


@damage()
def last_snapshot_empty(stopped: Stopped) -> None:
    stopped.path(62, ".snapshot").write_bytes(b"")


@damage()
def all_snapshots_absent(stopped: Stopped) -> None:
    for path in stopped.folder.glob("*.snapshot"):
        path.unlink()


@damage()
def snapshot_of_the_future(stopped: Stopped) -> None:
    stopped.path(62, ".snapshot").rename(stopped.path(999, ".snapshot"))


@damage()
def stray_snapshots(stopped: Stopped) -> None:
    for offset in (5, 20, 55):
        shutil.copy(stopped.path(16, ".snapshot"), stopped.path(offset, ".snapshot"))


@damage()
def segment_torn_and_its_snapshot_ahead(stopped: Stopped) -> None:
    cut(stopped.last, batches(stopped.last)[2])


@damage()
def epochs_absent(stopped: Stopped) -> None:
    stopped.epochs.unlink()


@damage()
def epochs_none(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n0\n")


@damage()
def epochs_ahead(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n3\n0 0\n1 50\n2 500\n")


@damage()
def epochs_without_the_first(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n1\n1 50\n")


@damage()
def epochs_go_back(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n2\n1 50\n0 20\n")


@damage("clean", alone=True)
def epochs_of_another_version(stopped: Stopped) -> None:
    stopped.epochs.write_text("7\n1\n0 0\n")


@damage("clean", alone=True)
def epochs_of_noise(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n2\n0 0\nnoise\n")


@damage("clean")
def epochs_empty(stopped: Stopped) -> None:
    stopped.epochs.write_text("")


@damage("clean", alone=True)
def epochs_fewer_than_said(stopped: Stopped) -> None:
    stopped.epochs.write_text("0\n5\n0 0\n")


@damage()
def deleted_files_left(stopped: Stopped) -> None:
    for suffix in (".log", ".index", ".timeindex"):
        stopped.path(0, suffix).rename(stopped.path(0, f"{suffix}.deleted"))


@damage()
def cleaned_files_left(stopped: Stopped) -> None:
    for suffix in (".log", ".index", ".timeindex"):
        shutil.copy(stopped.path(16, suffix), stopped.path(16, f"{suffix}.cleaned"))
    cut(stopped.path(16, ".log.cleaned"), 300)


@damage()
def swap_files_beside_the_segment(stopped: Stopped) -> None:
    """Compaction had ended, the old segment was not yet renamed."""
    for suffix in (".log", ".index", ".timeindex"):
        shutil.copy(stopped.path(16, suffix), stopped.path(16, f"{suffix}.swap"))


@damage()
def swap_of_two_segments(stopped: Stopped) -> None:
    """Two segments were made one."""
    stopped.path(16, ".log.swap").write_bytes(stopped.path(16).read_bytes() + stopped.path(32).read_bytes())


@damage()
def swap_in_the_place_of_the_segment(stopped: Stopped) -> None:
    for suffix in (".log", ".index", ".timeindex"):
        stopped.path(16, suffix).rename(stopped.path(16, f"{suffix}.swap"))


@damage()
def swap_of_the_last_segment(stopped: Stopped) -> None:
    stopped.path(48).rename(stopped.path(48, ".log.swap"))


@damage()
def swap_torn(stopped: Stopped) -> None:
    shutil.copy(stopped.path(16), stopped.path(16, ".log.swap"))
    cut(stopped.path(16, ".log.swap"), 300)


@damage()
def swap_of_an_index_alone(stopped: Stopped) -> None:
    stopped.path(16, ".index").rename(stopped.path(16, ".index.swap"))


@damage()
def swap_and_cleaned_files_before_it(stopped: Stopped) -> None:
    """A split that was not complete: what is cleaned from its offset on goes."""
    shutil.copy(stopped.path(32), stopped.path(32, ".log.swap"))
    shutil.copy(stopped.path(16), stopped.path(16, ".log.cleaned"))


@damage(sample=COMPACTED, recovery_point=0)
def compacted_and_recovered(stopped: Stopped) -> None:
    pass


@damage(sample=COMPACTED)
def compacted_and_a_gap_made_larger(stopped: Stopped) -> None:
    lose(stopped, 51)


@damage("clean")
def files_of_others(stopped: Stopped) -> None:
    (stopped.folder / "notes.txt").write_text("mine")
    (stopped.folder / "00000000000000000016.bak").write_text("mine")
    (stopped.folder / "folder").mkdir()
