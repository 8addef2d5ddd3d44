/* Rows of columns as lines of text: JSON, CSV, or text for people. Written by hand, since rows have any number of
 * columns of any kinds, and the text of a run takes a fixed number of arrays. */
#ifndef SEGSPEC_ROWS_H
#define SEGSPEC_ROWS_H
#include "segspec_arrays.h"
#include "segspec_text.h"

enum { SEG_STOP, SEG_DONE, SEG_FAILED }; /* SEG_STOP: there is no room, or it is not to be said here */
enum { SEG_LABEL_WIDTH = 10, SEG_LONGEST_NUMBER = 20, SEG_LONGEST_CELL = 48 };

typedef struct { const char *p; size_t n; } seg_words;

/* A column, as segspec.columns.flat has it, with what stands around each of its values. `kind`: Q, q numbers, ? flags,
 * i ids, b bytes, t texts, f pairs, 0 nothing. `role`: l(abel, aligned to the right), m(oment), o(nly where it is
 * true), d(ue: `null` where there is none), or n(one). */
typedef struct {
    char kind, role;
    seg_words before, after;
    bool may_lack, values_may_lack;
    seg_u8 present, flags, names, content, values_present;
    seg_u64 numbers, seq;
    seg_i32 ends, name_ends, value_ends;
} seg_cell;

/* Lines, in memory of fixed size. `style`: j(son), c(sv), p(lain text). `form` of bytes: h(ex), b(ase64), u(tf8) or its
 * s(trict) form, which holds nothing else, and l(ength). Each line begins with `begin`, in which there may be cells
 * already, and ends with `end`. */
typedef struct {
    char *p;
    size_t used, room, kept;
    char style, form;
    bool is_begun;
    seg_words begin, between, end;
    seg_unsafe unsafe;
} seg_lines;

/* segspec_text.c: as segspec.core.text.printable, or with `escapes` false as it is; NULL after a failure. */
extern char *seg_put_escaped(char *to, const uint8_t *from, size_t size, bool escapes);

static void seg_put(seg_lines *out, seg_words words) {
    if (words.n) memcpy(out->p + out->used, words.p, words.n);
    out->used += words.n;
}
/* Whether so many bytes have room, and after them what `kept` says a line may take besides. */
static bool seg_has_room(const seg_lines *out, size_t size) {
    size_t left = out->room - out->used;
    return left >= out->kept && size <= left - out->kept;
}
static char *seg_put_decimal(char *to, uint64_t number) {
    char digits[SEG_LONGEST_NUMBER];
    int at = SEG_LONGEST_NUMBER;
    do digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    memcpy(to, digits + at, (size_t)(SEG_LONGEST_NUMBER - at));
    return to + SEG_LONGEST_NUMBER - at;
}
static char *seg_put_signed(char *to, uint64_t number, bool is_signed) {
    if (!is_signed || !(number >> 63)) return seg_put_decimal(to, number);
    *to++ = '-';
    return seg_put_decimal(to, 0 - number);
}
static char *seg_put_digits(char *to, int64_t number, int digits) {
    for (int n = digits - 1; n >= 0; n--, number /= 10) to[n] = (char)('0' + number % 10);
    return to + digits;
}
/* Milliseconds since 1970 as segspec.core.json_form.moment shows them: years beyond four digits have a sign. The date by
 * http://howardhinnant.github.io/date_algorithms.html#civil_from_days. */
