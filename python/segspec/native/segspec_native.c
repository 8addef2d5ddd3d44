/* What Python calls beside kernels and runs: checksums, payloads out of the data into Arrow's buffers, and objects. */
#include "segspec_py.h"
#include "segspec_crc.h"

/* A kernel's column of lengths, whatever its kind; below 0 is an absent value. */
typedef struct { const void *p; int64_t n; char kind; } lengths;

static bool take_lengths(seg_held *held, PyObject *o, lengths *out) {
    static const char kinds[] = "BHIqQ";
    for (const char *kind = kinds; *kind; kind++) {
        PyErr_Clear();
        if (seg_take_array(held, o, *kind, 0, &out->p, &out->n)) { out->kind = *kind; return true; }
    }
    return false;
}
static inline int64_t length_at(const lengths *c, int64_t row) {
    switch (c->kind) {
    case 'B': return ((const uint8_t *)c->p)[row];
    case 'H': return ((const uint16_t *)c->p)[row];
    case 'I': return ((const uint32_t *)c->p)[row];
    default: return ((const int64_t *)c->p)[row];
    }
}
static bool rows_are_there(int64_t first, int64_t last, int64_t rows) {
    if (0 <= first && first <= last && last <= rows) return true;
    PyErr_SetString(PyExc_IndexError, "rows that the columns do not have");
    return false;
}

/* gather_ends(length, first, last, limit, out_ends): Arrow's offsets of the values `first:last`, as many as have at
 * most `limit` bytes together, but at least one. Gives their number, their bytes, and how many are absent. */
static PyObject *gather_ends(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    lengths length;
    seg_i32 ends;
    int64_t first, last, limit, total = 0, absent = 0, row;
    PyObject *result = NULL;
    if (!seg_counted(nargs, 5)) return NULL;
    if (!take_lengths(&held, args[0], &length) || !seg_take_i64(args[1], &first) || !seg_take_i64(args[2], &last)) goto out;
    if (!seg_take_i64(args[3], &limit) || !seg_take_array(&held, args[4], 'i', 1, &ends.p, &ends.n)) goto out;
    if (!rows_are_there(first, last, length.n) || !rows_are_there(0, last - first + 1, ends.n)) goto out;
    ends.p[0] = 0;
    Py_BEGIN_ALLOW_THREADS
    for (row = first; row < last; row++) {
        int64_t given = length_at(&length, row), size = given < 0 ? 0 : given;
        if (row > first && size > limit - total) break;
        absent += given < 0;
        total += size;
        ends.p[row - first + 1] = (int32_t)total;
    }
    Py_END_ALLOW_THREADS
    result = Py_BuildValue("(LLL)", (long long)(row - first), (long long)total, (long long)absent);
out:
    seg_release(&held);
    return result;
}

/* gather(data, position, length, first, count, out_values, out_present): the values of `count` rows from `first` on,
 * side by side; `out_present` takes a bit a row unless it is empty. */
