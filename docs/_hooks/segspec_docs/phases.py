"""The picture of a segment's life, drawn from the store's own table."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from math import hypot

from segspec.store.inventory import LETTERS, TRANSITIONS, Phase, Transition

WIDTH, HEIGHT = 780, 330
BOX = (128, 40)
BEND = 16
"""How far arrows bend, so that both directions can be distinguished."""

PLACES = {
    Phase.ABSENT: (80, 80),
    Phase.WRITING: (286, 80),
    Phase.LOCAL: (492, 80),
    Phase.UPLOADING: (698, 80),
    Phase.ARCHIVED: (698, 230),
    Phase.REMOTE: (286, 230),
    Phase.DOWNLOADING: (492, 290),
}
NOTES_ABOVE = 80
"""Exits of boxes at this height are written above the box, others below."""


def phases_picture() -> str:
    """An SVG of every phase and step. Steps within a phase, and exits, are written next to the box."""
    arrows: dict[tuple[Phase, Phase], list[Transition]] = defaultdict(list)
    notes: dict[Phase, dict[str, list[Transition]]] = defaultdict(lambda: defaultdict(list))
    for step in TRANSITIONS:
        if step.start is step.end:
            notes[step.start]["stays"].append(step)
        elif step.end is Phase.ABSENT and step.start is not Phase.WRITING:
            notes[step.start]["leaves"].append(step)
        else:
            arrows[step.start, step.end].append(step)
    drawn = [_arrow(*ends) for ends in arrows]
    labels = [_label(*ends, steps) for ends, steps in arrows.items()]
    boxes = [_box(phase, *PLACES[phase]) + _notes(notes[phase], *PLACES[phase]) for phase in Phase]
    marker = (
        '<defs><marker id="step" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">'
        '<path class="line own" style="fill: var(--link)" d="M0 0L8 4L0 8z"/></marker></defs>'
    )
    return (
        f'<div class="scroll"><svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="phases-title">'
        f'<title id="phases-title">The phases of a segment, and the entries that lead from one to another</title>'
        f"{marker}{''.join(drawn)}{''.join(labels)}{''.join(boxes)}</svg></div>"
    )


def phases_table() -> str:
    rows = ["| from | entry | to | when |", "|---|---|---|---|"]
    for step in TRANSITIONS:
        entry = f"`{step.verb}`" if step.verb is not None else "none: its name changes"
        rows.append(f"| {step.start} | {entry} | {step.end} | {step.about} |")
    return "\n".join(rows)


def letters_table() -> str:
    rows = ["| phase | files of segment `ID` |", "|---|---|"]
    for phase, letters in LETTERS.items():
        rows.append(f"| {phase} | {', '.join(f'`{letter}ID`' for letter in sorted(letters)) or 'none'} |")
    return "\n".join(rows)


def _box(phase: Phase, x: float, y: float) -> str:
    left, top = x - BOX[0] / 2, y - BOX[1] / 2
    files = ", ".join(f"{letter}ID" for letter in sorted(LETTERS[phase]))
    return (
        f'<rect class="bar own" x="{left}" y="{top}" width="{BOX[0]}" height="{BOX[1]}" rx="5"/>'
        f'<text class="tick" style="fill: var(--ink)" x="{x}" y="{y - 2 if files else y + 4}">{phase}</text>'
        f'<text class="tick" x="{x}" y="{y + 13}">{escape(files)}</text>'
    )


def _notes(notes: dict[str, list[Transition]], x: float, y: float) -> str:
    texts = [f"{kind} by {', '.join(map(_word, steps))}" for kind, steps in sorted(notes.items())]
    at = y - BOX[1] / 2 - 18 - 14 * (len(texts) - 1) if y == NOTES_ABOVE else y + BOX[1] / 2 + 52
    return "".join(
        f'<text class="tick" x="{x}" y="{at + 14 * number}">{escape(text)}</text>' for number, text in enumerate(texts)
    )


def _word(step: Transition) -> str:
    return str(step.verb or "finished")


def _bend(start: Phase, end: Phase, by: float) -> tuple[float, float]:
    (x1, y1), (x2, y2) = PLACES[start], PLACES[end]
    length = hypot(x2 - x1, y2 - y1)
    return (x1 + x2) / 2 - (y2 - y1) / length * by, (y1 + y2) / 2 + (x2 - x1) / length * by


def _arrow(start: Phase, end: Phase) -> str:
    middle = _bend(start, end, 2 * BEND)
    begin, stop = _edge(PLACES[start], middle), _edge(PLACES[end], middle)
    return (
        f'<path class="line own" marker-end="url(#step)" d="M{begin[0]:.1f} {begin[1]:.1f}'
        f'Q{middle[0]:.1f} {middle[1]:.1f} {stop[0]:.1f} {stop[1]:.1f}"/>'
    )


def _label(start: Phase, end: Phase, steps: list[Transition]) -> str:
    middle = _bend(start, end, 2 * BEND)
    ends = _edge(PLACES[start], middle), _edge(PLACES[end], middle)
    x, y = (sum(each) / 4 + middle[place] / 2 for place, each in enumerate(zip(*ends, strict=True)))
    text = escape(", ".join(map(_word, steps)))
    halo = "paint-order: stroke; stroke: var(--ground); stroke-width: 6px; stroke-linejoin: round"
    return f'<text class="tick" style="{halo}" x="{x:.1f}" y="{y + 4:.1f}">{text}</text>'


def _edge(place: tuple[float, float], toward: tuple[float, float]) -> tuple[float, float]:
    x, y = toward[0] - place[0], toward[1] - place[1]
    scale = min(BOX[0] / 2 / abs(x) if x else 1e9, BOX[1] / 2 / abs(y) if y else 1e9)
    return place[0] + x * scale, place[1] + y * scale
