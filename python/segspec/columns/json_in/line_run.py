"""Lines of JSON to columns: what the careful parser makes of each line, where it is a plain one."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.json_in.payloads import UTF8, put
from segspec.columns.json_in.terms import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    COLON,
    COMMA,
    LETTER_F,
    LETTER_N,
    LETTER_T,
    MINUS,
    NEWLINE,
    OPEN_LIST,
    OPEN_OBJECT,
    QUOTE,
    ZERO,
    Text,
    after_blank,
    digits_end,
    text,
    value_end,
    word_end,
)
from segspec_kernels.runtime import copy, u64
from segspec_kernels.types import U64, Bytes, I32s, U8s, U64s

SKIPPED, UNSIGNED, SIGNED, BYTES, ID, FLAG, FIELDS, TEXT = 0, 1, 2, 3, 4, 5, 6, 7
"""What becomes of a member: nothing; a number; bytes in the form of the payload; the text of an id; a flag; pairs; a
text as it is."""

MASK, MOST_TENTH, MOST_SIGNED = 0xFFFFFFFFFFFFFFFF, 1844674407370955161, 1 << 63
MOST_DIGITS = 20


class Members(NamedTuple):
    """The names that are known: name n is `names[ends[n]:ends[n + 1]]`, its values are of a kind, and go to a slot of
    those that the columns of numbers, or of bytes, have; that of a flag is its own number. At most 64."""

    names: Bytes
    ends: I32s
    kinds: U8s
    slots: U8s


class Columns(NamedTuple):
    """Room for `len(items) - 1` rows, and as many pairs of fields.

    `bits` has a bit a row in two stretches for each member: whether it is there, and whether it is true, if it is a
    flag. `numbers` has a stretch for each slot of numbers; `ends` and `content` for each slot of bytes, Arrow's offsets
    and the bytes themselves. Of fields, `items` are the offsets of their rows, names and values the last two slots of
    bytes.
    """

    bits: Bytes
    numbers: U64s
    ends: I32s
    content: Bytes
    items: I32s


class Form(NamedTuple):
    """How bytes stand in a string, what base64's digits mean, and how many bytes of content each slot has room for."""

    payload: int
    digits: U8s
    room: int


class Whole(NamedTuple):
    """The place after a number, its digits' value and whether it is below 0."""

    end: int
    value: U64
    negative: bool


def whole(data: Bytes, at: int) -> Whole:
    """A whole number of at most 20 digits and 64 bits."""
    negative = data[at] == MINUS
    at = at + 1 if negative else at
    end = digits_end(data, at)
    value = u64(0)
    if end == at or end - at > MOST_DIGITS:
        return Whole(-1, value, negative)
    for place in range(at, end):
        digit = u64(data[place] - ZERO)
        if value > u64(MOST_TENTH) or (value == u64(MOST_TENTH) and digit > u64(5)):
            return Whole(-1, value, negative)
        value = value * u64(10) + digit
    return Whole(end, value, negative)


def number(data: Bytes, at: int, kind: int, out: Columns, place: int) -> int:
    """A whole number, by itself or as a string."""
    quoted = data[at] == QUOTE
    at = at + 1 if quoted else at
    found = whole(data, at)
    first = at + 1 if found.negative else at
    if found.end < 0 or (not quoted and data[first] == ZERO and found.end > first + 1):
        return -1
    value = found.value
    if kind == UNSIGNED:
        if found.negative:
            return -1
    elif found.negative:
        if value > u64(MOST_SIGNED):
            return -1
        value = (u64(0) - value) & u64(MASK)
    elif value >= u64(MOST_SIGNED):
        return -1
    out.numbers[place] = value
    if not quoted:
        return found.end
    return found.end + 1 if data[found.end] == QUOTE else -1


