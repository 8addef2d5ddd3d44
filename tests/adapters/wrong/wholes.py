"""Bugs in what is said of whole logs, of places, of tracking and filters, and of what damage costs."""

from __future__ import annotations

from collections.abc import Callable

from tests.adapters.wrong.kinds import JSON, Wrong, right, without


def of(command: str, change: Callable[[JSON, JSON], JSON]) -> Callable[[JSON], JSON]:
    """An adapter whose answers to `command` are changed: `change(answer, request)`."""

    def answer(request: JSON) -> JSON:
        said = right(request)
        return change(dict(said), request) if request["cmd"] == command and "skip" not in said else said

    return answer


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
          of("log", lambda answer, request: answer | {"records": answer["records"][::-1]})),
    Wrong("log-without-its-last-record", "loses the last record of a log",
          of("log", lambda answer, request: answer | {"records": answer["records"][:-1]})),
    Wrong("log-without-findings", "does not say what is wrong between segments", of("log", findings(lambda one: None))),
    Wrong("all-is-an-error", "takes every finding for an error",
          of("log", findings(lambda one: one | {"severity": "error"}))),
    Wrong("seek-finds-nothing", "finds no record that is asked for",
          of("seek", lambda answer, request: without(answer, "record", "file", "at"))),
    Wrong("seek-a-byte-on", "names the byte after the one where the record's frame begins", of("seek", next_place)),
    Wrong("skip-costs-nothing", "does not say how many bytes damage costs",
          of("skip", findings(lambda one: without(one, "bytes", "records")))),
    Wrong("skip-stops", "does not read on after damage",
          of("skip", lambda answer, request: answer | {"records": answer["records"][:1]})),
    Wrong("filters-match-all", "takes every filter for one that matches",
          of("filter", lambda answer, request: answer | {"frames": [*answer["frames"], "0"]})),
    Wrong("filters-match-none", "passes over every chunk with a filter",
          of("filter", lambda answer, request: answer | {"frames": []})),
    Wrong("tracking-is-forgotten", "holds nothing of what was tracked", of("tracking", held(lambda rows: []))),
    Wrong("tracking-keeps-the-first", "holds one value of each kind", of("tracking", held(lambda rows: rows[:1]))),
)  # fmt: skip
