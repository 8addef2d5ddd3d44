/* TANK: bundles, sizes of compressed ones, messages; runs over bundles, their messages, and in search of one. */
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
ARRAY(u64, uint64_t, b_due)
ARRAY(u8, uint8_t, b_packed)
ARRAY(i64, int64_t, b_start)
ARRAY(i64, int64_t, b_end)
ARRAY(i64, int64_t, b_there)
ARRAY(i64, int64_t, b_flagged)
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
ARRAY(i64, int64_t, told)
ARRAY(u8, uint8_t, marks)
ARRAY(u8, uint8_t, front)

enum { LIMIT = 1024, BYTES = 512, MOST_ROWS = 256, ROOM = 2048, BUNDLES_MOST = 12, HEAD_ROOM = 24 };
enum { TOLD = 9, COPIED = 6, LOOSELY = 8 }; /* what a run is told and tells, and its places */

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
        segspec_kernels_tank_messages_block(data, found.message_set_start, found.reached, ROWS, found.num, found.is_sparse, rows);
    PROMISE(read.f0 >= 0 && read.f0 <= ROWS);
    for (int64_t r = 0; r < read.f0; r++) {
        PROMISE(rows.position.p[r] >= found.message_set_start && rows.content_position.p[r] + rows.content_length.p[r] <= found.reached);
        PROMISE(rows.key_length.p[r] <= 0 || rows.key_position.p[r] + rows.key_length.p[r] <= found.reached);
    }
}

