/* Generated from Python by segspec_kaitai.translate: change that. */
#include "segspec_py.h"
#include "segspec_kernels.h"

static PyObject *py_segspec_kernels_mojo_pack_heads_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "form", "has_tag", "has_counts", "columns"};
    PyObject *args[9], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    struct segspec_kernels_mojo_pack_heads_Columns a8;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 9, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_is_tuple(args[8], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 0), 'q', 1, &a8.id_start.p, &a8.id_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 1), 'Q', 1, &a8.master_ms.p, &a8.master_ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 2), 'Q', 1, &a8.master_seq.p, &a8.master_seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 3), 'q', 1, &a8.count_.p, &a8.count_.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 4), 'q', 1, &a8.deleted.p, &a8.deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 5), 'q', 1, &a8.body.p, &a8.body.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 6), 'q', 1, &a8.num_fields.p, &a8.num_fields.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 7), 'q', 1, &a8.num_elements.p, &a8.num_elements.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_pack_heads_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_mojo_entry_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "num_master_fields", "has_lp_count", "num_elements_before", "num_live_before", "columns"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    int64_t a8;
    struct segspec_kernels_mojo_entry_Columns a9;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_is_tuple(args[9], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 0), '?', 1, &a9.is_end.p, &a9.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 1), '?', 1, &a9.is_deleted.p, &a9.is_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 2), 'q', 1, &a9.other_flags.p, &a9.other_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 3), 'q', 1, &a9.ms_difference.p, &a9.ms_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 4), 'q', 1, &a9.seq_difference.p, &a9.seq_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 5), 'q', 1, &a9.num_elements.p, &a9.num_elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 6), 'q', 1, &a9.num_live.p, &a9.num_live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 7), 'q', 1, &a9.end.p, &a9.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_entry_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_mojo_pack_headers_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "bytes_form", "elements_form", "len_body", "len_master_id", "num_elements_read", "num_entries_read", "num_live_read", "columns"};
    PyObject *args[13], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    uint64_t a7;
    uint64_t a8;
    int64_t a9;
    int64_t a10;
    int64_t a11;
    struct segspec_kernels_mojo_pack_headers_Columns a12;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 13, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_u64(args[7], &a7)) goto out;
    if (!seg_take_u64(args[8], &a8)) goto out;
    if (!seg_take_i64(args[9], &a9)) goto out;
    if (!seg_take_i64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_is_tuple(args[12], 1)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 0), 'H', 1, &a12.num_entries.p, &a12.num_entries.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_pack_headers_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_mojo_entry_fields_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "num_master_fields", "has_lp_count", "num_elements_before", "num_live_before", "columns"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    int64_t a8;
    struct segspec_kernels_mojo_entry_fields_Columns a9;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_is_tuple(args[9], 12)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 0), 'B', 1, &a9.role.p, &a9.role.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 1), 'q', 1, &a9.int_value.p, &a9.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 2), 'q', 1, &a9.text_position.p, &a9.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 3), 'q', 1, &a9.text_length.p, &a9.text_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 4), 'B', 1, &a9.is_end.p, &a9.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 5), 'B', 1, &a9.is_deleted.p, &a9.is_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 6), 'q', 1, &a9.other_flags.p, &a9.other_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 7), 'q', 1, &a9.ms_difference.p, &a9.ms_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 8), 'q', 1, &a9.seq_difference.p, &a9.seq_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 9), 'q', 1, &a9.num_elements.p, &a9.num_elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 10), 'q', 1, &a9.num_live.p, &a9.num_live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 11), 'q', 1, &a9.end.p, &a9.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_entry_fields_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_mojo_names_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "form", "has_tag", "has_counts", "columns"};
    PyObject *args[9], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    struct segspec_kernels_mojo_names_Columns a8;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 9, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_is_tuple(args[8], 3)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 0), 'q', 1, &a8.int_value.p, &a8.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 1), 'q', 1, &a8.text_position.p, &a8.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 2), 'q', 1, &a8.text_length.p, &a8.text_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_names_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_listpack_elements_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_listpack_elements_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 2)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), '?', 1, &a5.is_end.p, &a5.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'q', 1, &a5.end.p, &a5.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_listpack_elements_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_mojo_tails_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "form", "has_tags", "has_null_each", "len_index", "columns"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    uint64_t a8;
    struct segspec_kernels_mojo_tails_Columns a9;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_u64(args[8], &a8)) goto out;
    if (!seg_is_tuple(args[9], 5)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 0), 'q', 1, &a9.position.p, &a9.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 1), 'q', 1, &a9.id_ms.p, &a9.id_ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 2), 'q', 1, &a9.id_seq.p, &a9.id_seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 3), 'I', 1, &a9.offset.p, &a9.offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 4), 'q', 1, &a9.len_pack.p, &a9.len_pack.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_mojo_tails_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_osiris_chunks_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_osiris_chunks_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 18)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.position.p, &a5.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'B', 1, &a5.version.p, &a5.version.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'B', 1, &a5.chunk_type.p, &a5.chunk_type.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'H', 1, &a5.num_entries.p, &a5.num_entries.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), 'I', 1, &a5.num_records.p, &a5.num_records.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 5), 'q', 1, &a5.timestamp.p, &a5.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 6), 'Q', 1, &a5.epoch.p, &a5.epoch.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 7), 'Q', 1, &a5.chunk_id.p, &a5.chunk_id.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 8), 'I', 1, &a5.data_crc.p, &a5.data_crc.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 9), 'I', 1, &a5.len_data.p, &a5.len_data.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 10), 'I', 1, &a5.len_trailer.p, &a5.len_trailer.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 11), 'B', 1, &a5.len_filter.p, &a5.len_filter.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 12), 'I', 1, &a5.reserved.p, &a5.reserved.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 13), '?', 1, &a5.is_filter_size_legal.p, &a5.is_filter_size_legal.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 14), 'q', 1, &a5.filter_start.p, &a5.filter_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 15), 'q', 1, &a5.data_start.p, &a5.data_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 16), 'q', 1, &a5.trailer_start.p, &a5.trailer_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 17), 'q', 1, &a5.end.p, &a5.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_osiris_chunks_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_osiris_entries_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_osiris_entries_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'B', 1, &a5.kind.p, &a5.kind.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'B', 1, &a5.compression.p, &a5.compression.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'B', 1, &a5.reserved.p, &a5.reserved.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'H', 1, &a5.num_records.p, &a5.num_records.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), 'I', 1, &a5.len_uncompressed.p, &a5.len_uncompressed.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 5), 'q', 1, &a5.body_position.p, &a5.body_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 6), 'q', 1, &a5.body_length.p, &a5.body_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_osiris_entries_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_osiris_simple_entries_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_osiris_simple_entries_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 2)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.body_position.p, &a5.body_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'I', 1, &a5.body_length.p, &a5.body_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_osiris_simple_entries_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_osiris_tracking_blocks_block(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "end", "capacity", "columns"};
    PyObject *args[5], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    struct segspec_kernels_osiris_tracking_blocks_Columns a4;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 5, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_is_tuple(args[4], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 0), 'B', 1, &a4.tracking_type.p, &a4.tracking_type.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 1), 'q', 1, &a4.tracking_id_position.p, &a4.tracking_id_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 2), 'B', 1, &a4.tracking_id_length.p, &a4.tracking_id_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 3), 'Q', 1, &a4.publishing_id.p, &a4.publishing_id.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 4), 'Q', 1, &a4.offset.p, &a4.offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[4], 5), 'q', 1, &a4.timestamp.p, &a4.timestamp.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_osiris_tracking_blocks_block(a0, a1, a2, a3, a4);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_tank_entries_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_tank_entries_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 9)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.position.p, &a5.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), '?', 1, &a5.unused.p, &a5.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'B', 1, &a5.codec.p, &a5.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'q', 1, &a5.num.p, &a5.num.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), '?', 1, &a5.is_sparse.p, &a5.is_sparse.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 5), 'Q', 1, &a5.first_sequence.p, &a5.first_sequence.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 6), 'q', 1, &a5.last_delta.p, &a5.last_delta.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 7), 'q', 1, &a5.message_set_start.p, &a5.message_set_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 8), 'Q', 1, &a5.end.p, &a5.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_tank_entries_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_tank_heads_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_tank_heads_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 9)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.position.p, &a5.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), '?', 1, &a5.unused.p, &a5.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'B', 1, &a5.codec.p, &a5.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'q', 1, &a5.num.p, &a5.num.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), '?', 1, &a5.is_sparse.p, &a5.is_sparse.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 5), 'Q', 1, &a5.first_sequence.p, &a5.first_sequence.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 6), 'q', 1, &a5.last_delta.p, &a5.last_delta.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 7), 'q', 1, &a5.message_set_start.p, &a5.message_set_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 8), 'Q', 1, &a5.end.p, &a5.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_tank_heads_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_tank_message_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "is_sparse", "is_edge", "timestamp_before", "columns"};
    PyObject *args[9], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    uint64_t a7;
    struct segspec_kernels_tank_message_Columns a8;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 9, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_u64(args[7], &a7)) goto out;
    if (!seg_is_tuple(args[8], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 0), 'B', 1, &a8.unused.p, &a8.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 1), '?', 1, &a8.uses_last_timestamp.p, &a8.uses_last_timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 2), 'q', 1, &a8.sequence_step.p, &a8.sequence_step.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 3), 'Q', 1, &a8.timestamp.p, &a8.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 4), 'q', 1, &a8.key_position.p, &a8.key_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 5), 'q', 1, &a8.key_length.p, &a8.key_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 6), 'q', 1, &a8.content_position.p, &a8.content_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 7), 'q', 1, &a8.content_length.p, &a8.content_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_tank_message_scan(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_tank_messages_block(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "end", "capacity", "num_messages", "is_sparse", "columns"};
    PyObject *args[7], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    struct segspec_kernels_tank_messages_Columns a6;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 7, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_is_tuple(args[6], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 0), 'q', 1, &a6.position.p, &a6.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 1), 'B', 1, &a6.unused.p, &a6.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 2), 'q', 1, &a6.sequence_step.p, &a6.sequence_step.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 3), 'Q', 1, &a6.timestamp.p, &a6.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 4), 'q', 1, &a6.key_position.p, &a6.key_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 5), 'q', 1, &a6.key_length.p, &a6.key_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 6), 'q', 1, &a6.content_position.p, &a6.content_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[6], 7), 'q', 1, &a6.content_length.p, &a6.content_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_tank_messages_block(a0, a1, a2, a3, a4, a5, a6);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_kernels_tank_sizes_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_kernels_tank_sizes_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 1)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.value.p, &a5.value.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_kernels_tank_sizes_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_durable_log_frames_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_ksy_logs_kernels_durable_log_frames_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 11)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.position.p, &a5.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'q', 1, &a5.end.p, &a5.end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'Q', 1, &a5.number.p, &a5.number.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'I', 1, &a5.sum.p, &a5.sum.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), 'B', 1, &a5.d_version.p, &a5.d_version.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 5), 'B', 1, &a5.d_flags.p, &a5.d_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 6), 'H', 1, &a5.d_reserved.p, &a5.d_reserved.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 7), 'I', 1, &a5.d_len_payload.p, &a5.d_len_payload.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 8), 'I', 1, &a5.d_checksum.p, &a5.d_checksum.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 9), 'q', 1, &a5.value_position.p, &a5.value_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 10), 'I', 1, &a5.value_length.p, &a5.value_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_durable_log_frames_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_durable_log_frames_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "room", "base", "start", "stop", "end", "after", "header", "key", "due", "seed", "most_rows", "most_bytes", "most", "most_records", "asks", "checks", "tells", "capacity", "starts", "ends", "packed", "numbers", "dues", "seeds", "odd", "columns"};
    PyObject *args[27], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    seg_u8 a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    seg_u64 a7;
    seg_u8 a8;
    uint64_t a9;
    uint64_t a10;
    int64_t a11;
    int64_t a12;
    uint64_t a13;
    int64_t a14;
    int64_t a15;
    bool a16;
    bool a17;
    int64_t a18;
    seg_i64 a19;
    seg_i64 a20;
    seg_u8 a21;
    seg_u64 a22;
    seg_u64 a23;
    seg_u64 a24;
    seg_i64 a25;
    struct segspec_ksy_logs_kernels_durable_log_frames_Columns a26;
    struct seg_i64_i64_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 27, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_array(&held, args[1], 'B', 0, &a1.p, &a1.n)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_array(&held, args[7], 'Q', 0, &a7.p, &a7.n)) goto out;
    if (!seg_take_array(&held, args[8], 'B', 0, &a8.p, &a8.n)) goto out;
    if (!seg_take_u64(args[9], &a9)) goto out;
    if (!seg_take_u64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_i64(args[12], &a12)) goto out;
    if (!seg_take_u64(args[13], &a13)) goto out;
    if (!seg_take_i64(args[14], &a14)) goto out;
    if (!seg_take_i64(args[15], &a15)) goto out;
    if (!seg_take_bool(args[16], &a16)) goto out;
    if (!seg_take_bool(args[17], &a17)) goto out;
    if (!seg_take_i64(args[18], &a18)) goto out;
    if (!seg_take_array(&held, args[19], 'q', 1, &a19.p, &a19.n)) goto out;
    if (!seg_take_array(&held, args[20], 'q', 1, &a20.p, &a20.n)) goto out;
    if (!seg_take_array(&held, args[21], 'B', 1, &a21.p, &a21.n)) goto out;
    if (!seg_take_array(&held, args[22], 'Q', 1, &a22.p, &a22.n)) goto out;
    if (!seg_take_array(&held, args[23], 'Q', 1, &a23.p, &a23.n)) goto out;
    if (!seg_take_array(&held, args[24], 'Q', 1, &a24.p, &a24.n)) goto out;
    if (!seg_take_array(&held, args[25], 'q', 1, &a25.p, &a25.n)) goto out;
    if (!seg_is_tuple(args[26], 11)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 0), 'q', 1, &a26.position.p, &a26.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 1), 'q', 1, &a26.end.p, &a26.end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 2), 'Q', 1, &a26.number.p, &a26.number.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 3), 'I', 1, &a26.sum.p, &a26.sum.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 4), 'B', 1, &a26.d_version.p, &a26.d_version.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 5), 'B', 1, &a26.d_flags.p, &a26.d_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 6), 'H', 1, &a26.d_reserved.p, &a26.d_reserved.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 7), 'I', 1, &a26.d_len_payload.p, &a26.d_len_payload.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 8), 'I', 1, &a26.d_checksum.p, &a26.d_checksum.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 9), 'q', 1, &a26.value_position.p, &a26.value_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 10), 'I', 1, &a26.value_length.p, &a26.value_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_durable_log_frames_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26);
    Py_END_ALLOW_THREADS
    made = seg_tuple(6, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4), PyLong_FromLongLong(result.f5)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_durable_log_record_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "start", "stop", "end", "key", "due", "most", "checks", "begun", "most_rows", "most_bytes", "told", "odd", "asked", "out"};
    PyObject *args[16], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    seg_u8 a5;
    uint64_t a6;
    uint64_t a7;
    bool a8;
    int64_t a9;
    int64_t a10;
    int64_t a11;
    seg_i64 a12;
    seg_i64 a13;
    struct segspec_ksy_logs_kernels_durable_log_record_run_Selected a14;
    struct segspec_ksy_logs_kernels_durable_log_record_run_Out a15;
    struct seg_i64_i64_u64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 16, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    if (!seg_take_u64(args[6], &a6)) goto out;
    if (!seg_take_u64(args[7], &a7)) goto out;
    if (!seg_take_bool(args[8], &a8)) goto out;
    if (!seg_take_i64(args[9], &a9)) goto out;
    if (!seg_take_i64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_array(&held, args[12], 'q', 1, &a12.p, &a12.n)) goto out;
    if (!seg_take_array(&held, args[13], 'q', 1, &a13.p, &a13.n)) goto out;
    if (!seg_is_tuple(args[14], 6)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 0), &a14.makes)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 1), &a14.places)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 2), &a14.points)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 3), &a14.a_offset)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 4), &a14.a_position)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 5), &a14.a_value)) goto out;
    if (!seg_is_tuple(args[15], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 0), 'Q', 1, &a15.c_offset.p, &a15.c_offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 1), 'q', 1, &a15.c_position.p, &a15.c_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 2), 'i', 1, &a15.c_value_ends.p, &a15.c_value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 3), 'B', 1, &a15.c_value.p, &a15.c_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 4), 'q', 1, &a15.c_value_at.p, &a15.c_value_at.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 5), 'B', 1, &a15.views.p, &a15.views.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_durable_log_record_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    Py_END_ALLOW_THREADS
    made = seg_tuple(5, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromUnsignedLongLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_durable_log_sum_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_durable_log_sum_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_ffwd_frames_scan(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "capacity", "columns"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_ksy_logs_kernels_ffwd_frames_Columns a5;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 5)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 0), 'q', 1, &a5.position.p, &a5.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 1), 'q', 1, &a5.end.p, &a5.end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 2), 'I', 1, &a5.d_len_blob.p, &a5.d_len_blob.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 3), 'q', 1, &a5.value_position.p, &a5.value_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[5], 4), 'I', 1, &a5.value_length.p, &a5.value_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_ffwd_frames_scan(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_ffwd_frames_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "room", "base", "start", "stop", "end", "after", "header", "key", "due", "seed", "most_rows", "most_bytes", "most", "most_records", "asks", "checks", "tells", "capacity", "starts", "ends", "packed", "numbers", "dues", "seeds", "odd", "columns"};
    PyObject *args[27], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    seg_u8 a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    seg_u64 a7;
    seg_u8 a8;
    uint64_t a9;
    uint64_t a10;
    int64_t a11;
    int64_t a12;
    uint64_t a13;
    int64_t a14;
    int64_t a15;
    bool a16;
    bool a17;
    int64_t a18;
    seg_i64 a19;
    seg_i64 a20;
    seg_u8 a21;
    seg_u64 a22;
    seg_u64 a23;
    seg_u64 a24;
    seg_i64 a25;
    struct segspec_ksy_logs_kernels_ffwd_frames_Columns a26;
    struct seg_i64_i64_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 27, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_array(&held, args[1], 'B', 0, &a1.p, &a1.n)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_array(&held, args[7], 'Q', 0, &a7.p, &a7.n)) goto out;
    if (!seg_take_array(&held, args[8], 'B', 0, &a8.p, &a8.n)) goto out;
    if (!seg_take_u64(args[9], &a9)) goto out;
    if (!seg_take_u64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_i64(args[12], &a12)) goto out;
    if (!seg_take_u64(args[13], &a13)) goto out;
    if (!seg_take_i64(args[14], &a14)) goto out;
    if (!seg_take_i64(args[15], &a15)) goto out;
    if (!seg_take_bool(args[16], &a16)) goto out;
    if (!seg_take_bool(args[17], &a17)) goto out;
    if (!seg_take_i64(args[18], &a18)) goto out;
    if (!seg_take_array(&held, args[19], 'q', 1, &a19.p, &a19.n)) goto out;
    if (!seg_take_array(&held, args[20], 'q', 1, &a20.p, &a20.n)) goto out;
    if (!seg_take_array(&held, args[21], 'B', 1, &a21.p, &a21.n)) goto out;
    if (!seg_take_array(&held, args[22], 'Q', 1, &a22.p, &a22.n)) goto out;
    if (!seg_take_array(&held, args[23], 'Q', 1, &a23.p, &a23.n)) goto out;
    if (!seg_take_array(&held, args[24], 'Q', 1, &a24.p, &a24.n)) goto out;
    if (!seg_take_array(&held, args[25], 'q', 0, &a25.p, &a25.n)) goto out;
    if (!seg_is_tuple(args[26], 5)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 0), 'q', 1, &a26.position.p, &a26.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 1), 'q', 1, &a26.end.p, &a26.end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 2), 'I', 1, &a26.d_len_blob.p, &a26.d_len_blob.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 3), 'q', 1, &a26.value_position.p, &a26.value_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[26], 4), 'I', 1, &a26.value_length.p, &a26.value_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_ffwd_frames_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26);
    Py_END_ALLOW_THREADS
    made = seg_tuple(6, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4), PyLong_FromLongLong(result.f5)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_ksy_logs_kernels_ffwd_record_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "start", "stop", "end", "key", "due", "most", "checks", "begun", "most_rows", "most_bytes", "told", "odd", "asked", "out"};
    PyObject *args[16], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    seg_u8 a5;
    uint64_t a6;
    uint64_t a7;
    bool a8;
    int64_t a9;
    int64_t a10;
    int64_t a11;
    seg_i64 a12;
    seg_i64 a13;
    struct segspec_ksy_logs_kernels_ffwd_record_run_Selected a14;
    struct segspec_ksy_logs_kernels_ffwd_record_run_Out a15;
    struct seg_i64_i64_u64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 16, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    if (!seg_take_u64(args[6], &a6)) goto out;
    if (!seg_take_u64(args[7], &a7)) goto out;
    if (!seg_take_bool(args[8], &a8)) goto out;
    if (!seg_take_i64(args[9], &a9)) goto out;
    if (!seg_take_i64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_array(&held, args[12], 'q', 1, &a12.p, &a12.n)) goto out;
    if (!seg_take_array(&held, args[13], 'q', 0, &a13.p, &a13.n)) goto out;
    if (!seg_is_tuple(args[14], 6)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 0), &a14.makes)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 1), &a14.places)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 2), &a14.points)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 3), &a14.a_offset)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 4), &a14.a_position)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[14], 5), &a14.a_value)) goto out;
    if (!seg_is_tuple(args[15], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 0), 'Q', 1, &a15.c_offset.p, &a15.c_offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 1), 'q', 1, &a15.c_position.p, &a15.c_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 2), 'i', 1, &a15.c_value_ends.p, &a15.c_value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 3), 'B', 1, &a15.c_value.p, &a15.c_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 4), 'q', 1, &a15.c_value_at.p, &a15.c_value_at.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[15], 5), 'B', 1, &a15.views.p, &a15.views.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_ksy_logs_kernels_ffwd_record_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    Py_END_ALLOW_THREADS
    made = seg_tuple(5, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromUnsignedLongLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_durable_log_encode_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"values", "ends", "numbers", "first", "last", "due", "position", "stop", "out", "out_index"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    seg_i32 a1;
    seg_u64 a2;
    int64_t a3;
    int64_t a4;
    uint64_t a5;
    int64_t a6;
    int64_t a7;
    seg_u8 a8;
    seg_u8 a9;
    struct seg_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_array(&held, args[1], 'i', 0, &a1.p, &a1.n)) goto out;
    if (!seg_take_array(&held, args[2], 'Q', 0, &a2.p, &a2.n)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_u64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_array(&held, args[8], 'B', 1, &a8.p, &a8.n)) goto out;
    if (!seg_take_array(&held, args[9], 'B', 1, &a9.p, &a9.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_durable_log_encode_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(2, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_ffwd_encode_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"values", "ends", "numbers", "first", "last", "due", "empty", "position", "stop", "out"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    seg_i32 a1;
    seg_u64 a2;
    int64_t a3;
    int64_t a4;
    uint64_t a5;
    int64_t a6;
    int64_t a7;
    int64_t a8;
    seg_u8 a9;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_array(&held, args[1], 'i', 0, &a1.p, &a1.n)) goto out;
    if (!seg_take_array(&held, args[2], 'Q', 0, &a2.p, &a2.n)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_u64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_take_array(&held, args[9], 'B', 1, &a9.p, &a9.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_ffwd_encode_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_mojo_encode_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"given", "first", "last", "pack", "ms", "seq", "time", "records", "most", "out"};
    PyObject *args[10], *made = NULL;
    seg_held held;
    held.count = 0;
    struct segspec_formats_mojo_encode_run_NewEntries a0;
    int64_t a1;
    int64_t a2;
    struct segspec_formats_mojo_encode_run_PackSoFar a3;
    uint64_t a4;
    uint64_t a5;
    uint64_t a6;
    int64_t a7;
    int64_t a8;
    seg_u8 a9;
    struct seg_i64_i64_i64_u64_u64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 10, args)) return NULL;
    if (!seg_is_tuple(args[0], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 0), 'i', 0, &a0.starts.p, &a0.starts.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 1), 'B', 0, &a0.names.p, &a0.names.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 2), 'I', 0, &a0.name_ends.p, &a0.name_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 3), 'B', 0, &a0.values.p, &a0.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 4), 'I', 0, &a0.value_ends.p, &a0.value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 5), 'Q', 0, &a0.ms.p, &a0.ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 6), 'Q', 0, &a0.seq.p, &a0.seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 7), '?', 0, &a0.deleted.p, &a0.deleted.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_is_tuple(args[3], 5)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[3], 0), &a3.ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[3], 1), &a3.seq)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 2), 'B', 0, &a3.names.p, &a3.names.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 3), 'I', 0, &a3.ends.p, &a3.ends.n)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[3], 4), &a3.has_lp_count)) goto out;
    if (!seg_take_u64(args[4], &a4)) goto out;
    if (!seg_take_u64(args[5], &a5)) goto out;
    if (!seg_take_u64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_take_array(&held, args[9], 'B', 1, &a9.p, &a9.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_mojo_encode_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    Py_END_ALLOW_THREADS
    made = seg_tuple(5, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromUnsignedLongLong(result.f3), PyLong_FromUnsignedLongLong(result.f4)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_mojo_scan_pack_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "end", "reading", "so", "limit", "space"};
    PyObject *args[7], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    struct segspec_formats_mojo_scan_pack_run_PackReading a3;
    struct segspec_formats_mojo_scan_pack_run_PackRead a4;
    int64_t a5;
    struct segspec_formats_mojo_scan_pack_run_EntrySpace a6;
    struct segspec_formats_mojo_scan_pack_run_PackRead result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 7, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_is_tuple(args[3], 7)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[3], 0), &a3.first)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[3], 1), &a3.form)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[3], 2), &a3.has_tags)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[3], 3), &a3.has_counts)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[3], 4), &a3.has_lp_count)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[3], 5), &a3.bytes_form)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[3], 6), &a3.elements_form)) goto out;
    if (!seg_is_tuple(args[4], 9)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 0), &a4.part)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 1), &a4.status)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 2), &a4.position)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 3), &a4.failed)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 4), &a4.end)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 5), &a4.body_end)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[4], 6), 7)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 0), &a4.head.start)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 1), &a4.head.body)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 2), &a4.head.ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 3), &a4.head.seq)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 4), &a4.head.live)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 5), &a4.head.deleted)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 6), 6), &a4.head.num_fields)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[4], 7), 16)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 0), &a4.entries.number)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 1), &a4.entries.live)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 2), &a4.entries.elements)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 3), &a4.entries.first_ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 4), &a4.entries.first_seq)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 5), &a4.entries.last_ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 6), &a4.entries.last_seq)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 7), &a4.entries.live_first_ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 8), &a4.entries.live_first_seq)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 9), &a4.entries.live_last_ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 10), &a4.entries.live_last_seq)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 11), &a4.entries.misplaced)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 12), &a4.entries.misplaced_at)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 13), &a4.entries.flagged)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 14), &a4.entries.flagged_at)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 7), 15), &a4.entries.flags)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[4], 8), 5)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 8), 0), &a4.written.rows)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 8), 1), &a4.written.ids)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 8), 2), &a4.written.fields)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 8), 3), &a4.written.names)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(PyTuple_GetItem(args[4], 8), 4), &a4.written.values)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_is_tuple(args[6], 5)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[6], 0), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 0), 'q', 1, &a6.out.position.p, &a6.out.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 1), 'B', 1, &a6.out.deleted.p, &a6.out.deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 2), 'i', 1, &a6.out.ends.p, &a6.out.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 3), 'B', 1, &a6.out.ids.p, &a6.out.ids.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 4), 'Q', 1, &a6.out.ms.p, &a6.out.ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 5), 'Q', 1, &a6.out.seq.p, &a6.out.seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 0), 6), 'B', 1, &a6.out.shares.p, &a6.out.shares.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[6], 1), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 0), 'i', 1, &a6.fields.ends.p, &a6.fields.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 1), 'i', 1, &a6.fields.name_ends.p, &a6.fields.name_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 2), 'B', 1, &a6.fields.names.p, &a6.fields.names.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 3), 'i', 1, &a6.fields.value_ends.p, &a6.fields.value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 4), 'B', 1, &a6.fields.values.p, &a6.fields.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 5), 'i', 1, &a6.fields.master_ends.p, &a6.fields.master_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 1), 6), 'B', 1, &a6.fields.masters.p, &a6.fields.masters.n)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 2), &a6.capacity)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[6], 3), 3)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 3), 0), 'q', 1, &a6.names.int_value.p, &a6.names.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 3), 1), 'q', 1, &a6.names.text_position.p, &a6.names.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 3), 2), 'q', 1, &a6.names.text_length.p, &a6.names.text_length.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[6], 4), 12)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 0), 'B', 1, &a6.columns.role.p, &a6.columns.role.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 1), 'q', 1, &a6.columns.int_value.p, &a6.columns.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 2), 'q', 1, &a6.columns.text_position.p, &a6.columns.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 3), 'q', 1, &a6.columns.text_length.p, &a6.columns.text_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 4), 'B', 1, &a6.columns.is_end.p, &a6.columns.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 5), 'B', 1, &a6.columns.is_deleted.p, &a6.columns.is_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 6), 'q', 1, &a6.columns.other_flags.p, &a6.columns.other_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 7), 'q', 1, &a6.columns.ms_difference.p, &a6.columns.ms_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 8), 'q', 1, &a6.columns.seq_difference.p, &a6.columns.seq_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 9), 'q', 1, &a6.columns.num_elements.p, &a6.columns.num_elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 10), 'q', 1, &a6.columns.num_live.p, &a6.columns.num_live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[6], 4), 11), 'q', 1, &a6.columns.end.p, &a6.columns.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_mojo_scan_pack_run_run(a0, a1, a2, a3, a4, a5, a6);
    Py_END_ALLOW_THREADS
    made = seg_tuple(9, (PyObject *[]){PyLong_FromLongLong(result.part), PyLong_FromLongLong(result.status), PyLong_FromLongLong(result.position), PyLong_FromLongLong(result.failed), PyLong_FromLongLong(result.end), PyLong_FromLongLong(result.body_end), seg_tuple(7, (PyObject *[]){PyLong_FromLongLong(result.head.start), PyLong_FromLongLong(result.head.body), PyLong_FromUnsignedLongLong(result.head.ms), PyLong_FromUnsignedLongLong(result.head.seq), PyLong_FromLongLong(result.head.live), PyLong_FromLongLong(result.head.deleted), PyLong_FromLongLong(result.head.num_fields)}), seg_tuple(16, (PyObject *[]){PyLong_FromLongLong(result.entries.number), PyLong_FromLongLong(result.entries.live), PyLong_FromLongLong(result.entries.elements), PyLong_FromUnsignedLongLong(result.entries.first_ms), PyLong_FromUnsignedLongLong(result.entries.first_seq), PyLong_FromUnsignedLongLong(result.entries.last_ms), PyLong_FromUnsignedLongLong(result.entries.last_seq), PyLong_FromUnsignedLongLong(result.entries.live_first_ms), PyLong_FromUnsignedLongLong(result.entries.live_first_seq), PyLong_FromUnsignedLongLong(result.entries.live_last_ms), PyLong_FromUnsignedLongLong(result.entries.live_last_seq), PyLong_FromLongLong(result.entries.misplaced), PyLong_FromLongLong(result.entries.misplaced_at), PyLong_FromLongLong(result.entries.flagged), PyLong_FromLongLong(result.entries.flagged_at), PyLong_FromLongLong(result.entries.flags)}), seg_tuple(5, (PyObject *[]){PyLong_FromLongLong(result.written.rows), PyLong_FromLongLong(result.written.ids), PyLong_FromLongLong(result.written.fields), PyLong_FromLongLong(result.written.names), PyLong_FromLongLong(result.written.values)})});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_mojo_scan_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "stop", "end", "position", "reading", "last", "packs", "space"};
    PyObject *args[9], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_formats_mojo_scan_pack_run_PackReading a5;
    struct segspec_formats_mojo_scan_run_LastId a6;
    struct segspec_formats_mojo_scan_run_PackRows a7;
    struct segspec_formats_mojo_scan_pack_run_EntrySpace a8;
    struct segspec_formats_mojo_scan_run_PacksFound result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 9, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 7)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 0), &a5.first)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 1), &a5.form)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[5], 2), &a5.has_tags)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[5], 3), &a5.has_counts)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[5], 4), &a5.has_lp_count)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 5), &a5.bytes_form)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 6), &a5.elements_form)) goto out;
    if (!seg_is_tuple(args[6], 3)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[6], 0), &a6.there)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[6], 1), &a6.ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[6], 2), &a6.seq)) goto out;
    if (!seg_is_tuple(args[7], 18)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 0), 'q', 1, &a7.position.p, &a7.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 1), 'q', 1, &a7.start.p, &a7.start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 2), 'q', 1, &a7.end.p, &a7.end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 3), 'q', 1, &a7.entries.p, &a7.entries.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 4), 'q', 1, &a7.live.p, &a7.live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 5), 'q', 1, &a7.elements.p, &a7.elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 6), 'Q', 1, &a7.ms.p, &a7.ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 7), 'Q', 1, &a7.seq.p, &a7.seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 8), 'Q', 1, &a7.first_ms.p, &a7.first_ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 9), 'Q', 1, &a7.first_seq.p, &a7.first_seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 10), 'Q', 1, &a7.last_ms.p, &a7.last_ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 11), 'Q', 1, &a7.last_seq.p, &a7.last_seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 12), 'B', 1, &a7.odd.p, &a7.odd.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 13), 'q', 1, &a7.stated.p, &a7.stated.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 14), 'q', 1, &a7.stated_deleted.p, &a7.stated_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 15), 'q', 1, &a7.flagged.p, &a7.flagged.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 16), 'q', 1, &a7.flagged_at.p, &a7.flagged_at.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[7], 17), 'q', 1, &a7.flags.p, &a7.flags.n)) goto out;
    if (!seg_is_tuple(args[8], 5)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[8], 0), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 0), 'q', 1, &a8.out.position.p, &a8.out.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 1), 'B', 1, &a8.out.deleted.p, &a8.out.deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 2), 'i', 1, &a8.out.ends.p, &a8.out.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 3), 'B', 1, &a8.out.ids.p, &a8.out.ids.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 4), 'Q', 1, &a8.out.ms.p, &a8.out.ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 5), 'Q', 1, &a8.out.seq.p, &a8.out.seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 0), 6), 'B', 1, &a8.out.shares.p, &a8.out.shares.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[8], 1), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 0), 'i', 1, &a8.fields.ends.p, &a8.fields.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 1), 'i', 1, &a8.fields.name_ends.p, &a8.fields.name_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 2), 'B', 1, &a8.fields.names.p, &a8.fields.names.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 3), 'i', 1, &a8.fields.value_ends.p, &a8.fields.value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 4), 'B', 1, &a8.fields.values.p, &a8.fields.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 5), 'i', 1, &a8.fields.master_ends.p, &a8.fields.master_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 1), 6), 'B', 1, &a8.fields.masters.p, &a8.fields.masters.n)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[8], 2), &a8.capacity)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[8], 3), 3)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 3), 0), 'q', 1, &a8.names.int_value.p, &a8.names.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 3), 1), 'q', 1, &a8.names.text_position.p, &a8.names.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 3), 2), 'q', 1, &a8.names.text_length.p, &a8.names.text_length.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[8], 4), 12)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 0), 'B', 1, &a8.columns.role.p, &a8.columns.role.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 1), 'q', 1, &a8.columns.int_value.p, &a8.columns.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 2), 'q', 1, &a8.columns.text_position.p, &a8.columns.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 3), 'q', 1, &a8.columns.text_length.p, &a8.columns.text_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 4), 'B', 1, &a8.columns.is_end.p, &a8.columns.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 5), 'B', 1, &a8.columns.is_deleted.p, &a8.columns.is_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 6), 'q', 1, &a8.columns.other_flags.p, &a8.columns.other_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 7), 'q', 1, &a8.columns.ms_difference.p, &a8.columns.ms_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 8), 'q', 1, &a8.columns.seq_difference.p, &a8.columns.seq_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 9), 'q', 1, &a8.columns.num_elements.p, &a8.columns.num_elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 10), 'q', 1, &a8.columns.num_live.p, &a8.columns.num_live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[8], 4), 11), 'q', 1, &a8.columns.end.p, &a8.columns.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_mojo_scan_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    Py_END_ALLOW_THREADS
    made = seg_tuple(12, (PyObject *[]){PyLong_FromLongLong(result.packs), PyLong_FromLongLong(result.reached), PyLong_FromLongLong(result.why), seg_tuple(5, (PyObject *[]){PyLong_FromLongLong(result.written.rows), PyLong_FromLongLong(result.written.ids), PyLong_FromLongLong(result.written.fields), PyLong_FromLongLong(result.written.names), PyLong_FromLongLong(result.written.values)}), PyLong_FromLongLong(result.rows), PyLong_FromLongLong(result.live), PyLong_FromUnsignedLongLong(result.first_ms), PyLong_FromUnsignedLongLong(result.first_seq), PyLong_FromUnsignedLongLong(result.last_ms), PyLong_FromUnsignedLongLong(result.last_seq), PyLong_FromLongLong(result.part), PyLong_FromLongLong(result.status)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_mojo_scan_seek_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "position", "stop", "reading", "last", "content", "limit", "whole", "looks", "space"};
    PyObject *args[11], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    struct segspec_formats_mojo_scan_pack_run_PackReading a4;
    struct segspec_formats_mojo_scan_run_LastId a5;
    int64_t a6;
    int64_t a7;
    bool a8;
    int64_t a9;
    struct segspec_formats_mojo_scan_pack_run_EntrySpace a10;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 11, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_is_tuple(args[4], 7)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 0), &a4.first)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 1), &a4.form)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[4], 2), &a4.has_tags)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[4], 3), &a4.has_counts)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[4], 4), &a4.has_lp_count)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 5), &a4.bytes_form)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 6), &a4.elements_form)) goto out;
    if (!seg_is_tuple(args[5], 3)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[5], 0), &a5.there)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[5], 1), &a5.ms)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[5], 2), &a5.seq)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_bool(args[8], &a8)) goto out;
    if (!seg_take_i64(args[9], &a9)) goto out;
    if (!seg_is_tuple(args[10], 5)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[10], 0), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 0), 'q', 1, &a10.out.position.p, &a10.out.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 1), 'B', 1, &a10.out.deleted.p, &a10.out.deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 2), 'i', 1, &a10.out.ends.p, &a10.out.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 3), 'B', 1, &a10.out.ids.p, &a10.out.ids.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 4), 'Q', 1, &a10.out.ms.p, &a10.out.ms.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 5), 'Q', 1, &a10.out.seq.p, &a10.out.seq.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 0), 6), 'B', 1, &a10.out.shares.p, &a10.out.shares.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[10], 1), 7)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 0), 'i', 1, &a10.fields.ends.p, &a10.fields.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 1), 'i', 1, &a10.fields.name_ends.p, &a10.fields.name_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 2), 'B', 1, &a10.fields.names.p, &a10.fields.names.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 3), 'i', 1, &a10.fields.value_ends.p, &a10.fields.value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 4), 'B', 1, &a10.fields.values.p, &a10.fields.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 5), 'i', 1, &a10.fields.master_ends.p, &a10.fields.master_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 1), 6), 'B', 1, &a10.fields.masters.p, &a10.fields.masters.n)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[10], 2), &a10.capacity)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[10], 3), 3)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 3), 0), 'q', 1, &a10.names.int_value.p, &a10.names.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 3), 1), 'q', 1, &a10.names.text_position.p, &a10.names.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 3), 2), 'q', 1, &a10.names.text_length.p, &a10.names.text_length.n)) goto out;
    if (!seg_is_tuple(PyTuple_GetItem(args[10], 4), 12)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 0), 'B', 1, &a10.columns.role.p, &a10.columns.role.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 1), 'q', 1, &a10.columns.int_value.p, &a10.columns.int_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 2), 'q', 1, &a10.columns.text_position.p, &a10.columns.text_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 3), 'q', 1, &a10.columns.text_length.p, &a10.columns.text_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 4), 'B', 1, &a10.columns.is_end.p, &a10.columns.is_end.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 5), 'B', 1, &a10.columns.is_deleted.p, &a10.columns.is_deleted.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 6), 'q', 1, &a10.columns.other_flags.p, &a10.columns.other_flags.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 7), 'q', 1, &a10.columns.ms_difference.p, &a10.columns.ms_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 8), 'q', 1, &a10.columns.seq_difference.p, &a10.columns.seq_difference.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 9), 'q', 1, &a10.columns.num_elements.p, &a10.columns.num_elements.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 10), 'q', 1, &a10.columns.num_live.p, &a10.columns.num_live.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(PyTuple_GetItem(args[10], 4), 11), 'q', 1, &a10.columns.end.p, &a10.columns.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_mojo_scan_seek_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_osiris_encode_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"given", "first", "last", "due", "kind", "limits", "position", "stop", "most", "begun", "out", "out_index"};
    PyObject *args[12], *made = NULL;
    seg_held held;
    held.count = 0;
    struct segspec_formats_osiris_encode_run_Records a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    struct segspec_formats_osiris_encode_run_Kind a4;
    struct segspec_formats_osiris_encode_run_ChunkLimits a5;
    int64_t a6;
    int64_t a7;
    int64_t a8;
    bool a9;
    seg_u8 a10;
    seg_u8 a11;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 12, args)) return NULL;
    if (!seg_is_tuple(args[0], 4)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 0), 'B', 0, &a0.values.p, &a0.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 1), 'i', 0, &a0.ends.p, &a0.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 2), 'Q', 0, &a0.numbers.p, &a0.numbers.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 3), 'q', 0, &a0.times.p, &a0.times.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_is_tuple(args[4], 4)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 0), &a4.version)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 1), &a4.chunk_type)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[4], 2), &a4.epoch)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[4], 3), &a4.time)) goto out;
    if (!seg_is_tuple(args[5], 4)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 0), &a5.entries)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 1), &a5.size)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 2), &a5.value)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[5], 3), &a5.shared)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_take_bool(args[9], &a9)) goto out;
    if (!seg_take_array(&held, args[10], 'B', 1, &a10.p, &a10.n)) goto out;
    if (!seg_take_array(&held, args[11], 'B', 1, &a11.p, &a11.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_osiris_encode_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_osiris_scan_blocks_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "room", "limit", "most_records", "most", "out"};
    PyObject *args[9], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    struct segspec_formats_osiris_scan_blocks_run_Bodies a8;
    struct seg_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 9, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_is_tuple(args[8], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 0), 'q', 1, &a8.position.p, &a8.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 1), 'q', 1, &a8.length.p, &a8.length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 2), 'q', 1, &a8.codec.p, &a8.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 3), 'q', 1, &a8.size.p, &a8.size.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 4), 'q', 1, &a8.start.p, &a8.start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[8], 5), 'B', 0, &a8.content.p, &a8.content.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_osiris_scan_blocks_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    Py_END_ALLOW_THREADS
    made = seg_tuple(3, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_osiris_scan_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "base", "start", "stop", "end", "due", "most", "does", "asked", "blocks", "found", "table", "odd", "out"};
    PyObject *args[14], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    struct segspec_formats_osiris_rules_Due a5;
    struct segspec_formats_osiris_scan_run_RunLimits a6;
    struct segspec_formats_osiris_scan_run_RunTasks a7;
    struct segspec_formats_osiris_rules_Hashed a8;
    struct segspec_formats_osiris_scan_blocks_run_Bodies a9;
    struct segspec_kernels_osiris_tracking_blocks_Columns a10;
    struct segspec_formats_osiris_scan_run_Table a11;
    struct segspec_formats_osiris_scan_run_Odds a12;
    struct segspec_formats_osiris_scan_run_Out a13;
    struct segspec_formats_osiris_scan_run_Numbers result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 14, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_is_tuple(args[5], 5)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 0), &a5.version)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[5], 1), &a5.chunk_id)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[5], 2), &a5.other_id)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[5], 3), &a5.epoch)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[5], 4), &a5.timestamp)) goto out;
    if (!seg_is_tuple(args[6], 4)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 0), &a6.size)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 1), &a6.records)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 2), &a6.rows)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 3), &a6.rules)) goto out;
    if (!seg_is_tuple(args[7], 6)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 0), &a7.checks)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 1), &a7.tracks)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 2), &a7.decodes)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 3), &a7.gathers)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 4), &a7.places)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[7], 5), &a7.chooses)) goto out;
    if (!seg_is_tuple(args[8], 4)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[8], 0), &a8.one)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[8], 1), &a8.other)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[8], 2), &a8.unfiltered)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[8], 3), &a8.bare)) goto out;
    if (!seg_is_tuple(args[9], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 0), 'q', 0, &a9.position.p, &a9.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 1), 'q', 0, &a9.length.p, &a9.length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 2), 'q', 0, &a9.codec.p, &a9.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 3), 'q', 0, &a9.size.p, &a9.size.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 4), 'q', 0, &a9.start.p, &a9.start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[9], 5), 'B', 0, &a9.content.p, &a9.content.n)) goto out;
    if (!seg_is_tuple(args[10], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 0), 'B', 1, &a10.tracking_type.p, &a10.tracking_type.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 1), 'q', 1, &a10.tracking_id_position.p, &a10.tracking_id_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 2), 'B', 1, &a10.tracking_id_length.p, &a10.tracking_id_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 3), 'Q', 1, &a10.publishing_id.p, &a10.publishing_id.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 4), 'Q', 1, &a10.offset.p, &a10.offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[10], 5), 'q', 1, &a10.timestamp.p, &a10.timestamp.n)) goto out;
    if (!seg_is_tuple(args[11], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 0), 'q', 1, &a11.kind.p, &a11.kind.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 1), 'q', 1, &a11.name.p, &a11.name.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 2), 'q', 1, &a11.length.p, &a11.length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 3), 'Q', 1, &a11.value.p, &a11.value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 4), 'q', 1, &a11.timestamp.p, &a11.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 5), 'q', 1, &a11.position.p, &a11.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 6), 'Q', 1, &a11.chunk_id.p, &a11.chunk_id.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[11], 7), 'q', 1, &a11.slots.p, &a11.slots.n)) goto out;
    if (!seg_is_tuple(args[12], 5)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 0), 'q', 1, &a12.position.p, &a12.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 1), 'q', 1, &a12.before.p, &a12.before.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 2), 'q', 1, &a12.rules.p, &a12.rules.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 3), 'q', 1, &a12.entries.p, &a12.entries.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[12], 4), 'q', 1, &a12.records.p, &a12.records.n)) goto out;
    if (!seg_is_tuple(args[13], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 0), 'Q', 1, &a13.offset.p, &a13.offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 1), 'q', 1, &a13.timestamp.p, &a13.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 2), 'Q', 1, &a13.chunk_id.p, &a13.chunk_id.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 3), 'Q', 1, &a13.epoch.p, &a13.epoch.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 4), 'q', 1, &a13.position.p, &a13.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 5), 'i', 1, &a13.ends.p, &a13.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 6), 'B', 1, &a13.value.p, &a13.value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 7), 'B', 1, &a13.views.p, &a13.views.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_osiris_scan_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
    Py_END_ALLOW_THREADS
    made = seg_tuple(18, (PyObject *[]){PyLong_FromLongLong(result.frames), PyLong_FromLongLong(result.rows), PyLong_FromLongLong(result.reached), PyLong_FromLongLong(result.used), PyLong_FromLongLong(result.unpacked), PyLong_FromLongLong(result.tracked), PyLong_FromLongLong(result.odds), PyLong_FromLongLong(result.reason), PyLong_FromLongLong(result.last), PyLong_FromLongLong(result.before), PyLong_FromLongLong(result.taken), PyLong_FromLongLong(result.first_filled), PyLong_FromLongLong(result.last_filled), PyLong_FromLongLong(result.last_rows), PyLong_FromLongLong(result.status), PyLong_FromLongLong(result.records), PyLong_FromLongLong(result.size), PyLong_FromLongLong(result.why)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_encode_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"given", "first", "last", "is_sparse", "time", "out"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    struct segspec_formats_tank_encode_run_GivenMessages a0;
    int64_t a1;
    int64_t a2;
    bool a3;
    uint64_t a4;
    seg_u8 a5;
    int64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_is_tuple(args[0], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 0), 'B', 0, &a0.values.p, &a0.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 1), 'I', 0, &a0.ends.p, &a0.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 2), 'B', 0, &a0.keys.p, &a0.keys.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 3), 'I', 0, &a0.key_ends.p, &a0.key_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 4), 'Q', 0, &a0.numbers.p, &a0.numbers.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 5), 'Q', 0, &a0.times.p, &a0.times.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_bool(args[3], &a3)) goto out;
    if (!seg_take_u64(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 1, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_encode_run_run(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_gather_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"given", "first", "last", "due", "count", "size", "limits"};
    PyObject *args[7], *made = NULL;
    seg_held held;
    held.count = 0;
    struct segspec_formats_tank_encode_run_GivenMessages a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    int64_t a4;
    int64_t a5;
    struct segspec_formats_tank_gather_run_BundleLimits a6;
    struct seg_i64_i64_u64_bool result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 7, args)) return NULL;
    if (!seg_is_tuple(args[0], 6)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 0), 'B', 0, &a0.values.p, &a0.values.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 1), 'I', 0, &a0.ends.p, &a0.ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 2), 'B', 0, &a0.keys.p, &a0.keys.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 3), 'I', 0, &a0.key_ends.p, &a0.key_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 4), 'Q', 0, &a0.numbers.p, &a0.numbers.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[0], 5), 'Q', 0, &a0.times.p, &a0.times.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_is_tuple(args[6], 6)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 0), &a6.records)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 1), &a6.size)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[6], 2), &a6.base)) goto out;
    if (!seg_take_u64(PyTuple_GetItem(args[6], 3), &a6.apart)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[6], 4), &a6.dense)) goto out;
    if (!seg_take_i64(PyTuple_GetItem(args[6], 5), &a6.content)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_gather_run_run(a0, a1, a2, a3, a4, a5, a6);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromUnsignedLongLong(result.f2), PyBool_FromLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_scan_bundles_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start", "stop", "end", "due", "most_rows", "most_bytes", "most", "limit", "most_messages", "loosely", "capacity", "starts", "ends", "packed", "numbers", "dues", "columns"};
    PyObject *args[18], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    uint64_t a4;
    int64_t a5;
    int64_t a6;
    uint64_t a7;
    int64_t a8;
    int64_t a9;
    bool a10;
    int64_t a11;
    seg_i64 a12;
    seg_i64 a13;
    seg_u8 a14;
    seg_u64 a15;
    seg_u64 a16;
    struct segspec_kernels_tank_entries_Columns a17;
    struct seg_i64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 18, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_u64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_u64(args[7], &a7)) goto out;
    if (!seg_take_i64(args[8], &a8)) goto out;
    if (!seg_take_i64(args[9], &a9)) goto out;
    if (!seg_take_bool(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_array(&held, args[12], 'q', 1, &a12.p, &a12.n)) goto out;
    if (!seg_take_array(&held, args[13], 'q', 1, &a13.p, &a13.n)) goto out;
    if (!seg_take_array(&held, args[14], 'B', 1, &a14.p, &a14.n)) goto out;
    if (!seg_take_array(&held, args[15], 'Q', 1, &a15.p, &a15.n)) goto out;
    if (!seg_take_array(&held, args[16], 'Q', 1, &a16.p, &a16.n)) goto out;
    if (!seg_is_tuple(args[17], 9)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 0), 'q', 1, &a17.position.p, &a17.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 1), '?', 1, &a17.unused.p, &a17.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 2), 'B', 1, &a17.codec.p, &a17.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 3), 'q', 1, &a17.num.p, &a17.num.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 4), '?', 1, &a17.is_sparse.p, &a17.is_sparse.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 5), 'Q', 1, &a17.first_sequence.p, &a17.first_sequence.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 6), 'q', 1, &a17.last_delta.p, &a17.last_delta.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 7), 'q', 1, &a17.message_set_start.p, &a17.message_set_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 8), 'Q', 1, &a17.end.p, &a17.end.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_scan_bundles_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_scan_head_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "start"};
    PyObject *args[2], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 2, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_scan_head_run_run(a0, a1);
    Py_END_ALLOW_THREADS
    made = seg_tuple(10, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyBool_FromLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4), PyBool_FromLong(result.f5), PyLong_FromUnsignedLongLong(result.f6), PyLong_FromLongLong(result.f7), PyLong_FromLongLong(result.f8), PyLong_FromLongLong(result.f9)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_scan_messages_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "room", "base", "begin", "stop", "row", "capacity", "starts", "ends", "packed", "numbers", "told", "asked", "given", "out", "points", "latest", "each", "columns"};
    PyObject *args[19], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    seg_u8 a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    seg_i64 a7;
    seg_i64 a8;
    seg_u8 a9;
    seg_u64 a10;
    seg_i64 a11;
    struct segspec_formats_tank_scan_messages_run_AskedColumns a12;
    struct segspec_kernels_tank_entries_Columns a13;
    struct segspec_formats_tank_scan_messages_run_MessageOut a14;
    bool a15;
    uint64_t a16;
    struct segspec_formats_tank_scan_messages_run_BundleOut a17;
    struct segspec_kernels_tank_messages_Columns a18;
    struct seg_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 19, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_array(&held, args[1], 'B', 0, &a1.p, &a1.n)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_i64(args[5], &a5)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_array(&held, args[7], 'q', 0, &a7.p, &a7.n)) goto out;
    if (!seg_take_array(&held, args[8], 'q', 0, &a8.p, &a8.n)) goto out;
    if (!seg_take_array(&held, args[9], 'B', 0, &a9.p, &a9.n)) goto out;
    if (!seg_take_array(&held, args[10], 'Q', 1, &a10.p, &a10.n)) goto out;
    if (!seg_take_array(&held, args[11], 'q', 1, &a11.p, &a11.n)) goto out;
    if (!seg_is_tuple(args[12], 5)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[12], 0), &a12.offset)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[12], 1), &a12.timestamp)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[12], 2), &a12.position)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[12], 3), &a12.key)) goto out;
    if (!seg_take_bool(PyTuple_GetItem(args[12], 4), &a12.value)) goto out;
    if (!seg_is_tuple(args[13], 9)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 0), 'q', 0, &a13.position.p, &a13.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 1), '?', 0, &a13.unused.p, &a13.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 2), 'B', 0, &a13.codec.p, &a13.codec.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 3), 'q', 0, &a13.num.p, &a13.num.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 4), '?', 0, &a13.is_sparse.p, &a13.is_sparse.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 5), 'Q', 0, &a13.first_sequence.p, &a13.first_sequence.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 6), 'q', 0, &a13.last_delta.p, &a13.last_delta.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 7), 'q', 0, &a13.message_set_start.p, &a13.message_set_start.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[13], 8), 'Q', 0, &a13.end.p, &a13.end.n)) goto out;
    if (!seg_is_tuple(args[14], 9)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 0), 'Q', 1, &a14.c_offset.p, &a14.c_offset.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 1), 'Q', 1, &a14.c_timestamp.p, &a14.c_timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 2), 'q', 1, &a14.c_position.p, &a14.c_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 3), 'i', 1, &a14.c_key_ends.p, &a14.c_key_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 4), 'B', 1, &a14.c_key.p, &a14.c_key.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 5), '?', 1, &a14.c_key_there.p, &a14.c_key_there.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 6), 'i', 1, &a14.c_value_ends.p, &a14.c_value_ends.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 7), 'B', 1, &a14.c_value.p, &a14.c_value.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[14], 8), 'B', 1, &a14.views.p, &a14.views.n)) goto out;
    if (!seg_take_bool(args[15], &a15)) goto out;
    if (!seg_take_u64(args[16], &a16)) goto out;
    if (!seg_is_tuple(args[17], 5)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 0), 'Q', 1, &a17.dues.p, &a17.dues.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 1), 'q', 1, &a17.there.p, &a17.there.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 2), 'q', 1, &a17.flagged.p, &a17.flagged.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 3), 'Q', 1, &a17.first_time.p, &a17.first_time.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[17], 4), 'Q', 1, &a17.last_time.p, &a17.last_time.n)) goto out;
    if (!seg_is_tuple(args[18], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 0), 'q', 1, &a18.position.p, &a18.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 1), 'B', 1, &a18.unused.p, &a18.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 2), 'q', 1, &a18.sequence_step.p, &a18.sequence_step.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 3), 'Q', 1, &a18.timestamp.p, &a18.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 4), 'q', 1, &a18.key_position.p, &a18.key_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 5), 'q', 1, &a18.key_length.p, &a18.key_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 6), 'q', 1, &a18.content_position.p, &a18.content_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[18], 7), 'q', 1, &a18.content_length.p, &a18.content_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_scan_messages_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18);
    Py_END_ALLOW_THREADS
    made = seg_tuple(2, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_scan_seek_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "stop", "step", "size", "content", "most_messages", "looks", "follows", "marks", "front"};
    PyObject *args[11], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    seg_u8 a5;
    int64_t a6;
    int64_t a7;
    bool a8;
    seg_u8 a9;
    seg_u8 a10;
    struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 11, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_i64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    if (!seg_take_i64(args[6], &a6)) goto out;
    if (!seg_take_i64(args[7], &a7)) goto out;
    if (!seg_take_bool(args[8], &a8)) goto out;
    if (!seg_take_array(&held, args[9], 'B', 1, &a9.p, &a9.n)) goto out;
    if (!seg_take_array(&held, args[10], 'B', 1, &a10.p, &a10.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_scan_seek_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    Py_END_ALLOW_THREADS
    made = seg_tuple(10, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyLong_FromLongLong(result.f3), PyLong_FromLongLong(result.f4), PyBool_FromLong(result.f5), PyLong_FromUnsignedLongLong(result.f6), PyLong_FromLongLong(result.f7), PyBool_FromLong(result.f8), PyLong_FromUnsignedLongLong(result.f9)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_formats_tank_scan_set_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "declared", "is_sparse", "out"};
    PyObject *args[4], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    bool a2;
    struct segspec_kernels_tank_messages_Columns a3;
    struct seg_i64_i64 result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 4, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_bool(args[2], &a2)) goto out;
    if (!seg_is_tuple(args[3], 8)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 0), 'q', 1, &a3.position.p, &a3.position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 1), 'B', 1, &a3.unused.p, &a3.unused.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 2), 'q', 1, &a3.sequence_step.p, &a3.sequence_step.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 3), 'Q', 1, &a3.timestamp.p, &a3.timestamp.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 4), 'q', 1, &a3.key_position.p, &a3.key_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 5), 'q', 1, &a3.key_length.p, &a3.key_length.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 6), 'q', 1, &a3.content_position.p, &a3.content_position.n)) goto out;
    if (!seg_take_array(&held, PyTuple_GetItem(args[3], 7), 'q', 1, &a3.content_length.p, &a3.content_length.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_formats_tank_scan_set_run_run(a0, a1, a2, a3);
    Py_END_ALLOW_THREADS
    made = seg_tuple(2, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_columns_backend_entries_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"numbers", "rows", "more", "most", "size", "places", "out"};
    PyObject *args[7], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_i64 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    int64_t a4;
    seg_i64 a5;
    seg_u8 a6;
    int64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 7, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'q', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_i64(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'q', 0, &a5.p, &a5.n)) goto out;
    if (!seg_take_array(&held, args[6], 'B', 1, &a6.p, &a6.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_columns_backend_entries_run_run(a0, a1, a2, a3, a4, a5, a6);
    Py_END_ALLOW_THREADS
    made = PyLong_FromLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sparse_run_run(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"rows", "base", "first", "positions", "numbers", "times", "listed", "offsets", "by_time", "of_first", "placed", "found", "greatest"};
    PyObject *args[13], *made = NULL;
    seg_held held;
    held.count = 0;
    int64_t a0;
    int64_t a1;
    int64_t a2;
    seg_i64 a3;
    seg_i64 a4;
    seg_i64 a5;
    seg_i64 a6;
    seg_i64 a7;
    bool a8;
    bool a9;
    int64_t a10;
    int64_t a11;
    int64_t a12;
    struct seg_i64_i64_i64_bool result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 13, args)) return NULL;
    if (!seg_take_i64(args[0], &a0)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_array(&held, args[3], 'q', 0, &a3.p, &a3.n)) goto out;
    if (!seg_take_array(&held, args[4], 'q', 0, &a4.p, &a4.n)) goto out;
    if (!seg_take_array(&held, args[5], 'q', 0, &a5.p, &a5.n)) goto out;
    if (!seg_take_array(&held, args[6], 'q', 0, &a6.p, &a6.n)) goto out;
    if (!seg_take_array(&held, args[7], 'q', 0, &a7.p, &a7.n)) goto out;
    if (!seg_take_bool(args[8], &a8)) goto out;
    if (!seg_take_bool(args[9], &a9)) goto out;
    if (!seg_take_i64(args[10], &a10)) goto out;
    if (!seg_take_i64(args[11], &a11)) goto out;
    if (!seg_take_i64(args[12], &a12)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sparse_run_run(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    Py_END_ALLOW_THREADS
    made = seg_tuple(4, (PyObject *[]){PyLong_FromLongLong(result.f0), PyLong_FromLongLong(result.f1), PyLong_FromLongLong(result.f2), PyBool_FromLong(result.f3)});
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_adler32_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_adler32_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_crc16_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_crc16_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_crc32_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_crc32_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_crc32c_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_crc32c_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_crc32c_masked_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_crc32c_masked_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_fnv1a_32_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_fnv1a_32_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_fnv1a_64_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_fnv1a_64_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_highway_64_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_highway_64_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_paired_sums_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_paired_sums_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_sum32_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_sum32_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyObject *py_segspec_frames_sums_sum8_checksum(PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names) {
    static const char *const parameters[] = {"data", "position", "length", "seed", "big", "key"};
    PyObject *args[6], *made = NULL;
    seg_held held;
    held.count = 0;
    seg_u8 a0;
    int64_t a1;
    int64_t a2;
    uint64_t a3;
    bool a4;
    seg_u8 a5;
    uint64_t result;
    (void)self;
    if (!seg_arguments(given, count, names, parameters, 6, args)) return NULL;
    if (!seg_take_array(&held, args[0], 'B', 0, &a0.p, &a0.n)) goto out;
    if (!seg_take_i64(args[1], &a1)) goto out;
    if (!seg_take_i64(args[2], &a2)) goto out;
    if (!seg_take_u64(args[3], &a3)) goto out;
    if (!seg_take_bool(args[4], &a4)) goto out;
    if (!seg_take_array(&held, args[5], 'B', 0, &a5.p, &a5.n)) goto out;
    Py_BEGIN_ALLOW_THREADS
    result = segspec_frames_sums_sum8_checksum(a0, a1, a2, a3, a4, a5);
    Py_END_ALLOW_THREADS
    made = PyLong_FromUnsignedLongLong(result);
out:
    seg_release(&held);
    return made;
}

static PyMethodDef methods[] = {
    {"segspec_kernels_mojo_pack_heads_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_pack_heads_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_mojo_entry_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_entry_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_mojo_pack_headers_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_pack_headers_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_mojo_entry_fields_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_entry_fields_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_mojo_names_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_names_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_listpack_elements_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_listpack_elements_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_mojo_tails_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_mojo_tails_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_osiris_chunks_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_osiris_chunks_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_osiris_entries_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_osiris_entries_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_osiris_simple_entries_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_osiris_simple_entries_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_osiris_tracking_blocks_block", (PyCFunction)(void (*)(void))py_segspec_kernels_osiris_tracking_blocks_block, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_tank_entries_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_tank_entries_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_tank_heads_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_tank_heads_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_tank_message_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_tank_message_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_tank_messages_block", (PyCFunction)(void (*)(void))py_segspec_kernels_tank_messages_block, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_kernels_tank_sizes_scan", (PyCFunction)(void (*)(void))py_segspec_kernels_tank_sizes_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_durable_log_frames_scan", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_durable_log_frames_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_durable_log_frames_run_run", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_durable_log_frames_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_durable_log_record_run_run", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_durable_log_record_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_durable_log_sum_checksum", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_durable_log_sum_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_ffwd_frames_scan", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_ffwd_frames_scan, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_ffwd_frames_run_run", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_ffwd_frames_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_ksy_logs_kernels_ffwd_record_run_run", (PyCFunction)(void (*)(void))py_segspec_ksy_logs_kernels_ffwd_record_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_durable_log_encode_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_durable_log_encode_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_ffwd_encode_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_ffwd_encode_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_mojo_encode_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_mojo_encode_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_mojo_scan_pack_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_mojo_scan_pack_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_mojo_scan_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_mojo_scan_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_mojo_scan_seek_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_mojo_scan_seek_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_osiris_encode_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_osiris_encode_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_osiris_scan_blocks_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_osiris_scan_blocks_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_osiris_scan_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_osiris_scan_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_encode_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_encode_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_gather_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_gather_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_scan_bundles_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_scan_bundles_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_scan_head_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_scan_head_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_scan_messages_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_scan_messages_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_scan_seek_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_scan_seek_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_formats_tank_scan_set_run_run", (PyCFunction)(void (*)(void))py_segspec_formats_tank_scan_set_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_columns_backend_entries_run_run", (PyCFunction)(void (*)(void))py_segspec_columns_backend_entries_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sparse_run_run", (PyCFunction)(void (*)(void))py_segspec_frames_sparse_run_run, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_adler32_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_adler32_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_crc16_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_crc16_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_crc32_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_crc32_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_crc32c_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_crc32c_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_crc32c_masked_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_crc32c_masked_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_fnv1a_32_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_fnv1a_32_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_fnv1a_64_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_fnv1a_64_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_highway_64_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_highway_64_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_paired_sums_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_paired_sums_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_sum32_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_sum32_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"segspec_frames_sums_sum8_checksum", (PyCFunction)(void (*)(void))py_segspec_frames_sums_sum8_checksum, METH_FASTCALL | METH_KEYWORDS, NULL},
    {NULL, NULL, 0, NULL}
};
SEG_MODULE(_compiled, methods)
