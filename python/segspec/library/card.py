"""The card that a notebook shows of a log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.json_form import moment
from segspec.core.stretch import EACH_FRAME
from segspec.core.text import counted, printable
from segspec.library.forecast import forecast, verdict
from segspec.library.info import describe

if TYPE_CHECKING:
    from segspec.library.stored_log import StoredLog

MOST_BYTES = 1 << 30
BINS = 40
SHOWN_FINDINGS = 5
STYLE = (
    "border:1px solid rgba(128,128,128,.5);border-radius:8px;padding:.6em .9em;max-width:44em;font:13px/1.5 sans-serif;"
    "background:transparent;color:inherit"
)
SOUND, DAMAGED, BAR = "#2e9e5b", "#d64545", "#4b7bec"


def card(log: StoredLog) -> str:
    """The card of a log, as HTML without script and with all text escaped."""
    title = f"<strong>{_text(log.format.name)}</strong> <code>{_text(log.path)}</code>"
    if log.size() > MOST_BYTES:
        rows = [
            ("bytes", f"{log.size():,} in {counted(len(log.segments), 'segment')}"),
            ("records", "not counted: .count()"),
        ]
        return _box(title, _table(rows))
    try:
        info = describe(log)
    except (SegspecError, OSError) as error:
        return _box(title, f"<div style='color:{DAMAGED}'>{_text(str(error))}</div>")
    parts = [_table(list(_facts(info))), _strip(info["segments"]), _histogram(list(_times(log)))]
    errors = [one for one in info["findings"] if one.severity is Severity.ERROR]
    return _box(title, *parts, *map(_finding, errors[:SHOWN_FINDINGS]), _start(log))


def _facts(info: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "records", f"{info['records']:,}"
    behind = info.get("records_behind_damage")
    if behind:
        yield "after damage", f"{behind:,}"
    if "first_offset" in info:
        yield "offsets", f"{_number(info['first_offset'])} … {_number(info['last_offset'])}"
    if "first_timestamp" in info:
        yield "time (UTC)", f"{_time(info['first_timestamp'])} … {_time(info['last_timestamp'])}"
    yield "bytes", f"{info['bytes']:,} in {counted(len(info['segments']), 'segment')}"


def _strip(segments: Sequence[dict[str, Any]]) -> str:
    total = sum(one["bytes"] for one in segments)
    if not total:
        return ""
    boxes = []
    for one in segments:
        sound = 100 * one["valid_bytes"] / max(one["bytes"], 1)
        colours = f"linear-gradient(90deg,{SOUND} {sound:.2f}%,{DAMAGED} {sound:.2f}%)"
        title = _text(f"{one['path'].rpartition('/')[2]}: {counted(one['records'], 'record')}, {one['end']}")
        boxes.append(f'<span title="{title}" style="flex:{one["bytes"]};min-width:1px;background:{colours}"></span>')
    style = "display:flex;gap:1px;height:9px;margin:.5em 0"
    return f'<div style="{style}" role="img" aria-label="segments">{"".join(boxes)}</div>'


def _times(log: StoredLog) -> Iterator[tuple[int, int]]:
    for _, step in log.steps(on_damage="skip", wanted=EACH_FRAME):
        each = step.each
        if each is not None and each.timestamp is not None:
            for time, count in zip(each.of_each(each.timestamp), each.of_each(each.offsets), strict=True):
                if time is not None:
                    yield time, count or 1


def _histogram(times: Sequence[tuple[int, int]]) -> str:
    if not times:
        return ""
    first, last = min(times)[0], max(times)[0]
    if first == last:
        return ""
    bins = [0] * BINS
    for time, count in times:
        bins[min(BINS - 1, (time - first) * BINS // (last - first))] += count
    most = max(bins)
    bars = "".join(
        f'<rect x="{10 * at}" y="{30 - 30 * count / most:.1f}" width="9" height="{30 * count / most:.1f}" fill="{BAR}">'
        f"<title>{count:,}</title></rect>"
        for at, count in enumerate(bins)
    )
    label = f"records from {_time(first)} to {_time(last)} UTC"
    shape = f'viewBox="0 0 {10 * BINS} 30" width="100%" height="30" preserveAspectRatio="none"'
    return f'<svg {shape} role="img" aria-label="{label}">{bars}</svg>'


def _finding(finding: Finding) -> str:
    text = _text(str(finding._replace(path=finding.path.rpartition("/")[2])))
    return f"<div style='color:{DAMAGED};overflow-wrap:anywhere'>{text}</div>"


def _start(log: StoredLog) -> str:
    try:
        made = forecast(log)
    except (SegspecError, ValueError, OSError):
        return ""
    return f"<div>{_text(made.owner)} at its next start: {_text(', '.join(words for _, words in verdict(made)))}</div>"


def _table(rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><th style='text-align:left;padding-right:1em;font-weight:normal;opacity:.75'>{name}</th>"
        f"<td style='text-align:left'>{_text(value)}</td></tr>"
        for name, value in rows
    )
    return f"<table style='border:0;margin:.3em 0'>{cells}</table>"


def _box(*parts: str) -> str:
    return f'<div style="{STYLE}">{"".join(parts)}</div>'


def _text(value: str) -> str:
    return escape(printable(value))


def _number(value: object) -> str:
    return (
        f"{value:,}"
        if isinstance(value, int)
        else "-".join(map(str, value))
        if isinstance(value, tuple)
        else str(value)
    )


def _time(milliseconds: int) -> str:
    return moment(milliseconds).partition(".")[0]
