/* TANK: bundles, sizes of compressed ones, messages; runs over bundles, their messages, and along an index. */
#include "harness.h"

typedef struct segspec_kernels_tank_entries_Row bundle_row;
typedef struct segspec_kernels_tank_entries_Columns bundle_columns;
typedef struct segspec_kernels_tank_messages_Columns message_columns;

#define BUNDLES(set)                                                                                            \
    ARRAY(i64, int64_t, set##_position) ARRAY(bool, uint8_t, set##_unused) ARRAY(u8, uint8_t, set##_codec)      \
    ARRAY(i64, int64_t, set##_messages) ARRAY(bool, uint8_t, set##_sparse) ARRAY(u64, uint64_t, set##_first)    \
    ARRAY(i64, int64_t, set##_delta) ARRAY(i64, int64_t, set##_start) ARRAY(u64, uint64_t, set##_end)           \
    static bundle_columns set(int64_t n) {                                                                      \
        return (bundle_columns){set##_position(n), set##_unused(n), set##_codec(n), set##_messages(n), set##_sparse(n), \
                                set##_first(n), set##_delta(n), set##_start(n), set##_end(n)};                  \
    }
BUNDLES(whole)
BUNDLES(part)
ARRAY(i64, int64_t, m_position)
ARRAY(u8, uint8_t, m_unused)
ARRAY(i64, int64_t, m_step)
ARRAY(u64, uint64_t, m_timestamp)
ARRAY(i64, int64_t, m_key)
ARRAY(i64, int64_t, m_key_length)
ARRAY(i64, int64_t, m_content)
ARRAY(i64, int64_t, m_content_length)
ARRAY(u64, uint64_t, b_first)
ARRAY(u64, uint64_t, b_last)
ARRAY(i64, int64_t, b_start)
ARRAY(i64, int64_t, b_end)
ARRAY(u64, uint64_t, b_first_timestamp)
ARRAY(u64, uint64_t, b_last_timestamp)
ARRAY(u8, uint8_t, room)
ARRAY(u64, uint64_t, out_offset)
ARRAY(u64, uint64_t, out_timestamp)
ARRAY(i64, int64_t, out_position)
ARRAY(bool, uint8_t, out_has_key)
ARRAY(i32, int32_t, out_key_ends)
ARRAY(u8, uint8_t, out_keys)
ARRAY(i32, int32_t, out_ends)
ARRAY(u8, uint8_t, out_values)
ARRAY(u8, uint8_t, out_views)
ARRAY(u64, uint64_t, listed)
ARRAY(u64, uint64_t, listed_numbers)

enum { LIMIT = 1024, MOST_ROWS = 256, ROOM = 1024, BUNDLES_MOST = 12 };

static message_columns messages(int64_t n) {
    return (message_columns){m_position(n), m_unused(n), m_step(n), m_timestamp(n), m_key(n), m_key_length(n), m_content(n), m_content_length(n)};
}

static void check_frame(seg_u8 data, int64_t at) {
    bundle_row found = segspec_kernels_tank_entries_frame(data, at, data.n);
    PROMISE(found.reached >= at && found.reached <= data.n);
    struct segspec_kernels_tank_sizes_Row size = segspec_kernels_tank_sizes_frame(data, at, data.n);
    PROMISE(size.reached >= at && size.reached <= data.n && size.value >= 0);
    if (found.status) return;
    PROMISE(found.position == at && found.message_set_start > at && found.message_set_start <= data.n);
    PROMISE((int64_t)found.end == found.reached);
    /* A header that is longer than its bundle is for the runs to refuse. */
    if (found.message_set_start > found.reached) return;
    message_columns rows = messages(ROWS);
    struct seg_i64_i64_i64 read =
        segspec_kernels_tank_messages_block(data, found.message_set_start, found.reached, ROWS, found.num_messages, found.is_sparse, rows);
    PROMISE(read.f0 >= 0 && read.f0 <= ROWS);
    for (int64_t r = 0; r < read.f0; r++) {
        PROMISE(rows.position.p[r] >= found.message_set_start && rows.content_position.p[r] + rows.content_length.p[r] <= found.reached);
        PROMISE(rows.key_length.p[r] <= 0 || rows.key_position.p[r] + rows.key_length.p[r] <= found.reached);
    }
}

static void check_index(const uint8_t *control, seg_u8 data, uint64_t due, bundle_columns columns, int64_t found) {
    seg_u64 positions = listed(found), numbers = listed_numbers(found);
    for (int64_t b = 0; b < found; b++) positions.p[b] = (uint64_t)columns.position.p[b], numbers.p[b] = due + (uint64_t)b * (control[6] & 3);
    struct seg_i64_i64_u64 ran = segspec_formats_tank_scan_index_run_run(data, 0, 0, data.n, data.n, positions, numbers, 0, due);
    PROMISE(ran.f0 >= 0 && ran.f0 <= data.n && ran.f1 >= 0 && ran.f1 <= found);
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 63 ? 0 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = control[4] < 128 ? BUNDLES_MOST : control[4] & 7;
    check_frame(data, start);
    bundle_columns all = whole(ROWS), some = part(capacity);
    scanned found = segspec_kernels_tank_entries_scan(data, start, n, n, ROWS, all);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_kernels_tank_entries_scan(data, start, shorter, shorter, capacity, some);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && SAME(all.position, some.position, less.f0) && SAME(all.end, some.end, less.f0));
    uint64_t due = control[0] & 128 ? number_at(control + 8) : 1 + control[8];
    if (control[1] & 128) check_index(control, data, due, all, found.f0);

    struct seg_i64_i64_i64_i64_i64_i64 batch = segspec_formats_tank_scan_bundles_run_run(data, start, least(start + 256, n), n, due,
        control[5] < 128 ? MOST_ROWS : control[5] & 15, 512, LIMIT, control[5] & 64 ? control[6] : 1 << 20, ROOM, capacity, b_first(capacity), b_last(capacity), b_start(capacity),
        b_end(capacity), some);
    int64_t bundles = batch.f0, rows = batch.f2, bytes = batch.f3, largest = batch.f4, widest = batch.f5;
    PROMISE(bundles >= 0 && bundles <= capacity && rows >= 0 && rows <= bytes && widest >= 0 && widest <= MOST);
    PROMISE(batch.f1 >= start && batch.f1 <= n);
    if (!bundles || rows >= MOST || bytes > MOST || largest >= MOST) return;
    bool packed = false;
    seg_u8 opened = room(widest);
    for (int64_t b = 0; b < bundles; b++) {
        PROMISE(b_first_items[b] <= b_last_items[b] && b_start_items[b] <= b_end_items[b]);
        bool own = some.codec.p[b] == 1;
        PROMISE(b_end_items[b] <= (own ? widest : n));
        if (!own) continue;
        /* As if it had been decompressed: to any bytes, of the size that it states. */
        packed = true;
        int64_t from = some.message_set_start.p[b], length = (int64_t)some.end.p[b] - from;
        for (int64_t m = b_start_items[b]; m < b_end_items[b]; m++)
            opened.p[m] = data.p[from + (control[6] + m - b_start_items[b]) % length];
    }
    (void)packed;
    int64_t columns = largest > 64 ? largest : 64, kept = control[7] & 1 ? bundles : bundles - 1;
    bool with_key = control[0] & 1, with_value = control[0] & 2, with_offset = control[0] & 4, with_timestamp = control[0] & 8,
         with_position = control[0] & 16;
    seg_i32 key_ends = out_key_ends(with_key ? rows + 1 : 1), ends = out_ends(with_value ? rows + 1 : 1);
    key_ends.p[0] = ends.p[0] = 0;
    struct segspec_formats_tank_scan_messages_run_WantedColumns asked = {with_offset, with_timestamp, with_position, with_key, with_value};
    struct segspec_formats_tank_scan_messages_run_BundleColumns given = {some.position, some.codec, some.num_messages, some.is_sparse, b_first(capacity),
        b_last(capacity), b_start(capacity), b_end(capacity), b_first_timestamp(capacity), b_last_timestamp(capacity)};
    struct segspec_formats_tank_scan_messages_run_MessageOut out = {out_offset(with_offset ? rows : 1), out_timestamp(with_timestamp ? rows : 1),
        out_position(with_position ? rows : 1), out_has_key(with_key ? rows : 1), key_ends, out_keys(with_key ? bytes : 1), ends,
        out_values(with_value ? bytes : 1), out_views(with_value && control[0] & 64 ? rows * VIEW : 0)};
    struct seg_i64_i64_i64_i64 read = segspec_formats_tank_scan_messages_run_run(data, opened, 0, 0, bundles, kept, 0, columns,
        control[0] & 32 ? UINT64_MAX : INT64_MAX, asked, given, out, messages(columns));
    PROMISE(read.f0 >= 0 && read.f0 <= bundles && read.f1 >= 0 && read.f1 <= rows);
    if (with_offset) for (int64_t r = 1; r < read.f1; r++) PROMISE(out_offset_items[r - 1] < out_offset_items[r]);
    if (with_value && !out.views.n) for (int64_t r = 0; r < read.f1; r++) PROMISE(ends.p[r] <= ends.p[r + 1]);
    if (out.views.n) PROMISE(check_pointers(out.views, read.f1, data, opened) <= read.f2 + read.f3);
}
