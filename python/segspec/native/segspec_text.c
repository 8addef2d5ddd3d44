/* Bytes as text that shows them, where Python is asked what is printable. */
#include "segspec_py.h"
#include "segspec_arrays.h"
#include "segspec_text.h"
#include <stdlib.h>

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
char *seg_put_escaped(char *to, const uint8_t *from, size_t size, bool escapes) {
    for (size_t n = 0; n < size;) {
        size_t plain = seg_put_plain(to, from + n, size - n, false);
        to += plain;
        if ((n += plain) == size) break;
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
    else end = seg_put_escaped(made, content.p, (size_t)content.n, form[0] == 'p');
    if (end) result = PyBytes_FromStringAndSize(made, end - made);
done:
    free(made);
    seg_release(&held);
    return result;
}
