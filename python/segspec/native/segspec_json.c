/* Records as lines of JSON: the bytes that `segspec.core.json_form.record_line` makes one by one. */
#include "segspec_py.h"
#include <stdlib.h>

/* Text that grows. `unsafe` are the first and last of each range of characters, none of them ASCII but DEL, that are
 * escaped besides what JSON says. */
typedef struct { char *p; size_t used, room; const uint32_t *unsafe; int64_t ranges; char form; } text;

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
static const char HEX[] = "0123456789abcdef";

static void put_hex(text *out, const uint8_t *from, size_t size) {
    char *to = out->p + out->used;
    for (size_t n = 0; n < size; n++) { *to++ = HEX[from[n] >> 4]; *to++ = HEX[from[n] & 15]; }
    out->used += 2 * size;
}
static void put_base64(text *out, const uint8_t *from, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char *to = out->p + out->used, *begin = to;
    for (size_t n = 0; n < size; n += 3) {
        size_t left = size - n;
        uint32_t group = (uint32_t)from[n] << 16 | (left > 1 ? (uint32_t)from[n + 1] << 8 : 0) | (left > 2 ? from[n + 2] : 0);
        *to++ = digits[group >> 18];
        *to++ = digits[group >> 12 & 63];
        *to++ = left > 1 ? digits[group >> 6 & 63] : '=';
        *to++ = left > 2 ? digits[group & 63] : '=';
    }
    out->used += (size_t)(to - begin);
}
/* The bytes of the character at `from`, and which it is; 0 where Python's decoder finds none. */
static size_t character(const uint8_t *from, size_t left, uint32_t *found) {
    uint8_t first = from[0];
    size_t more = first >= 0xC2 && first < 0xE0 ? 1 : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xF0 && first < 0xF5 ? 3 : 0;
    if (first < 0x80) { *found = first; return 1; }
    if (!more || left <= more) return 0;
    uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80, high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    *found = first & (0x3F >> more);
    for (size_t n = 1; n <= more; n++, low = 0x80, high = 0xBF) {
        if (from[n] < low || from[n] > high) return 0;
        *found = *found << 6 | (from[n] & 0x3F);
    }
    return more + 1;
}
static bool is_unsafe(const text *out, uint32_t found) {
    for (int64_t n = 0; n < out->ranges; n += 2)
        if (found >= out->unsafe[n] && found <= out->unsafe[n + 1]) return true;
    return false;
}
static char *put_number(char *to, uint32_t found) {
    *to++ = '\\'; *to++ = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) *to++ = HEX[found >> shift & 15];
    return to;
}
/* At most six bytes of text for each byte; what is no UTF-8 becomes \xff, whose backslash JSON escapes. */
static void put_utf8(text *out, const uint8_t *from, size_t size) {
    static const char names[] = "btn\0fr";
    char *to = out->p + out->used, *begin = to;
    for (size_t n = 0; n < size;) {
        uint8_t byte = from[n];
        if (byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\') { *to++ = (char)byte; n++; continue; }
        uint32_t found = 0;
        size_t taken = character(from + n, size - n, &found);
        if (taken == 0) {
            *to++ = '\\'; *to++ = '\\'; *to++ = 'x'; *to++ = HEX[byte >> 4]; *to++ = HEX[byte & 15];
            n++;
            continue;
        }
        if (byte == '"' || byte == '\\') { *to++ = '\\'; *to++ = (char)byte; }
        else if (byte >= 8 && byte <= 13 && byte != 11) { *to++ = '\\'; *to++ = names[byte - 8]; }
        else if (byte < 0x20 || is_unsafe(out, found)) to = put_number(to, found);
        else for (size_t k = 0; k < taken; k++) *to++ = (char)from[n + k];
        n += taken;
    }
    out->used += (size_t)(to - begin);
}
static bool put_bytes(text *out, PyObject *value) {
    char *from;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(value, &from, &size) || !make_room(out, 6 * (size_t)size + 8)) return false;
    out->p[out->used++] = '"';
    if (out->form == 'h') put_hex(out, (const uint8_t *)from, (size_t)size);
    else if (out->form == 'b') put_base64(out, (const uint8_t *)from, (size_t)size);
    else put_utf8(out, (const uint8_t *)from, (size_t)size);
    out->p[out->used++] = '"';
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

/* json_lines(records, names, form, unsafe): a line for each record of a list, with what it has of the attributes
 * `names`; bytes as `form` says: h(ex), b(ase64) or u(tf8). */
PyObject *seg_json_lines(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    (void)self;
    seg_held held = {.count = 0};
    text out = {0};
    PyObject *made = NULL;
    Py_ssize_t size = 0;
    if (!seg_counted(nargs, 4)) return NULL;
    const char *form = PyUnicode_AsUTF8AndSize(args[2], &size);
    if (!form || !seg_take_array(&held, args[3], 'I', 0, &out.unsafe, &out.ranges)) goto done;
    if (!PyList_Check(args[0]) || !PyTuple_Check(args[1]) || size != 1 || !strchr("hbu", form[0]) || out.ranges % 2) {
        PyErr_SetString(PyExc_TypeError, "a list of records, a tuple of names, a form and ranges are due");
        goto done;
    }
    out.form = form[0];
    for (Py_ssize_t n = 0; n < PyList_Size(args[0]); n++)
        if (!put_record(&out, PyList_GetItem(args[0], n), args[1])) goto done;
    made = PyBytes_FromStringAndSize(out.p, (Py_ssize_t)out.used);
done:
    free(out.p);
    seg_release(&held);
    return made;
}
