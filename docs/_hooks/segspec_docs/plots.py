"""Plots as SVG, without a library or script."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640
ROW = 22
LABEL = 260
VALUE = 80
TOP, BOTTOM, LEFT, RIGHT = 12, 34, 72, 170
HEIGHT = 300
LINE_HEIGHT = 15


@dataclass(frozen=True)
class Bar:
    """A rate with its spread. `role` is `own`, `limit` or `peer`; `shown` is the text."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    role: str


@dataclass(frozen=True)
class Line:
    """Points of a line: (x, y, minimum y, maximum y)."""

    label: str
    role: str
    points: Sequence[tuple[float, float, float, float]]


def decades(low: float, high: float) -> list[float]:
    """The powers of ten around `low` and `high`."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    return [10.0**n for n in range(first, max(last, first + 1) + 1)]


def multiples(step: float, high: float) -> list[float]:
    """The multiples of `step` from 0 to at least `high`."""
    return [step * number for number in range(math.ceil(high / step) + 1)]


def place(value: float, ticks: Sequence[float], start: float, end: float) -> float:
    """The place of `value` between `start` and `end` on a logarithmic axis."""
    low, high = math.log10(ticks[0]), math.log10(ticks[-1])
    return round(start + (math.log10(value) - low) / (high - low) * (end - start), 1)


def _svg(name: str, title: str, height: float, body: Sequence[str]) -> str:
    return (
        f'<div class="scroll"><svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-labelledby="{name}-title"><title id="{name}-title">{escape(title)}</title>{"".join(body)}</svg></div>'
    )


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def bar_plot(name: str, title: str, bars: Sequence[Bar], words: Callable[[float], str]) -> str:
    """Bars on a logarithmic axis; a thin line shows the spread."""
    ticks = decades(min(bar.low for bar in bars), max(bar.high for bar in bars))
    start, end, bottom = LABEL, WIDTH - VALUE, TOP + ROW * len(bars)
    body = []
    for tick in ticks:
        x = place(tick, ticks, start, end)
        body.append(f'<path class="grid" d="M{x} {TOP}V{bottom}"/>{_text(x, bottom + 16, words(tick), "tick")}')
    for number, bar in enumerate(bars):
        y = TOP + ROW * number
        x, low, high = (place(value, ticks, start, end) for value in (bar.value, bar.low, bar.high))
        body.append(
            f'<path class="bar {bar.role}" d="M{start} {y + 4}H{x}V{y + ROW - 4}H{start}z"/>'
            f'<path class="spread" d="M{low} {y + ROW / 2}H{high}"/>'
            + _text(start - 8, y + ROW / 2 + 4, bar.label, "label")
            + _text(max(x, high) + 6, y + ROW / 2 + 4, bar.shown, "value")
        )
    return _svg(name, title, bottom + BOTTOM, body)


def line_plot(
    name: str,
    title: str,
    lines: Sequence[Line],
    x_words: Callable[[float], str],
    y_words: Callable[[float], str],
    *,
    linear: float = 0,
) -> str:
    """Named lines with their spread. The axes are logarithmic; `linear` is the step of a linear upward one."""
    if not lines:
        return "Not measured."
    xs = sorted({point[0] for line in lines for point in line.points})
    ys = [y for line in lines for point in line.points for y in point[1:]]
    x_ticks = [xs[0], xs[-1]] if len(xs) > 1 else [xs[0] / 2, xs[0] * 2]
    y_ticks = multiples(linear, max(ys)) if linear else decades(min(ys), max(ys))
    end, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

    def across(x: float) -> float:
        return place(x, x_ticks, LEFT, end)

    def up(y: float) -> float:
        return round(bottom - y / y_ticks[-1] * (bottom - TOP), 1) if linear else place(y, y_ticks, bottom, TOP)

    body = [
        f'<path class="grid" d="M{LEFT} {up(tick)}H{end}"/>{_text(LEFT - 8, up(tick) + 4, y_words(tick), "label")}'
        for tick in y_ticks
    ]
    body += [_text(across(x), bottom + 18, x_words(x), "tick") for x in xs]
    for line in lines:
        band = [(across(x), up(high)) for x, _, _, high in line.points]
        band += [(across(x), up(low)) for x, _, low, _ in reversed(line.points)]
        body.append(f'<path class="band {line.role}" d="M{_joined(band)}z"/>')
        body.append(f'<path class="line {line.role}" d="M{_joined([(across(p[0]), up(p[1])) for p in line.points])}"/>')
    for line, y in zip(lines, apart([up(line.points[-1][1]) for line in lines]), strict=True):
        body.append(_text(end + 8, y + 4, line.label, f"name {line.role}"))
    return _svg(name, title, HEIGHT, body)


def _joined(points: Sequence[tuple[float, float]]) -> str:
    return "L".join(f"{x} {y}" for x, y in points)


def apart(wanted: Sequence[float]) -> list[float]:
    """Places for labels near the wanted ones, at least a line's height apart."""
    placed = list(wanted)
    last = -math.inf
    for number in sorted(range(len(wanted)), key=lambda n: wanted[n]):
        placed[number] = last = max(wanted[number], last + LINE_HEIGHT)
    return placed