static PyObject *gather(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    lengths length;
    seg_u8 data, values, present;
    seg_i64 position;
    int64_t first, count, used = 0;
    bool fits = true;
    PyObject *result = NULL;
    if (!seg_counted(nargs, 7)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &data.p, &data.n) || !seg_take_array(&held, args[1], 'q', 0, &position.p, &position.n)) goto out;
    if (!take_lengths(&held, args[2], &length) || !seg_take_i64(args[3], &first) || !seg_take_i64(args[4], &count)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 1, &values.p, &values.n) || !seg_take_array(&held, args[6], 'B', 1, &present.p, &present.n)) goto out;
    if (!rows_are_there(first, first + count, length.n) || !rows_are_there(first, first + count, position.n)) goto out;
    if (present.n && !rows_are_there(0, count, 8 * present.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    memset(present.p, 0, (size_t)present.n);
    for (int64_t row = 0; row < count && fits; row++) {
        int64_t size = length_at(&length, first + row), at = position.p[first + row];
        if (size >= 0 && present.n) present.p[row >> 3] |= (uint8_t)(1 << (row & 7));
        if (size <= 0) continue;
        fits = at >= 0 && at <= data.n && size <= data.n - at && size <= values.n - used;
        if (fits) memcpy(values.p + used, data.p + at, (size_t)size);
        used += size;
    }
    Py_END_ALLOW_THREADS
    if (fits) result = Py_NewRef(Py_None);
    else PyErr_SetString(PyExc_IndexError, "a value that is not in the data, or has no room");
out:
    seg_release(&held);
    return result;
}

/* count_up(first, out): `first`, `first + 1` and so on. */
static PyObject *count_up(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    seg_u64 out;
    uint64_t first;
    PyObject *result = NULL;
    if (!seg_counted(nargs, 2)) return NULL;
    if (seg_take_u64(args[0], &first) && seg_take_array(&held, args[1], 'Q', 1, &out.p, &out.n)) {
        for (int64_t n = 0; n < out.n; n++) out.p[n] = first + (uint64_t)n;
        result = Py_NewRef(Py_None);
    }
    seg_release(&held);
    return result;
}

/* Rows `first:last` that begin where `start` says, or side by side where it is none, and are as long as `ends` says. */
typedef struct { seg_u8 data; seg_i64 start; seg_i32 ends; bool has_starts; } pieces_at;

static PyObject *piece(const pieces_at *from, int64_t row, PyObject *before) {
    int64_t size = (int64_t)from->ends.p[row + 1] - from->ends.p[row];
    int64_t at = from->has_starts ? from->start.p[row] : from->ends.p[row];
    if (size < 0 || at < 0 || at > from->data.n || size > from->data.n - at) {
        PyErr_SetString(PyExc_IndexError, "a value that is not in the data");
        return NULL;
    }
    const char *content = (const char *)from->data.p + at;
    /* Names come again and again; so do some values. */
    if (before && PyBytes_Size(before) == size && memcmp(PyBytes_AsString(before), content, (size_t)size) == 0)
        return Py_NewRef(before);
    return PyBytes_FromStringAndSize(content, (Py_ssize_t)size);
}

/* pieces(data, start, ends, rows): the values of the first `rows` rows as a list of bytes. `ends` has a row more; where
 * `start` is None, the values lie side by side. */
static PyObject *pieces(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    pieces_at from = {.has_starts = false};
    int64_t rows;
    PyObject *made = NULL, *before = NULL;
    if (!seg_counted(nargs, 4)) return NULL;
    from.has_starts = !Py_IsNone(args[1]);
    if (!seg_take_array(&held, args[0], 'B', 0, &from.data.p, &from.data.n)) goto out;
    if (from.has_starts && !seg_take_array(&held, args[1], 'q', 0, &from.start.p, &from.start.n)) goto out;
    if (!seg_take_array(&held, args[2], 'i', 0, &from.ends.p, &from.ends.n) || !seg_take_i64(args[3], &rows)) goto out;
    if (!rows_are_there(0, rows, from.ends.n - 1) || (from.has_starts && !rows_are_there(0, rows, from.start.n))) goto out;
    made = PyList_New((Py_ssize_t)rows);
    for (int64_t row = 0; made && row < rows; row++) {
        before = piece(&from, row, before);
        if (before) PyList_SetItem(made, (Py_ssize_t)row, before);
        else Py_CLEAR(made);
    }
out:
    seg_release(&held);
    return made;
}

/* lists(items, ends, rows): for each of `rows` rows a list of the items from one of `ends` to the next. */
static PyObject *lists(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    seg_i32 ends;
    int64_t rows;
    PyObject *made = NULL, *one;
    if (!seg_counted(nargs, 3)) return NULL;
    if (!PyList_Check(args[0])) { PyErr_SetString(PyExc_TypeError, "a list of items is due"); return NULL; }
    if (!seg_take_array(&held, args[1], 'i', 0, &ends.p, &ends.n) || !seg_take_i64(args[2], &rows)) goto out;
    if (!rows_are_there(0, rows, ends.n - 1)) goto out;
    made = PyList_New((Py_ssize_t)rows);
    for (int64_t row = 0; made && row < rows; row++) {
        /* Bounds beyond the list give what there is, as a slice does. */
        if ((one = PyList_GetSlice(args[0], ends.p[row], ends.p[row + 1]))) PyList_SetItem(made, (Py_ssize_t)row, one);
        else Py_CLEAR(made);
    }
out:
    seg_release(&held);
    return made;
}

#define SEG_MOST_MEMBERS 16
/* What a slot of new objects takes: a list's items (kind `l`), an array's numbers (q or Q), or always None (kind 0). */
typedef struct {
    char kind;
    PyObject *list, *member;
    descrsetfunc set;
    seg_i64 numbers;
    PyObject *last;
} column;

static bool take_column(seg_held *held, PyObject *member, PyObject *given, int64_t rows, column *out) {
    *out = (column){.member = member, .list = given};
    if (Py_TYPE(member) != &PyMemberDescr_Type) {
        PyErr_SetString(PyExc_TypeError, "the members of a class with slots are due");
        return false;
    }
    out->set = (descrsetfunc)PyType_GetSlot(&PyMemberDescr_Type, Py_tp_descr_set);
    if (Py_IsNone(given)) return true;
    if (PyList_Check(given)) {
        out->kind = 'l';
        return rows_are_there(0, rows, PyList_Size(given));
    }
    for (const char *kind = "qQ"; *kind; kind++) {
        PyErr_Clear();
        if (!seg_take_array(held, given, *kind, 0, &out->numbers.p, &out->numbers.n)) continue;
        out->kind = *kind;
        return rows_are_there(0, rows, out->numbers.n);
    }
    return false;
}

/* A reference that is the column's own, or its list's. */
static PyObject *value_at(column *from, int64_t row) {
    if (from->kind == 0) return Py_None;
    if (from->kind == 'l') return PyList_GetItem(from->list, (Py_ssize_t)row);
    int64_t number = from->numbers.p[row];
    /* What holds for a whole frame is one object. */
    if (from->last && number == from->numbers.p[row - 1]) return from->last;
    Py_XDECREF(from->last);
    from->last = from->kind == 'Q' ? PyLong_FromUnsignedLongLong((uint64_t)number) : PyLong_FromLongLong(number);
    return from->last;
}

static PyObject *object_at(PyTypeObject *kind, allocfunc allocate, column *columns, Py_ssize_t count, int64_t row) {
    PyObject *made = allocate(kind, 0);
    for (Py_ssize_t n = 0; made && n < count; n++) {
        PyObject *value = value_at(&columns[n], row);
        if (!value || columns[n].set(columns[n].member, made, value)) Py_CLEAR(made);
    }
    return made;
}

/* objects(kind, members, columns, rows): `rows` objects of a class with slots, without a call of its `__init__`.
 * `members` are the descriptors of all its slots; each of `columns` is a list or an array of 64 bits with at least
 * `rows` values, or None, which all objects get. */
static PyObject *objects(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    column columns[SEG_MOST_MEMBERS];
    Py_ssize_t count = 0, due;
    int64_t rows;
    PyObject *made = NULL;
    if (!seg_counted(nargs, 4) || !seg_take_i64(args[3], &rows)) return NULL;
    due = PyTuple_Check(args[1]) ? PyTuple_Size(args[1]) : 0;
    if (!PyType_Check(args[0]) || due == 0 || due > SEG_MOST_MEMBERS) {
        PyErr_SetString(PyExc_TypeError, "a class and a tuple of the members of its slots are due");
        return NULL;
    }
    if (!seg_is_tuple(args[2], due) || !rows_are_there(0, rows, PY_SSIZE_T_MAX)) return NULL;
    while (count < due) {
        PyObject *member = PyTuple_GetItem(args[1], count), *given = PyTuple_GetItem(args[2], count);
        if (!take_column(&held, member, given, rows, &columns[count])) goto out;
        count++;
    }
    allocfunc allocate = (allocfunc)PyType_GetSlot((PyTypeObject *)args[0], Py_tp_alloc);
    made = PyList_New((Py_ssize_t)rows);
    for (int64_t row = 0; made && row < rows; row++) {
        PyObject *one = object_at((PyTypeObject *)args[0], allocate, columns, count, row);
        if (one) PyList_SetItem(made, (Py_ssize_t)row, one);
        else Py_CLEAR(made);
    }
out:
    while (count) Py_XDECREF(columns[--count].last);
    seg_release(&held);
    return made;
}

static PyObject *checksum(PyObject *const *args, Py_ssize_t nargs, seg_crc_function *way) {
    seg_held held = {.count = 0};
    seg_u8 data;
    uint32_t crc;
    PyObject *result = NULL;
    if (!seg_counted(nargs, 1)) return NULL;
    if (seg_take_array(&held, args[0], 'B', 0, &data.p, &data.n)) {
        Py_BEGIN_ALLOW_THREADS
        crc = way(0, data.p, (uint64_t)data.n);
        Py_END_ALLOW_THREADS
        result = PyLong_FromUnsignedLong(crc);
    }
    seg_release(&held);
    return result;
}
static PyObject *py_crc32(PyObject *self, PyObject *const *args, Py_ssize_t nargs) { (void)self; return checksum(args, nargs, seg_crc32_best); }
static PyObject *py_crc32c(PyObject *self, PyObject *const *args, Py_ssize_t nargs) { (void)self; return checksum(args, nargs, seg_crc32c_best); }

/* segspec_rows.c, segspec_text.c */
extern PyObject *seg_lines_of(PyObject *self, PyObject *const *args, Py_ssize_t nargs);
extern PyObject *seg_text(PyObject *self, PyObject *const *args, Py_ssize_t nargs);

#define FAST(name, function) {name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL}
PyMethodDef seg_native_methods[] = {
    FAST("gather_ends", gather_ends), FAST("gather", gather), FAST("count_up", count_up),
    FAST("pieces", pieces), FAST("lists", lists), FAST("objects", objects),
    FAST("lines", seg_lines_of), FAST("text", seg_text),
    FAST("crc32", py_crc32), FAST("crc32c", py_crc32c), {NULL, NULL, 0, NULL}};
