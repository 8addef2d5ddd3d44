"""Which vectors a wrong adapter fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from segspec.conformance import library
from segspec.conformance.answers import differences, malformed
from segspec.conformance.vectors import Case, Vector
from segspec.core.errors import SegspecError
from tests.adapters.wrong.kinds import Wrong

FAILURES = (ArithmeticError, AssertionError, LookupError, MemoryError, OSError, SegspecError, TypeError, ValueError)
"""What a bug may raise: a program that ends so has failed."""


def fails(wrong: Wrong, case: Case, request: dict[str, object]) -> bool:
    """True if the answer to a case is not what its vector says. The adapter must be in force."""
    kind = case.question.kind
    try:
        answer = wrong.answer(request)
    except FAILURES:
        return True
    return malformed(kind, answer) is not None or bool(differences(case, answer, library.can()))


def sampled(vector: Vector) -> list[Case]:
    """The cases of a vector; of many the first, the middle and the last."""
    cases = [case for question in vector.questions for case in question.cases()]
    return cases if len(cases) <= 3 else [cases[0], cases[len(cases) // 2], cases[-1]]


def first_failed(wrong: Wrong, vectors: Iterable[Vector]) -> Vector | None:
    with wrong.in_force():
        for vector in (vector for vector in vectors if wrong.format in (None, vector.format)):
            if any(fails(wrong, case, case.request(0)) for case in sampled(vector)):
                return vector
    return None


def judged(wrongs: Sequence[Wrong], vectors: Sequence[Vector]) -> dict[str, list[str]]:
    """The ids of the vectors that each adapter fails, by its name; of ranges three cases are asked."""
    changed = [wrong for wrong in wrongs if wrong.within is None]
    groups = [changed, *([wrong] for wrong in wrongs if wrong.within is not None)]
    failed: dict[str, list[str]] = {wrong.name: [] for wrong in wrongs}
    for group in groups:
        for wrong, vector in _failures(group, vectors):
            failed[wrong.name].append(vector.id)
    return failed


def _failures(group: Sequence[Wrong], vectors: Sequence[Vector]) -> Iterator[tuple[Wrong, Vector]]:
    """Adapters that share what is in force, asked each case one after the other."""
    for vector in vectors:
        left = [wrong for wrong in group if wrong.format in (None, vector.format)]
        for case in sampled(vector):
            request = case.request(0)
            for wrong in list(left):
                with wrong.in_force():
                    failed = fails(wrong, case, request)
                if failed:
                    left.remove(wrong)
                    yield wrong, vector
