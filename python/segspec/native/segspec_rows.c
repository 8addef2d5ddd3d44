/* Lines of text from columns, for Python. */
#include "segspec_py.h"
#include "segspec_rows.h"

enum { MOST_CELLS = 64 };

static bool take_words(PyObject *o, seg_words *out) {
    char *p;
    Py_ssize_t n;
    if (PyBytes_AsStringAndSize(o, &p, &n)) return false;
    *out = (seg_words){p, (size_t)n};
    return true;
}
static bool take_letter(PyObject *o, const char *known, char *out) {
    Py_ssize_t size = 0;
    const char *letter = PyUnicode_AsUTF8AndSize(o, &size);
    if (letter && size == 1 && strchr(known, letter[0])) { *out = letter[0]; return true; }
    if (letter) PyErr_Format(PyExc_TypeError, "one of %s is due", known);
    return false;
}
static bool has_rows(int64_t items, int64_t due) {
    if (items >= due) return true;
    PyErr_SetString(PyExc_IndexError, "rows that the columns do not have");
    return false;
}
/* The arrays of a column's kind. */
static bool take_arrays(seg_held *held, PyObject *given, seg_cell *cell, int64_t rows) {
    struct { char kind; void *p; int64_t *n; int64_t due; } all[6];
    Py_ssize_t count = 0;
#define TAKE(letter, field, rows) all[count++] = (typeof(all[0])){letter, &cell->field.p, &cell->field.n, rows}
    switch (cell->kind) {
    case 'Q': case 'q': TAKE(cell->kind, numbers, rows); break;
    case '?': TAKE('B', flags, rows); break;
    case 'i': TAKE('Q', numbers, rows); TAKE('Q', seq, rows); break;
    case 'b': case 't': TAKE('i', ends, rows + 1); TAKE('B', content, 0); break;
    case 'f':
        TAKE('i', ends, rows + 1);
        TAKE('i', name_ends, 1); TAKE('B', names, 0); TAKE('i', value_ends, 1); TAKE('B', content, 0);
        cell->values_may_lack = PyTuple_Check(given) && PyTuple_Size(given) == 6;
        if (cell->values_may_lack) TAKE('B', values_present, 0);
        break;
    }
#undef TAKE
    if (!seg_is_tuple(given, count)) return false;
    for (Py_ssize_t n = 0; n < count; n++)
        if (!seg_take_array(held, PyTuple_GetItem(given, n), all[n].kind, 0, all[n].p, all[n].n) || !has_rows(*all[n].n, all[n].due)) return false;
    return true;
}
/* (kind, arrays, present or None, role, before, after) */
static bool take_cell(seg_held *held, PyObject *given, seg_cell *cell, int64_t rows) {
    if (!seg_is_tuple(given, 6) || !take_letter(PyTuple_GetItem(given, 0), "Qq?ibtf0", &cell->kind)) return false;
    if (!take_arrays(held, PyTuple_GetItem(given, 1), cell, rows)) return false;
    PyObject *present = PyTuple_GetItem(given, 2);
    cell->may_lack = !Py_IsNone(present);
    if (cell->may_lack && (!seg_take_array(held, present, 'B', 0, &cell->present.p, &cell->present.n) || !has_rows(cell->present.n, rows))) return false;
    if (!take_letter(PyTuple_GetItem(given, 3), cell->kind == '?' ? "no" : strchr("Qqi", cell->kind) ? "nlm" : "nd", &cell->role)) return false;
    return take_words(PyTuple_GetItem(given, 4), &cell->before) && take_words(PyTuple_GetItem(given, 5), &cell->after);
}
/* (style, form, unsafe, begin, is_begun, between, end) */
static bool take_layout(seg_held *held, PyObject *given, seg_lines *out) {
    if (!seg_is_tuple(given, 7) || !take_letter(PyTuple_GetItem(given, 0), "jcp", &out->style)) return false;
    if (!take_letter(PyTuple_GetItem(given, 1), "hbusl", &out->form)) return false;
    if (!seg_take_array(held, PyTuple_GetItem(given, 2), 'I', 0, &out->unsafe.ranges, &out->unsafe.count)) return false;
    if (out->unsafe.count % 2) { PyErr_SetString(PyExc_TypeError, "ranges are due"); return false; }
    return take_words(PyTuple_GetItem(given, 3), &out->begin) && seg_take_bool(PyTuple_GetItem(given, 4), &out->is_begun) &&
           take_words(PyTuple_GetItem(given, 5), &out->between) && take_words(PyTuple_GetItem(given, 6), &out->end);
}

/* lines(layout, cells, chosen, first, last, most, out): a line for each of the rows `first:last` that is not 0 in
 * `chosen`, which may be None; at most `most`, and as many as `out` has room for. Gives the row that comes next, the
 * lines, and their bytes. Where there are none, that row has no room in `out`, or is not to be told by these means. */
PyObject *seg_lines_of(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    seg_lines out = {0};
    seg_cell cells[MOST_CELLS] = {0};
    seg_u8 chosen = {0};
    int64_t row, last, most, room, made = 0;
    PyObject *result = NULL;
    int done = SEG_DONE;
    if (!seg_counted(nargs, 7) || !seg_take_i64(args[3], &row) || !seg_take_i64(args[4], &last) || !seg_take_i64(args[5], &most)) return NULL;
    Py_ssize_t count = PyTuple_Check(args[1]) ? PyTuple_Size(args[1]) : -1;
    if (count < 0 || count > MOST_CELLS || row < 0 || row > last) {
        PyErr_SetString(PyExc_TypeError, "a tuple of cells, and rows, are due");
        return NULL;
    }
    if (!take_layout(&held, args[0], &out) || !seg_take_array(&held, args[6], 'B', 1, &out.p, &room)) goto done;
    out.room = (size_t)room;
    for (Py_ssize_t n = 0; n < count; n++)
        if (!take_cell(&held, PyTuple_GetItem(args[1], n), &cells[n], last)) goto done;
    if (!Py_IsNone(args[2]) && (!seg_take_array(&held, args[2], 'B', 0, &chosen.p, &chosen.n) || !has_rows(chosen.n, last))) goto done;
    out.kept = seg_kept(&out, cells, (size_t)count);
    for (; row < last && made < most; row++) {
        if (chosen.p && !chosen.p[row]) continue;
        done = seg_put_row(&out, cells, (size_t)count, row);
        if (done != SEG_DONE) break;
        made++;
    }
    if (done == SEG_FAILED && !PyErr_Occurred()) PyErr_SetString(PyExc_IndexError, "a value that is not in its column");
    if (done != SEG_FAILED) result = Py_BuildValue("(LLL)", (long long)row, (long long)made, (long long)out.used);
done:
    seg_release(&held);
    return result;
}
