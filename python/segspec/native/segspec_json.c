/* Records as lines of JSON: the bytes that `segspec.core.json_form.record_line` makes one by one. */
#include "segspec_py.h"
#include "segspec_arrays.h"
#include "segspec_text.h"
#include <stdlib.h>

/* Text that grows. */
typedef struct { char *p; size_t used, room; seg_unsafe unsafe; int64_t longest; bool is_long; char form; } text;

static bool make_room(text *out, size_t more) {
    if (more <= out->room - out->used) return true;
    size_t room = (out->used + more) * 2;
    char *grown = more > SIZE_MAX / 4 ? NULL : realloc(out->p, room);
    if (!grown) { PyErr_NoMemory(); return false; }
    out->p = grown;
    out->room = room;
    return true;
}
static bool put(text *out, const char *from, size_t size) {
    if (!make_room(out, size)) return false;
    memcpy(out->p + out->used, from, size);
    out->used += size;
    return true;
}
static bool put_bytes(text *out, PyObject *value) {
    char *from;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(value, &from, &size)) return false;
    out->is_long = out->is_long || size >= out->longest;
    if (out->is_long || !make_room(out, 6 * (size_t)size + 8)) return false;
    const uint8_t *bytes = (const uint8_t *)from;
    char *to = out->p + out->used;
    *to++ = '"';
    if (out->form == 'h') to = seg_put_hex(to, bytes, (size_t)size);
    else if (out->form == 'b') to = seg_put_base64(to, bytes, (size_t)size);
    else to = seg_put_utf8(to, bytes, (size_t)size, out->unsafe);
    *to++ = '"';
    out->used = (size_t)(to - out->p);
    return true;
}
static bool put_integer(text *out, PyObject *value) {
    PyObject *shown = PyObject_Str(value);
    Py_ssize_t size = 0;
    const char *from = shown ? PyUnicode_AsUTF8AndSize(shown, &size) : NULL;
    bool done = from && put(out, from, (size_t)size);
    Py_XDECREF(shown);
    return done;
}
static bool put_id(text *out, PyObject *value) {
    return seg_is_tuple(value, 2) && put(out, "\"", 1) && put_integer(out, PyTuple_GetItem(value, 0)) && put(out, "-", 1) &&
           put_integer(out, PyTuple_GetItem(value, 1)) && put(out, "\"", 1);
}
static bool put_pair(text *out, PyObject *pair, bool first) {
    return seg_is_tuple(pair, 2) && put(out, first ? "[" : ",[", first ? 1 : 2) && put_bytes(out, PyTuple_GetItem(pair, 0)) &&
           put(out, ",", 1) && put_bytes(out, PyTuple_GetItem(pair, 1)) && put(out, "]", 1);
}
static bool put_pairs(text *out, PyObject *pairs) {
    Py_ssize_t count = PyList_Check(pairs) ? PyList_Size(pairs) : -1;
    if (count < 0) { PyErr_SetString(PyExc_TypeError, "fields are a list of pairs"); return false; }
    if (!put(out, "[", 1)) return false;
    for (Py_ssize_t n = 0; n < count; n++)
        if (!put_pair(out, PyList_GetItem(pairs, n), n == 0)) return false;
    return put(out, "]", 1);
}
static bool put_value(text *out, PyObject *value) {
    if (PyBytes_Check(value)) return put_bytes(out, value);
    if (PyBool_Check(value)) return Py_IsTrue(value) ? put(out, "true", 4) : put(out, "false", 5);
    if (PyLong_Check(value)) return put(out, "\"", 1) && put_integer(out, value) && put(out, "\"", 1);
    return PyTuple_Check(value) ? put_id(out, value) : put_pairs(out, value);
}
static bool put_record(text *out, PyObject *record, PyObject *names) {
    Py_ssize_t count = PyTuple_Size(names);
    bool first = true;
    if (!put(out, "{", 1)) return false;
    for (Py_ssize_t n = 0; n < count; n++) {
        PyObject *name = PyTuple_GetItem(names, n), *value = PyObject_GetAttr(record, name);
        Py_ssize_t size = 0;
        const char *shown = value ? PyUnicode_AsUTF8AndSize(name, &size) : NULL;
        bool done = shown != NULL;
        if (done && !Py_IsNone(value)) {
            done = put(out, first ? "\"" : ",\"", first ? 1 : 2) && put(out, shown, (size_t)size) && put(out, "\":", 2) && put_value(out, value);
            first = false;
        }
        Py_XDECREF(value);
        if (!done) return false;
    }
    return put(out, "}\n", 2);
}

/* json_lines(records, names, form, unsafe, first, most, long): a line for each record of a list from `first` on, with
 * what it has of the attributes `names`; bytes as `form` says: h(ex), b(ase64) or u(tf8). Ends after about `most` bytes,
 * and before a record with a value of `long` bytes. Gives the lines and how many they are. */