/* What a search takes for a bundle lies in the file, and its messages, if they can be read here, are as many as it says. */
static void check_seek(const uint8_t *control, seg_u8 data, int64_t start) {
    int64_t n = data.n, looks = 1 + control[5] * (control[5] & 1 ? 1 : 64), most = control[5] & 64 ? control[6] : 1 << 20;
    bool is_marked = control[1] & 64, backwards = is_marked && control[0] & 1;
    int64_t size = !is_marked && control[0] & 2 ? n + control[7] : n, first = backwards ? n - 1 : start;
    seg_u8 mark = marks(is_marked ? n + 1 : 0), content = {data.p, control[0] & 4 ? least(control[3], n) : 0}, begin = front(HEAD_ROOM);
    memset(begin.p, 1, HEAD_ROOM);
    if (is_marked) memset(mark.p, control[0] & 8 ? 1 : 0, (size_t)n), mark.p[n] = 1;
    struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 found = segspec_formats_tank_scan_seek_run_run(
        data, first, backwards ? start - 1 : n, backwards ? -1 : 1, size, content, most, looks, control[0] & 16, mark, begin);
    int64_t place = found.f0, answer = found.f2, end = found.f3, messages_there = found.f4;
    PROMISE(place >= start - backwards && place <= n && found.f1 <= looks && answer >= 0 && answer <= 2);
    PROMISE(answer || place == (backwards ? start - 1 : n) || found.f1 <= 0);
    if (!answer) return;
    struct segspec_kernels_tank_heads_Row head = segspec_kernels_tank_heads_frame(data, place, n);
    PROMISE(head.status == 0 && (int64_t)head.end == end && end > place && end <= size && messages_there == head.num && messages_there <= most);
    PROMISE(found.f5 == head.is_sparse && found.f6 == head.first_sequence && found.f7 == head.last_delta);
    PROMISE(!is_marked || mark.p[end]);
    if (answer != 1) return;
    PROMISE(!is_marked || mark.p[place]);
    if (head.codec || messages_there > ROWS) return;
    PROMISE(end <= n);
    message_columns rows = messages(ROWS);
    struct seg_i64_i64_i64 read = segspec_kernels_tank_messages_block(data, head.message_set_start, end, ROWS, head.num, head.is_sparse, rows);
    PROMISE(read.f0 == head.num && read.f1 == 0 && (!found.f8 || rows.timestamp.p[0] == found.f9));
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
    if (control[1] & 128) check_seek(control, data, start);

    bool loosely = control[0] & 128 && control[7] & 2;
    uint64_t most = control[1] & 64 ? due + control[9] : UINT64_MAX;
    int64_t most_rows = control[5] < 128 ? MOST_ROWS : control[5] & 15, most_messages = control[5] & 64 ? control[6] : 1 << 20;
    seg_i64 starts = b_start(capacity), ends = b_end(capacity);
    seg_u8 packed = b_packed(capacity);
    seg_u64 firsts = b_first(capacity), dues = b_due(capacity);
    struct seg_i64_i64_i64_i64 batch = segspec_formats_tank_scan_bundles_run_run(data, start, least(start + 256, n), n, due,
        most_rows, BYTES, most, LIMIT, most_messages, loosely, capacity, starts, ends, packed, firsts, dues, some);
    int64_t bundles = batch.f0, rows = batch.f1, largest = batch.f2, counted = 0, held = 0, greatest = 0;
    PROMISE(bundles >= 0 && bundles <= capacity && rows >= 0 && batch.f3 >= 0);
    PROMISE(bundles <= 2 || (rows <= most_rows && batch.f3 <= BYTES));
    for (int64_t b = 0; b < bundles; b++) {
        int64_t from = starts.p[b], until = ends.p[b];
        PROMISE(some.position.p[b] == (b ? (int64_t)some.end.p[b - 1] : start) && from > some.position.p[b]);
        PROMISE(from == some.message_set_start.p[b] && from <= until && until == (int64_t)some.end.p[b] && until <= n);
        PROMISE(firsts.p[b] >= (b ? dues.p[b - 1] : due) && firsts.p[b] < dues.p[b] && dues.p[b] - 1 <= most);
        PROMISE(packed.p[b] == (some.codec.p[b] == 1) && some.num.p[b] >= 0 && some.num.p[b] <= most_messages);
        counted += some.num.p[b], held += until - from;
        greatest = some.num.p[b] > greatest ? some.num.p[b] : greatest;
    }
    PROMISE(counted == rows && greatest == largest && held == batch.f3);
    seg_u8 opened = room(ROOM);
    int64_t used = 0, bytes = 0, passed = 0;
    rows = largest = 0;
    for (; passed < bundles; passed++) {
        int64_t from = starts.p[passed], length = ends.p[passed] - from, size = length;
        if (packed.p[passed]) {
            /* As if it had been decompressed: to any bytes, of the size that it states. */
            size = segspec_kernels_tank_sizes_frame(data, from, from + length).value;
            PROMISE(length > 0 && size >= 0 && size <= LIMIT);
            if (used + size > ROOM) break;
            for (int64_t m = 0; m < size; m++) opened.p[used + m] = data.p[from + (control[6] + m) % length];
            starts.p[passed] = used, ends.p[passed] = used += size;
        }
        PROMISE(some.num.p[passed] <= size);
        rows += some.num.p[passed], bytes += size;
        largest = some.num.p[passed] > largest ? some.num.p[passed] : largest;
    }
    bundles = passed;
    int64_t columns = loosely ? largest + largest / 4 + 64 : largest > 64 ? largest : 64, kept = control[7] & 1 ? bundles : bundles - 1;
    rows = loosely ? bundles * columns : rows;
    if (!bundles || rows >= MOST || bytes > MOST || columns >= MOST) return;
    bool with_key = control[0] & 1, with_value = control[0] & 2, with_offset = control[0] & 4, with_timestamp = control[0] & 8,
         with_position = control[0] & 16, points = with_value && control[0] & 64;
    uint64_t latest = control[0] & 32 ? UINT64_MAX : INT64_MAX;
    seg_i32 key_ends = out_key_ends(with_key ? rows + 1 : 1), value_ends = out_ends(with_value ? rows + 1 : 1);
    key_ends.p[0] = value_ends.p[0] = 0;
    seg_i64 kept_of = told(TOLD);
    memset(kept_of.p, 0, TOLD * sizeof *kept_of.p);
    kept_of.p[LOOSELY] = loosely ? rows : 0;
    seg_u64 first_times = b_first_timestamp(capacity), last_times = b_last_timestamp(capacity);
    struct segspec_formats_tank_scan_messages_run_AskedColumns asked = {with_offset, with_timestamp, with_position, with_key, with_value};
    struct segspec_formats_tank_scan_messages_run_MessageOut out = {out_offset(with_offset ? rows : 0), out_timestamp(with_timestamp ? rows : 0),
        out_position(with_position ? rows : 0), key_ends, out_keys(with_key ? bytes : 0), out_has_key(with_key ? rows : 0), value_ends,
        out_values(with_value ? bytes : 0), out_views(points ? rows * VIEW : 0)};
    int64_t read = 0, row = 0, copied = 0;
    while (read < kept) {
        /* One with another count is read alone, since what follows it has other numbers. */
        int64_t stop = loosely ? read + 1 : kept, before = row;
        if (loosely && read) firsts.p[read] = dues.p[read - 1];
        struct seg_i64_i64 ran = segspec_formats_tank_scan_messages_run_run(data, opened, control[6], read, stop, row, columns, starts, ends,
            packed, firsts, kept_of, asked, some, out, points, latest, (struct segspec_formats_tank_scan_messages_run_BundleOut){dues, b_there(capacity), b_flagged(capacity), first_times, last_times},
            messages(columns));
        PROMISE(ran.f0 >= read && ran.f0 <= stop && ran.f1 >= row && ran.f1 <= rows);
        for (int64_t b = read, at = before; b < ran.f0; at += some.num.p[b++]) {
            if (points && packed.p[b]) copied += value_ends.p[loosely ? ran.f1 : at + some.num.p[b]] - value_ends.p[at];
            for (int64_t r = at; !loosely && r < at + some.num.p[b]; r++) {
                PROMISE(!with_position || out_position_items[r] == some.position.p[b] + control[6]);
                PROMISE(!with_offset || (out_offset_items[r] >= firsts.p[b] && out_offset_items[r] < dues.p[b]));
                PROMISE(!with_timestamp || r > at || out_timestamp_items[r] == first_times.p[b]);
                PROMISE(!with_timestamp || r + 1 < at + some.num.p[b] || out_timestamp_items[r] == last_times.p[b]);
            }
        }
        row = ran.f1;
        if (loosely) dues.p[read] = firsts.p[read] + (uint64_t)(row - before);
        if (ran.f0 < stop || (loosely && some.is_sparse.p[read])) break;
        read = ran.f0;
    }
    if (with_offset) for (int64_t r = 1; r < row; r++) PROMISE(out_offset_items[r - 1] < out_offset_items[r]);
    if (with_timestamp) for (int64_t r = 0; r < row; r++) PROMISE(out_timestamp_items[r] <= latest);
    if (with_key) for (int64_t r = 0; r < row; r++) PROMISE(key_ends.p[r] <= key_ends.p[r + 1] && out_has_key_items[r] == (key_ends.p[r] < key_ends.p[r + 1]));
    if (with_value) for (int64_t r = 0; r < row; r++) PROMISE(value_ends.p[r] <= value_ends.p[r + 1]);
    PROMISE(kept_of.p[COPIED] == copied && copied <= out.c_value.n);
    if (points) PROMISE(check_pointers(out.views, row, data, out.c_value) == value_ends.p[row]);
}