static char *seg_put_moment(char *to, uint64_t number, bool is_signed) {
    const int64_t day = 86400000;
    bool is_before = is_signed && number >> 63;
    int64_t days = is_before ? (int64_t)number / day : (int64_t)(number / (uint64_t)day);
    int64_t rest = is_before ? (int64_t)number % day : (int64_t)(number % (uint64_t)day);
    if (rest < 0) { rest += day; days--; }
    int64_t shifted = days + 719468, of_era = shifted % 146097;
    if (of_era < 0) of_era += 146097;
    int64_t era = (shifted - of_era) / 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100), month = (5 * of_year + 2) / 153;
    year += era * 400 + (month >= 10);
    if (year < 1 || year > 9999) *to++ = year < 0 ? '-' : '+';
    if (year < 0) year = -year;
    to = year > 9999 ? seg_put_decimal(to, (uint64_t)year) : seg_put_digits(to, year, 4);
    *to++ = '-'; to = seg_put_digits(to, month < 10 ? month + 3 : month - 9, 2);
    *to++ = '-'; to = seg_put_digits(to, of_year - (153 * month + 2) / 5 + 1, 2);
    *to++ = ' '; to = seg_put_digits(to, rest / 3600000, 2);
    *to++ = ':'; to = seg_put_digits(to, rest / 60000 % 60, 2);
    *to++ = ':'; to = seg_put_digits(to, rest / 1000 % 60, 2);
    *to++ = '.';
    return seg_put_digits(to, rest % 1000, 3);
}
/* A cell of CSV, which begins at `start`, in quotes where it needs them. */
static int seg_put_quotes(seg_lines *out, size_t start) {
    size_t size = out->used - start, quotes = 0, odd = 0;
    char *cell = out->p + start;
    for (size_t n = 0; n < size; n++) {
        quotes += cell[n] == '"';
        odd |= cell[n] == ',' || cell[n] == '\n' || cell[n] == '\r';
    }
    if (!quotes && !odd) return SEG_DONE;
    if (!seg_has_room(out, quotes + 2)) return SEG_STOP;
    char *from = cell + quotes + 1, *end = from + size, *to = cell, *found;
    memmove(from, cell, size);
    *to++ = '"';
    for (; quotes && (found = memchr(from, '"', (size_t)(end - from))); from = found + 1, quotes--) {
        size_t piece = (size_t)(found + 1 - from);
        memmove(to, from, piece);
        to += piece;
        *to++ = '"';
    }
    memmove(to, from, (size_t)(end - from));
    to += end - from;
    *to++ = '"';
    out->used = (size_t)(to - out->p);
    return SEG_DONE;
}
/* Bytes in a form; those of text as they are. `style` j is the inside of a string of JSON. */
static int seg_put_value(seg_lines *out, const uint8_t *from, size_t size, char form, char style) {
    size_t most = form == 'h' ? 2 * size : form == 'b' ? (size + 2) / 3 * 4 : form == 'l' ? SEG_LONGEST_NUMBER : 6 * size;
    if (size > SIZE_MAX / 8 || !seg_has_room(out, most)) return SEG_STOP;
    char *to = out->p + out->used;
    if (form == 'h') to = seg_put_hex(to, from, size);
    else if (form == 'b') to = seg_put_base64(to, from, size);
    else if (form == 'l') to = seg_put_decimal(to, size);
    else if (form == 's' && !seg_is_text(from, size)) return SEG_STOP;
    else if (style == 'j') to = seg_put_utf8(to, from, size, out->unsafe);
    else to = seg_put_escaped(to, from, size, style == 'p');
    if (!to) return SEG_FAILED;
    out->used = (size_t)(to - out->p);
    return SEG_DONE;
}
/* The value of a row, which begins where the one before it ends. */
static int seg_put_side(seg_lines *out, seg_i32 ends, seg_u8 content, int64_t row, char form, char style) {
    if (row < 0 || row + 1 >= ends.n) return SEG_FAILED;
    int64_t first = ends.p[row], last = ends.p[row + 1];
    if (first < 0 || last < first || last > content.n) return SEG_FAILED;
    return seg_put_value(out, content.p + first, (size_t)(last - first), form, style);
}
/* The pairs of a row: in text `name=value`, elsewhere lists of JSON. */
static int seg_put_pairs(seg_lines *out, const seg_cell *cell, int64_t row) {
    const seg_words open = {"[[\"", 3}, next = {",[\"", 3}, comma = {"\",\"", 3}, end = {"\"]", 2};
    const seg_words null = {"\",null]", 7}, null_text = {"=null", 5}, none = {"[]", 2}, close = {"]", 1};
    const bool is_text = out->style == 'p';
    const char style = is_text ? 'p' : 'j';
    int64_t first = cell->ends.p[row], last = cell->ends.p[row + 1];
    if (last < first) return SEG_FAILED;
    if (!seg_has_room(out, SEG_LONGEST_CELL)) return SEG_STOP;
    if (first == last && !is_text) seg_put(out, none);
    for (int64_t pair = first; pair < last; pair++) {
        if (is_text && pair > first) seg_put(out, (seg_words){" ", 1});
        if (!is_text) seg_put(out, pair == first ? open : next);
        int done = seg_put_side(out, cell->name_ends, cell->names, pair, out->form, style);
        if (done != SEG_DONE) return done;
        if (cell->values_may_lack && pair >= cell->values_present.n) return SEG_FAILED;
        if (cell->values_may_lack && !cell->values_present.p[pair]) seg_put(out, is_text ? null_text : null);
        else {
            seg_put(out, is_text ? (seg_words){"=", 1} : comma);
            done = seg_put_side(out, cell->value_ends, cell->content, pair, out->form, style);
            if (done != SEG_DONE) return done;
            if (!is_text) seg_put(out, end);
        }
        if (!seg_has_room(out, SEG_LONGEST_CELL)) return SEG_STOP;
    }
    if (first < last && !is_text) seg_put(out, close);
    return SEG_DONE;
}
static int seg_put_bytes(seg_lines *out, const seg_cell *cell, int64_t row) {
    const size_t start = out->used;
    const char form = cell->kind == 't' ? 'u' : out->form;
    int done = cell->kind == 'f' ? seg_put_pairs(out, cell, row) : seg_put_side(out, cell->ends, cell->content, row, form, out->style);
    /* Digits of any kind need none. */
    const bool may_need_quotes = out->style == 'c' && (cell->kind != 'b' || form == 'u' || form == 's');
    return done == SEG_DONE && may_need_quotes ? seg_put_quotes(out, start) : done;
}
/* What takes no more than SEG_LONGEST_CELL. */
static void seg_put_short(seg_lines *out, const seg_cell *cell, int64_t row) {
    char made[SEG_LONGEST_CELL], *to = made;
    if (cell->kind == '?') {
        if (cell->role == 'o') return;
        const char *word = cell->flags.p[row] ? "true" : "false";
        seg_put(out, (seg_words){word, strlen(word)});
        return;
    }
    if (cell->role == 'm') to = seg_put_moment(to, cell->numbers.p[row], cell->kind == 'q');
    else to = seg_put_signed(to, cell->numbers.p[row], cell->kind == 'q');
    if (cell->kind == 'i') { *to++ = '-'; to = seg_put_decimal(to, cell->seq.p[row]); }
    size_t size = (size_t)(to - made), missing = cell->role == 'l' && size < SEG_LABEL_WIDTH ? SEG_LABEL_WIDTH - size : 0;
    memset(out->p + out->used, ' ', missing);
    out->used += missing;
    seg_put(out, (seg_words){made, size});
}
static bool seg_is_absent(const seg_lines *out, const seg_cell *cell, int64_t row) {
    if (cell->kind == 'f' && out->style == 'p' && cell->ends.p[row] == cell->ends.p[row + 1]) return true;
    return cell->kind == '0' || (cell->may_lack && !cell->present.p[row]) || (cell->role == 'o' && !cell->flags.p[row]);
}
/* One line; after anything but SEG_DONE, `used` is as it was. */
static int seg_put_row(seg_lines *out, const seg_cell *cells, size_t count, int64_t row) {
    const size_t start = out->used;
    bool is_begun = out->is_begun;
    int done = seg_has_room(out, 0) ? SEG_DONE : SEG_STOP;
    if (done == SEG_DONE) seg_put(out, out->begin);
    const size_t first = out->used;
    for (size_t n = 0; n < count && done == SEG_DONE; n++) {
        const seg_cell *cell = &cells[n];
        bool is_absent = seg_is_absent(out, cell, row);
        if (is_absent && cell->role != 'd' && out->style != 'c') continue;
        if (is_begun) seg_put(out, out->between);
        is_begun = true;
        if (is_absent && cell->role == 'd') seg_put(out, (seg_words){"null", 4});
        if (is_absent) continue;
        seg_put(out, cell->before);
        if (strchr("btf", cell->kind)) done = seg_put_bytes(out, cell, row);
        else seg_put_short(out, cell, row);
        if (done == SEG_DONE) seg_put(out, cell->after);
    }
    /* An empty line is no row. */
    if (done == SEG_DONE && out->style == 'c' && out->used == first && !out->begin.n) seg_put(out, (seg_words){"\"\"", 2});
    if (done == SEG_DONE) seg_put(out, out->end);
    else out->used = start;
    return done;
}
/* What a line may take beside its bytes, texts and pairs. */
static size_t seg_kept(const seg_lines *out, const seg_cell *cells, size_t count) {
    size_t kept = out->begin.n + out->end.n + SEG_LONGEST_CELL;
    for (size_t n = 0; n < count; n++) kept += out->between.n + cells[n].before.n + cells[n].after.n + SEG_LONGEST_CELL;
    return kept;
}
#endif
