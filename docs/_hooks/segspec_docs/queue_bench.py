"""The queue's part of `make bench` as tables."""

from __future__ import annotations

from segspec_docs.bench import _cells, _number, _table, size
from segspec_docs.bench_page import BenchPage

OWN, BARE = "segspec.queue", "write()"


class QueueBench(BenchPage):
    def appends(self, mode: str) -> str:
        """Appends per second of one mode, by size, threads and store."""
        rows = [row for row in self._result["appends"] if row["mode"] == mode]
        names = list(dict.fromkeys(row["what"] for row in rows))
        found = {(row["bytes"], row["threads"], row["what"]): row["appends_per_second"] for row in rows}
        kinds = list(dict.fromkeys((row["bytes"], row["threads"]) for row in rows))
        body = [
            _cells((f"{length:,} B", str(threads), *(f"{found[length, threads, name]:,}" for name in names)))
            for length, threads in kinds
        ]
        return _table(("Message", "Threads", *names), body)

    def processor(self) -> str:
        modes = list(dict.fromkeys(row["mode"] for row in self._result["appends"]))
        rows = [row for row in self._result["appends"] if row["bytes"] == 100 and row["threads"] == 1]
        found = {(row["what"], row["mode"]): row["cpu_microseconds"] for row in rows}
        names = list(dict.fromkeys(row["what"] for row in rows))
        # A store may be compared in one mode only.
        times = {key: f"{_number(microseconds)} µs" for key, microseconds in found.items()}
        body = [_cells((name, *(times.get((name, mode), "") for mode in modes))) for name in names]
        return _table(("", *modes), body)

    def share(self, mode: str, threads: int, name: str) -> str:
        """The lowest ratio to another store's rate, over the sizes."""
        rows = self._result["appends"]
        rates = {
            (row["what"], row["bytes"]): row["appends_per_second"]
            for row in rows
            if row["mode"] == mode and row["threads"] == threads
        }
        lengths = [length for what, length in rates if what == name]
        return _number(min(rates[OWN, length] / rates[name, length] for length in lengths))

    def batches(self) -> str:
        body = [
            _cells((row["what"], row["store"], f"{row['messages_per_second']:,}")) for row in self._result["batches"]
        ]
        return _table(("Messages of 100 B, synced", "by", "a second"), body)

    def recovery(self) -> str:
        found = self._result["recovery"]
        return f"{size(found['bytes'])} in segments of 100 MB, the last one torn: {_number(found['seconds'])} s"
