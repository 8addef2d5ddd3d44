"""Bugs in what is said of whole logs, of places, of tracking and filters, and of what damage costs."""

from __future__ import annotations

from collections.abc import Callable

from tests.adapters.wrong.kinds import JSON, Wrong, answers, without


def findings(change: Callable[[JSON], JSON | None]) -> Callable[[JSON, JSON], JSON]:
    """Changes every finding, or leaves those out for which `change` gives None."""

    def changed(answer: JSON, request: JSON) -> JSON:
        found = (change(dict(one)) for one in answer.get("findings", ()))
        return answer | {"findings": [one for one in found if one is not None]}

    return changed


def held(change: Callable[[list[JSON]], list[JSON]]) -> Callable[[JSON, JSON], JSON]:
    return lambda answer, request: (
        answer | {"held": {name: change(list(rows)) for name, rows in answer["held"].items()}}
        if "held" in answer
        else answer
    )


def next_place(answer: JSON, request: JSON) -> JSON:
    return answer | {"at": str(int(answer["at"]) + 1)} if "at" in answer else answer


WHOLES = (
    Wrong("log-in-any-order", "reads the segments of a log from the last to the first",
          answers("log", lambda answer, request: answer | {"records": answer["records"][::-1]})),
    Wrong("log-without-its-last-record", "loses the last record of a log",
          answers("log", lambda answer, request: answer | {"records": answer["records"][:-1]})),
    Wrong("log-without-findings", "does not say what is wrong between segments",
          answers("log", findings(lambda one: None))),
    Wrong("all-is-an-error", "takes every finding for an error",
          answers("log", findings(lambda one: one | {"severity": "error"}))),
    Wrong("seek-finds-nothing", "finds no record that is asked for",
          answers("seek", lambda answer, request: without(answer, "record", "file", "at"))),
    Wrong("seek-a-byte-on", "names the byte after the one where the record's frame begins",
          answers("seek", next_place)),
    Wrong("skip-costs-nothing", "does not say how many bytes damage costs",
          answers("skip", findings(lambda one: without(one, "bytes", "records")))),
    Wrong("skip-stops", "does not read on after damage",
          answers("skip", lambda answer, request: answer | {"records": answer["records"][:1]})),
    Wrong("filters-match-all", "takes every filter for one that matches",
          answers("filter", lambda answer, request: answer | {"frames": [*answer["frames"], "0"]})),
    Wrong("filters-match-none", "passes over every chunk with a filter",
          answers("filter", lambda answer, request: answer | {"frames": []})),
    Wrong("tracking-is-forgotten", "holds nothing of what was tracked", answers("tracking", held(lambda rows: []))),
    Wrong("tracking-keeps-the-first", "holds one value of each kind", answers("tracking", held(lambda rows: rows[:1]))),
)  # fmt: skip
