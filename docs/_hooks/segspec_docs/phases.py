"""The picture of where a segment of a store is in its life, drawn from the table that the store runs from."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from math import hypot

from segspec.store.phases import LETTERS, TRANSITIONS, Phase, Transition

WIDTH, HEIGHT = 760, 430
BOX = (116, 40)
BEND = 20
"""How far an arrow leaves the straight line, so that those of both directions can be told apart."""

PLACES = {
    Phase.ABSENT: (100, 215),
    Phase.WRITING: (100, 50),
    Phase.LOCAL: (370, 50),
    Phase.UPLOADING: (660, 50),
    Phase.ARCHIVED: (660, 215),
    Phase.REMOTE: (370, 380),
    Phase.DOWNLOADING: (660, 380),
}


def phases_picture() -> str:
    """An SVG of every phase and every step."""
    steps: dict[tuple[Phase, Phase], list[Transition]] = defaultdict(list)
    for step in TRANSITIONS:
        steps[step.start, step.end].append(step)
    arrows = [_arrow(*ends, [step.verb or "finished" for step in found]) for ends, found in steps.items()]
    boxes = [_box(phase, *PLACES[phase]) for phase in Phase]
    marker = (
        '<defs><marker id="step" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path class="line own" style="fill: var(--link)" d="M0 0L8 4L0 8z"/></marker></defs>'
    )
    return (
        f'<div class="scroll"><svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="phases-title">'
        f'<title id="phases-title">The phases of a segment, and the entries that lead from one to another</title>'
        f"{marker}{''.join(arrows)}{''.join(boxes)}</svg></div>"
    )


def phases_table() -> str:
    """The same as a table in Markdown."""
    rows = ["| from | entry | to | when |", "|---|---|---|---|"]
    for step in TRANSITIONS:
        entry = f"`{step.verb}`" if step.verb is not None else "none: its name changes"
        rows.append(f"| {step.start} | {entry} | {step.end} | {step.about} |")
    return "\n".join(rows)


def letters_table() -> str:
    """Which files a segment has in each phase."""
    rows = ["| phase | files of segment `ID` |", "|---|---|"]
    for phase, letters in LETTERS.items():
        rows.append(f"| {phase} | {', '.join(f'`{letter}ID`' for letter in sorted(letters)) or 'none'} |")
    return "\n".join(rows)


def _box(phase: Phase, x: float, y: float) -> str:
    left, top = x - BOX[0] / 2, y - BOX[1] / 2
    files = ", ".join(f"{letter}ID" for letter in sorted(LETTERS[phase]))
    return (
        f'<rect class="bar own" x="{left}" y="{top}" width="{BOX[0]}" height="{BOX[1]}" rx="5"/>'
        f'<text class="tick" style="fill: var(--ink)" x="{x}" y="{y - 2}">{phase}</text>'
        f'<text class="tick" x="{x}" y="{y + 13}">{escape(files)}</text>'
    )


def _arrow(start: Phase, end: Phase, words: list[str]) -> str:
    (x1, y1), (x2, y2) = PLACES[start], PLACES[end]
    text = escape(", ".join(words))
    if start is end:
        return f'<text class="tick" x="{x1}" y="{y1 - BOX[1] / 2 - 6}">{text} (stays)</text>'
    length = hypot(x2 - x1, y2 - y1)
    across = (-(y2 - y1) / length * BEND, (x2 - x1) / length * BEND)
    middle = ((x1 + x2) / 2 + across[0] * 2, (y1 + y2) / 2 + across[1] * 2)
    begin, stop = _edge((x1, y1), middle), _edge((x2, y2), middle)
    label = ((x1 + x2) / 2 + across[0] * 1.3, (y1 + y2) / 2 + across[1] * 1.3 + 4)
    return (
        f'<path class="line own" marker-end="url(#step)" d="M{begin[0]:.1f} {begin[1]:.1f}'
        f'Q{middle[0]:.1f} {middle[1]:.1f} {stop[0]:.1f} {stop[1]:.1f}"/>'
        f'<text class="tick" x="{label[0]:.1f}" y="{label[1]:.1f}">{text}</text>'
    )


def _edge(place: tuple[float, float], toward: tuple[float, float]) -> tuple[float, float]:
    """Where the line from a box's middle leaves the box."""
    x, y = toward[0] - place[0], toward[1] - place[1]
    scale = min(BOX[0] / 2 / abs(x) if x else 1e9, BOX[1] / 2 / abs(y) if y else 1e9)
    return place[0] + x * scale, place[1] + y * scale
