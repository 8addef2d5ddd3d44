/* Arguments from Python and results to it, in the stable ABI of 3.11. */
#ifndef SEGSPEC_PY_H
#define SEGSPEC_PY_H
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define SEG_MOST_ARRAYS 1024
typedef struct { int count; Py_buffer views[SEG_MOST_ARRAYS]; } seg_held;
#define SEG_UNUSED __attribute__((unused))

SEG_UNUSED static bool seg_counted(Py_ssize_t given, Py_ssize_t due) {
    if (given == due) return true;
    PyErr_Format(PyExc_TypeError, "%zd arguments, not %zd", due, given);
    return false;
}
/* Puts arguments into the order of `parameters`, each exactly once: `count` by place, those of `names` after them. */
SEG_UNUSED static bool seg_arguments(PyObject *const *given, Py_ssize_t count, PyObject *names,
                                     const char *const *parameters, Py_ssize_t due, PyObject **args) {
    Py_ssize_t named = names ? PyTuple_Size(names) : 0;
    if (!seg_counted(count + named, due)) return false;
    for (Py_ssize_t n = 0; n < due; n++) args[n] = n < count ? given[n] : NULL;
    for (Py_ssize_t n = 0; n < named; n++) {
        PyObject *name = PyTuple_GetItem(names, n);
        Py_ssize_t place = 0;
        while (place < due && PyUnicode_CompareWithASCIIString(name, parameters[place])) place++;
        if (place == due || args[place]) {
            PyErr_Format(PyExc_TypeError, "%U is %s", name, place == due ? "no parameter" : "given twice");
            return false;
        }
        args[place] = given[count + n];
    }
    return true;
}
SEG_UNUSED static bool seg_is_tuple(PyObject *o, Py_ssize_t size) {
    if (PyTuple_Check(o) && PyTuple_Size(o) == size) return true;
    PyErr_Format(PyExc_TypeError, "a tuple of %zd is due", size);
    return false;
}
SEG_UNUSED static bool seg_take_i64(PyObject *o, int64_t *out) {
    *out = PyLong_AsLongLong(o);
    return *out != -1 || !PyErr_Occurred();
}
SEG_UNUSED static bool seg_take_u64(PyObject *o, uint64_t *out) {
    PyObject *number = PyNumber_Index(o);
    if (!number) return false;
    *out = PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    return *out != (uint64_t)-1 || !PyErr_Occurred();
}
SEG_UNUSED static bool seg_take_bool(PyObject *o, bool *out) {
    int found = PyObject_IsTrue(o);
    *out = found > 0;
    return found >= 0;
}

/* `kind` is the item's letter in Python's `array`: q Q i I H B, ? for booleans. Those of one byte are not told apart. */
SEG_UNUSED static Py_ssize_t seg_item(char kind) {
    return kind == 'q' || kind == 'Q' ? 8 : kind == 'i' || kind == 'I' ? 4 : kind == 'H' ? 2 : 1;
}
SEG_UNUSED static bool seg_is_kind(const char *format, Py_ssize_t item, char kind) {
    if (item != seg_item(kind)) return false;
    if (item == 1 || !format) return true;
    char given = format[0] == '@' || format[0] == '=' || format[0] == '<' ? format[1] : format[0];
    if (given == 'l') given = 'q';
    if (given == 'L') given = 'Q';
    return given == kind;
}
/* One dimension without gaps, of items of a kind; its address goes to `pointer`, their number to `n`. */
SEG_UNUSED static bool seg_take_array(seg_held *held, PyObject *o, char kind, int writes, void *pointer, int64_t *n) {
    if (held->count == SEG_MOST_ARRAYS) { PyErr_SetString(PyExc_TypeError, "too many arrays"); return false; }
    Py_buffer *view = &held->views[held->count];
    if (PyObject_GetBuffer(o, view, PyBUF_ND | PyBUF_FORMAT | (writes ? PyBUF_WRITABLE : 0))) return false;
    held->count++;
    if (!seg_is_kind(view->format, view->itemsize, kind)) {
        PyErr_Format(PyExc_TypeError, "an array of %s, not of %c", view->format ? view->format : "bytes", kind);
        return false;
    }
    memcpy(pointer, &view->buf, sizeof(void *));
    *n = view->len / view->itemsize;
    return true;
}
SEG_UNUSED static void seg_release(seg_held *held) {
    while (held->count) PyBuffer_Release(&held->views[--held->count]);
}
SEG_UNUSED static PyObject *seg_tuple(Py_ssize_t size, PyObject **items) {
    PyObject *made = PyTuple_New(size);
    for (Py_ssize_t n = 0; n < size; n++) {
        if (made && items[n]) PyTuple_SetItem(made, n, items[n]);
        else Py_XDECREF(items[n]);
    }
    if (made && PyErr_Occurred()) { Py_DECREF(made); return NULL; }
    return made;
}

/* The module that is built with segspec_native.c has its functions as well. */
#ifdef SEG_NATIVE
extern PyMethodDef seg_native_methods[];
#define SEG_ADD_NATIVE(made) (PyModule_AddFunctions(made, seg_native_methods) == 0)
#else
#define SEG_ADD_NATIVE(made) true
#endif
/* A module tells what text it was made of: the digest of these modules. */
#ifdef SEG_DIGEST
#define SEG_ADD(made)                                                                                      \
    (SEG_ADD_NATIVE(made) && PyModule_AddStringConstant(made, "DIGEST", SEG_DIGEST) == 0 &&                \
     PyModule_AddStringConstant(made, "MODULES", SEG_MODULES) == 0)
#else
#define SEG_ADD(made) SEG_ADD_NATIVE(made)
#endif
#define SEG_MODULE(name, methods)                                                                          \
    static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, #name, NULL, 0, methods, 0, 0, 0, 0};       \
    PyMODINIT_FUNC PyInit_##name(void) {                                                                   \
        PyObject *made = PyModule_Create(&module);                                                         \
        if (made && SEG_ADD(made)) return made;                                                            \
        Py_XDECREF(made);                                                                                  \
        return NULL;                                                                                       \
    }
#endif
