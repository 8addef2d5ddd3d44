"""What a wrong adapter is made of: the library, with its answers, its requests or its parts changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from segspec.conformance import library

JSON = dict[str, Any]


_last: tuple[JSON, JSON] = ({}, {})


def right(request: JSON) -> JSON:
    """The library's answer. The last one is kept, since many wrong adapters are asked the same one after the other."""
    global _last
    if _last[0] is not request:
        _last = (request, library.answer(request))
    return _last[1]


@dataclass(frozen=True)
class Wrong:
    """One bug. `about` says what such an adapter does; `within` is what has to be in force while it answers. With a
    `format`, no vector of another one shows it."""

    name: str
    about: str
    answer: Callable[[JSON], JSON] = library.answer
    within: Callable[[], AbstractContextManager[Any]] | None = None
    format: str | None = None

    def in_force(self) -> AbstractContextManager[Any]:
        return nullcontext() if self.within is None else self.within()


def answers(command: str, change: Callable[[JSON, JSON], JSON]) -> Callable[[JSON], JSON]:
    """An adapter whose answers to `command` are changed: `change(answer, request)`."""

    def answer(request: JSON) -> JSON:
        said = right(request)
        return change(dict(said), request) if request["cmd"] == command and "skip" not in said else said

    return answer


def read_answers(change: Callable[[JSON, JSON], JSON]) -> Callable[[JSON], JSON]:
    return answers("read", change)


def records(change: Callable[[JSON], JSON | None]) -> Callable[[JSON], JSON]:
    """An adapter that changes every record, or leaves those out for which `change` gives None."""

    def changed(answer: JSON, request: JSON) -> JSON:
        found = (change(dict(record)) for record in answer["records"])
        return answer | {"records": [record for record in found if record is not None]}

    return read_answers(changed)


def numbers(change: Callable[[int], int], *names: str) -> Callable[[JSON], JSON]:
    """An adapter that changes the integers called so in every record."""

    def changed(record: JSON) -> JSON:
        return record | {name: str(change(int(record[name]))) for name in names if name in record}

    return records(changed)


def content(change: Callable[[bytes], bytes]) -> Callable[[JSON], JSON]:
    """An adapter that reads other bytes than the segment has."""

    def answer(request: JSON) -> JSON:
        if request["cmd"] != "read":
            return right(request)
        segment = request["input"]["segment"]
        other = segment | {"hex": change(bytes.fromhex(segment["hex"])).hex()}
        return library.answer(request | {"input": request["input"] | {"segment": other}})

    return answer


def without(answer: JSON, *names: str) -> JSON:
    return {name: value for name, value in answer.items() if name not in names}
