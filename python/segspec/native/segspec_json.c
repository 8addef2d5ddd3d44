/* Records as lines of JSON: the bytes that `segspec.core.json_form.record_line` makes one by one. */
#include "segspec_py.h"
#include "segspec_text.h"
#include <stdlib.h>

/* Text that grows. */
typedef struct { char *p; size_t used, room; seg_unsafe unsafe; char form; } text;

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
    if (PyBytes_AsStringAndSize(value, &from, &size) || !make_room(out, 6 * (size_t)size + 8)) return false;
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
    if (!form || !seg_take_array(&held, args[3], 'I', 0, &out.unsafe.ranges, &out.unsafe.count)) goto done;
    if (!PyList_Check(args[0]) || !PyTuple_Check(args[1]) || size != 1 || !strchr("hbu", form[0]) || out.unsafe.count % 2) {
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