def put_bit(out: Columns, stretch: int, row: int, is_set: bool) -> None:
    at, one = stretch * ((len(out.items) + 6) // 8) + row // 8, 1 << row % 8
    out.bits[at] = out.bits[at] | one if is_set else out.bits[at] & (0xFF ^ one)


def flag(data: Bytes, at: int, out: Columns, member: int, row: int) -> int:
    if data[at] not in (LETTER_T, LETTER_F):
        return -1
    put_bit(out, 2 * member + 1, row, data[at] == LETTER_T)
    return word_end(data, at)


def id_part(data: Bytes, at: int) -> int:
    """After a number as ids have them: without a sign, and without zeros before it."""
    found = whole(data, at)
    return -1 if found.negative or (data[at] == ZERO and found.end != at + 1) else found.end


def id_text(data: Bytes, at: int, out: Columns, to: int, limit: int) -> tuple[int, int]:
    """After an id, and where the bytes of its text end."""
    end = id_part(data, at + 1) if data[at] == QUOTE else -1
    end = id_part(data, end + 1) if end >= 0 and data[end] == MINUS else -1
    if end < 0 or data[end] != QUOTE or end - at > limit - to:
        return -1, to
    copy(out.content, to, data, at + 1, end - at - 1)
    return end + 1, to + end - at - 1


def content(data: Bytes, at: int, payload: int, digits: U8s, out: Columns, to: int, limit: int) -> tuple[int, int]:
    """After a string in the form of the payload, and where its bytes end in the content from `to` on."""
    found = text(data, at + 1) if data[at] == QUOTE else Text(-1, False, False)
    if found.end < 0 or found.end - at + 8 > limit - to:
        return -1, to
    end = put(data, at + 1, found, payload, digits, out.content, to)
    return (-1, to) if end < 0 else (found.end + 1, end)


def bytes_of(data: Bytes, at: int, kind: int, slot: int, row: int, form: Form, out: Columns) -> int:
    """Bytes or an id, to the row of a slot."""
    base, ends = slot * form.room, slot * len(out.items) + row
    to, limit = base + out.ends[ends], base + form.room
    if kind == ID:
        after, end = id_text(data, at, out, to, limit)
    else:
        payload = UTF8 if kind == TEXT else form.payload
        after, end = content(data, at, payload, form.digits, out, to, limit)
    out.ends[ends + 1] = end - base
    return after


def fields(data: Bytes, at: int, slot: int, row: int, form: Form, out: Columns) -> int:
    """A list of pairs. The names go to `slot`, the values to the next one."""
    item = out.items[row]
    at = after_blank(data, at + 1) if data[at] == OPEN_LIST else -1
    if at < 0 or data[at] == CLOSE_LIST:
        out.items[row + 1] = item
        return at if at < 0 else at + 1
    while True:
        if data[at] != OPEN_LIST or item + 1 >= len(out.items):
            return -1
        at = bytes_of(data, after_blank(data, at + 1), BYTES, slot, item, form, out)
        at = after_blank(data, at) if at >= 0 else -1
        if at < 0 or data[at] != COMMA:
            return -1
        at = bytes_of(data, after_blank(data, at + 1), BYTES, slot + 1, item, form, out)
        at = after_blank(data, at) if at >= 0 else -1
        if at < 0 or data[at] != CLOSE_LIST:
            return -1
        item += 1
        at = after_blank(data, at + 1)
        if data[at] != COMMA:
            out.items[row + 1] = item
            return at + 1 if data[at] == CLOSE_LIST else -1
        at = after_blank(data, at + 1)


def absent(kind: int, slot: int, row: int, out: Columns) -> None:
    if kind == FIELDS:
        out.items[row + 1] = out.items[row]
    elif kind in (BYTES, ID, TEXT):
        ends = slot * len(out.items) + row
        out.ends[ends + 1] = out.ends[ends]
    elif kind != FLAG:
        out.numbers[slot * (len(out.items) - 1) + row] = u64(0)


def value(data: Bytes, at: int, kind: int, slot: int, row: int, form: Form, out: Columns) -> int:
    """After a value that goes to the row of a slot."""
    if kind == FIELDS:
        return fields(data, at, slot, row, form, out)
    if kind in (BYTES, ID, TEXT):
        return bytes_of(data, at, kind, slot, row, form, out)
    if kind == FLAG:
        return flag(data, at, out, slot, row)
    return number(data, at, kind, out, slot * (len(out.items) - 1) + row)


def same(data: Bytes, at: int, names: Bytes, first: int, last: int) -> bool:
    place = first
    while place < last and names[place] == data[at + place - first]:
        place += 1
    return place == last


def member_of(data: Bytes, at: int, end: int, known: Members, due: int) -> int:
    """Which name `data[at:end]` is, the one that is `due` being likely; -1 for one that is not known."""
    count = len(known.kinds)
    for step in range(count):
        found = due + step
        if found >= count:
            found -= count
        first, last = known.ends[found], known.ends[found + 1]
        if last - first == end - at and same(data, at, known.names, first, last):
            return found
    return -1


class MembersRead(NamedTuple):
    """Where the next member of an object begins, or -1; which ones were there, which of them have a value, and which is
    likely to come next."""

    at: int
    seen: U64
    given: U64
    due: int


def member(
    data: Bytes, before: MembersRead, known: Members, strict: bool, form: Form, row: int, out: Columns
) -> MembersRead:
    """Reads a member."""
    nothing = MembersRead(-1, before.seen, before.given, before.due)
    name = text(data, before.at + 1) if data[before.at] == QUOTE else Text(-1, False, False)
    at = after_blank(data, name.end + 1) if name.end >= 0 and not name.escaped else -1
    if at < 0 or data[at] != COLON:
        return nothing
    found = member_of(data, before.at + 1, name.end, known, before.due)
    at = after_blank(data, at + 1)
    if found < 0:
        return nothing if strict else MembersRead(value_end(data, at), before.seen, before.given, before.due)
    bit = u64(1) << found
    # Of several members of one name the last one counts.
    if before.seen & bit:
        return nothing
    seen, kind = before.seen | bit, known.kinds[found]
    if kind == SKIPPED:
        return MembersRead(value_end(data, at), seen, before.given, found + 1)
    if data[at] == LETTER_N:
        # The same as if it were not there.
        return MembersRead(word_end(data, at), seen, before.given, found + 1)
    at = value(data, at, kind, known.slots[found], row, form, out)
    return MembersRead(at, seen, before.given | bit, found + 1)


def line(data: Bytes, at: int, known: Members, strict: bool, form: Form, row: int, out: Columns) -> int:
    """After the newline of the object that begins at `at`; its members become a row. With `strict`, -1 for one that has
    a name that is not known."""
    if data[at] != OPEN_OBJECT:
        return -1
    at = after_blank(data, at + 1)
    read = MembersRead(at, u64(0), u64(0), 0)
    has_more = data[at] != CLOSE_OBJECT
    while has_more:
        read = member(data, read, known, strict, form, row, out)
        if read.at < 0:
            return -1
        at = after_blank(data, read.at)
        has_more = data[at] == COMMA
        if has_more:
            read = MembersRead(after_blank(data, at + 1), read.seen, read.given, read.due)
    if data[at] != CLOSE_OBJECT:
        return -1
    at = after_blank(data, at + 1)
    if data[at] != NEWLINE:
        return -1
    settle(known, read.given, row, out)
    return at + 1


def settle(known: Members, given: U64, row: int, out: Columns) -> None:
    """Says which members the row has."""
    for member in range(len(known.kinds)):
        if known.kinds[member] != SKIPPED:
            is_given = (given >> member & u64(1)) != 0
            put_bit(out, 2 * member, row, is_given)
            if not is_given:
                absent(known.kinds[member], known.slots[member], row, out)


def begin(known: Members, out: Columns) -> None:
    """Lets all bytes begin at 0."""
    for member in range(len(known.kinds)):
        slot = known.slots[member]
        if known.kinds[member] in (BYTES, ID, FIELDS, TEXT):
            out.ends[slot * len(out.items)] = 0
        if known.kinds[member] == FIELDS:
            out.items[0] = out.ends[(slot + 1) * len(out.items)] = 0


def run(
    data: Bytes, at: int, end: int, most: int, known: Members, strict: bool, form: Form, out: Columns
) -> tuple[int, int]:
    """Reads lines of `data[at:end]`, which ends with a newline and has eight bytes after it: at most `most` rows. Gives
    their number, and the place of the first line that is not read. Blank lines are passed over.

    What is not read before `end` is for the careful parser, unless there are as many rows as are wanted.
    """
    rows = 0
    if at >= end or end + 8 > len(data) or data[end - 1] != NEWLINE:
        return rows, at
    begin(known, out)
    while at < end and rows < most:
        first = after_blank(data, at)
        if data[first] == NEWLINE:
            at = first + 1
            continue
        after = line(data, first, known, strict, form, rows, out)
        if after < 0:
            break
        at = after
        rows += 1
    return rows, at