PyObject *seg_json_lines(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    text out = {0};
    PyObject *made = NULL;
    Py_ssize_t size = 0;
    int64_t first, n, most;
    if (!seg_counted(nargs, 7)) return NULL;
    const char *form = PyUnicode_AsUTF8AndSize(args[2], &size);
    if (!form || !seg_take_array(&held, args[3], 'I', 0, &out.unsafe.ranges, &out.unsafe.count)) goto done;
    if (!seg_take_i64(args[4], &first) || !seg_take_i64(args[5], &most) || !seg_take_i64(args[6], &out.longest)) goto done;
    if (!PyList_Check(args[0]) || !PyTuple_Check(args[1]) || size != 1 || !strchr("hbu", form[0]) || out.unsafe.count % 2 || first < 0) {
        PyErr_SetString(PyExc_TypeError, "a list of records, a tuple of names, a form and ranges are due");
        goto done;
    }
    out.form = form[0];
    for (n = first; n < PyList_Size(args[0]) && out.used < (size_t)most; n++) {
        size_t before = out.used;
        bool done = put_record(&out, PyList_GetItem(args[0], n), args[1]);
        if (out.is_long) { out.used = before; break; }
        if (!done) goto done;
    }
    made = Py_BuildValue("(y#L)", out.p ? out.p : "", (Py_ssize_t)out.used, (long long)(n - first));
done:
    free(out.p);
    seg_release(&held);
    return made;
}

/* What `str.isprintable` says of each character that was asked about: 0 not yet, 1 no, 2 yes; 4 of them a byte. */
static uint8_t printable_known[0x110000 / 4];

static int is_printable(uint32_t found) {
    if (found < 0x7F) return found >= 0x20;
    uint8_t *held = &printable_known[found >> 2];
    int shift = 2 * (int)(found & 3), known = *held >> shift & 3;
    if (known) return known == 2;
    PyObject *one = PyUnicode_FromOrdinal((int)found), *said = one ? PyObject_CallMethod(one, "isprintable", NULL) : NULL;
    int yes = said ? Py_IsTrue(said) : -1;
    Py_XDECREF(one);
    Py_XDECREF(said);
    if (yes >= 0) *held |= (uint8_t)((yes ? 2 : 1) << shift);
    return yes;
}
static char *put_hex_number(char *to, char kind, uint32_t found, int digits) {
    *to++ = '\\'; *to++ = kind;
    while (digits--) *to++ = SEG_HEX[found >> 4 * digits & 15];
    return to;
}
static char *put_escape(char *to, uint32_t found) {
    const char *named = found == '\n' ? "\\n" : found == '\r' ? "\\r" : found == '\t' ? "\\t" : NULL;
    if (named) { *to++ = named[0]; *to++ = named[1]; return to; }
    return found < 0x100 ? put_hex_number(to, 'x', found, 2) : found < 0x10000 ? put_hex_number(to, 'u', found, 4) : put_hex_number(to, 'U', found, 8);
}
/* What is no UTF-8 becomes \xff; with `escapes`, so does what is not printable, as Python writes it. NULL with an
 * exception set. Four bytes of text for each are enough. */
static char *put_plain(char *to, const uint8_t *from, size_t size, bool escapes) {
    for (size_t n = 0; n < size;) {
        if (from[n] >= 0x20 && from[n] < 0x7F) { *to++ = (char)from[n++]; continue; }
        uint32_t found = 0;
        size_t taken = seg_character(from + n, size - n, &found);
        int shows = taken == 0 ? 0 : escapes ? is_printable(found) : 1;
        if (shows < 0) return NULL;
        if (taken == 0) to = put_hex_number(to, 'x', from[n++], 2);
        else if (!shows) to = put_escape(to, found);
        else for (size_t k = 0; k < taken; k++) *to++ = (char)from[n + k];
        n += taken;
    }
    return to;
}

/* text(content, form, unsafe): bytes as UTF-8 that shows them: p(rintable), the inside of a string of j(son), or as
 * they a(re). */
PyObject *seg_text(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    seg_unsafe unsafe = {0};
    seg_u8 content;
    char *made = NULL, *end;
    PyObject *result = NULL;
    Py_ssize_t size = 0;
    if (!seg_counted(nargs, 3)) return NULL;
    const char *form = PyUnicode_AsUTF8AndSize(args[1], &size);
    if (!form || !seg_take_array(&held, args[0], 'B', 0, &content.p, &content.n)) goto done;
    if (!seg_take_array(&held, args[2], 'I', 0, &unsafe.ranges, &unsafe.count)) goto done;
    if (size != 1 || !strchr("pja", form[0]) || unsafe.count % 2) {
        PyErr_SetString(PyExc_TypeError, "bytes, a form and ranges are due");
        goto done;
    }
    made = (size_t)content.n > SIZE_MAX / 8 ? NULL : malloc(6 * (size_t)content.n + 1);
    if (!made) { PyErr_NoMemory(); goto done; }
    if (form[0] == 'j') end = seg_put_utf8(made, content.p, (size_t)content.n, unsafe);
    else end = put_plain(made, content.p, (size_t)content.n, form[0] == 'p');
    if (end) result = PyBytes_FromStringAndSize(made, end - made);
done:
    free(made);
    seg_release(&held);
    return result;
}
