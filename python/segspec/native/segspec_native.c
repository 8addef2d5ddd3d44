/* What Python calls beside kernels and runs: checksums, and payloads out of the data into Arrow's buffers. */
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

#define FAST(name, function) {name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL}
PyMethodDef seg_native_methods[] = {
    FAST("gather_ends", gather_ends), FAST("gather", gather), FAST("count_up", count_up),
    FAST("crc32", py_crc32), FAST("crc32c", py_crc32c), {NULL, NULL, 0, NULL}};
