/* osiris: chunks, entries, tracking, index records; runs over chunks with their sub-batches. */
#include "harness.h"

typedef struct segspec_kernels_osiris_chunks_Row chunk_row;
typedef struct segspec_kernels_osiris_chunks_Columns chunk_columns;
typedef struct segspec_formats_osiris_scan_run_Numbers numbers;
typedef struct segspec_formats_osiris_scan_blocks_run_Bodies bodies;

#define CHUNKS(set)                                                                                              \
    ARRAY(i64, int64_t, set##_position) ARRAY(u8, uint8_t, set##_version) ARRAY(u8, uint8_t, set##_type)         \
    ARRAY(u16, uint16_t, set##_entries) ARRAY(u32, uint32_t, set##_records) ARRAY(i64, int64_t, set##_timestamp) \
    ARRAY(u64, uint64_t, set##_epoch) ARRAY(u64, uint64_t, set##_id) ARRAY(u32, uint32_t, set##_crc)             \
    ARRAY(u32, uint32_t, set##_len1) ARRAY(u32, uint32_t, set##_len2) ARRAY(u8, uint8_t, set##_len3)             \
    ARRAY(u32, uint32_t, set##_reserved) ARRAY(bool, uint8_t, set##_legal) ARRAY(i64, int64_t, set##_filter)     \
    ARRAY(i64, int64_t, set##_data) ARRAY(i64, int64_t, set##_trailer) ARRAY(i64, int64_t, set##_end)            \
    static chunk_columns set(int64_t n) {                                                                        \
        return (chunk_columns){set##_position(n), set##_version(n), set##_type(n), set##_entries(n), set##_records(n), \
                               set##_timestamp(n), set##_epoch(n), set##_id(n), set##_crc(n), set##_len1(n), \
                               set##_len2(n), set##_len3(n), set##_reserved(n), set##_legal(n), set##_filter(n), set##_data(n), set##_trailer(n), set##_end(n)};  \
    }
CHUNKS(whole)
CHUNKS(part)
ARRAY(u8, uint8_t, entry_kind)
ARRAY(u8, uint8_t, entry_compression)
ARRAY(u8, uint8_t, entry_reserved)
ARRAY(u16, uint16_t, entry_records)
ARRAY(u32, uint32_t, entry_size)
ARRAY(i64, int64_t, entry_position)
ARRAY(i64, int64_t, entry_length)
ARRAY(u32, uint32_t, simple_length)
ARRAY(u8, uint8_t, block_type)
ARRAY(i64, int64_t, block_name)
ARRAY(u8, uint8_t, block_length)
ARRAY(u64, uint64_t, block_publishing)
ARRAY(u64, uint64_t, block_offset)
ARRAY(i64, int64_t, block_timestamp)
ARRAY(i64, int64_t, slots)
ARRAY(i64, int64_t, table_kind)
ARRAY(i64, int64_t, table_name)
ARRAY(i64, int64_t, table_length)
ARRAY(u64, uint64_t, table_value)
ARRAY(i64, int64_t, table_timestamp)
ARRAY(i64, int64_t, table_position)
ARRAY(u64, uint64_t, table_id)
ARRAY(i64, int64_t, body_position)
ARRAY(i64, int64_t, body_length)
ARRAY(i64, int64_t, body_codec)
ARRAY(i64, int64_t, body_size)
ARRAY(i64, int64_t, body_start)
ARRAY(u8, uint8_t, arena)
ARRAY(i64, int64_t, odd_position)
ARRAY(i64, int64_t, odd_before)
ARRAY(i64, int64_t, odd_rules)
ARRAY(i64, int64_t, odd_entries)
ARRAY(i64, int64_t, odd_records)
ARRAY(u64, uint64_t, out_offset)
ARRAY(i64, int64_t, out_timestamp)
ARRAY(u64, uint64_t, out_id)
ARRAY(u64, uint64_t, out_epoch)
ARRAY(i64, int64_t, out_position)
ARRAY(i32, int32_t, out_ends)
ARRAY(u8, uint8_t, out_values)
ARRAY(u8, uint8_t, out_views)

enum { SLOTS = 1024, BLOCKS = 32, ARENA = 4096 };

static void check_frame(seg_u8 data, int64_t at) {
    chunk_row head = segspec_kernels_osiris_chunks_frame(data, at, data.n);
    PROMISE(head.reached >= at && head.reached <= data.n);
    if (head.status) return;
    PROMISE(head.position == at && head.filter_start > at && head.filter_start <= head.data_start);
    PROMISE(head.data_start <= head.trailer_start && head.trailer_start <= head.reached && head.end == head.reached);
    struct segspec_kernels_osiris_tracking_blocks_Columns blocks = {
        block_type(ROWS), block_name(ROWS), block_length(ROWS), block_publishing(ROWS), block_offset(ROWS), block_timestamp(ROWS)};
    struct seg_i64_i64_i64 tracked = segspec_kernels_osiris_tracking_blocks_block(data, head.trailer_start, head.reached, ROWS, blocks);
    PROMISE(tracked.f0 >= 0 && tracked.f0 <= ROWS);
    for (int64_t r = 0; r < tracked.f0; r++)
        PROMISE(blocks.tracking_id_position.p[r] > head.trailer_start &&
                blocks.tracking_id_position.p[r] + blocks.tracking_id_length.p[r] <= head.reached);
    struct segspec_kernels_osiris_entries_Columns entries = {entry_kind(ROWS), entry_compression(ROWS), entry_reserved(ROWS),
        entry_records(ROWS), entry_size(ROWS), entry_position(ROWS), entry_length(ROWS)};
    scanned found = segspec_kernels_osiris_entries_scan(data, head.data_start, head.trailer_start, head.trailer_start, ROWS, entries);
    check_scan(found, head.data_start, head.trailer_start, head.trailer_start, ROWS);
    for (int64_t r = 0; r < found.f0; r++)
        PROMISE(entries.body_position.p[r] > head.data_start && entries.body_length.p[r] >= 0 &&
                entries.body_position.p[r] + entries.body_length.p[r] <= head.trailer_start);
    struct segspec_kernels_osiris_simple_entries_Columns simple = {entry_position(ROWS), simple_length(ROWS)};
    found = segspec_kernels_osiris_simple_entries_scan(data, head.data_start, head.trailer_start, head.trailer_start, ROWS, simple);
    check_scan(found, head.data_start, head.trailer_start, head.trailer_start, ROWS);
}

/* The sub-batches as if they had been decompressed: to any bytes, of the size that they state. */
static bodies opened(seg_u8 data, int64_t start, int64_t stop, uint8_t salt) {
    bodies out = {body_position(BLOCKS), body_length(BLOCKS), body_codec(BLOCKS), body_size(BLOCKS), body_start(BLOCKS), arena(0)};
    struct seg_i64_i64_i64 found = segspec_formats_osiris_scan_blocks_run_run(data, start, stop, data.n, ARENA, ARENA, ROWS, ROWS, out);
    PROMISE(found.f0 >= 0 && found.f0 <= BLOCKS && found.f2 >= start && found.f2 <= data.n);
    int64_t used = 0;
    out.content = arena(MOST);
    for (int64_t b = 0; b < found.f0; b++) {
        PROMISE(out.position.p[b] >= start && out.length.p[b] > 0 && out.position.p[b] + out.length.p[b] <= data.n);
        PROMISE(out.size.p[b] >= 0 && used + out.size.p[b] <= MOST && out.start.p[b] == used);
        for (int64_t m = 0; m < out.size.p[b]; m++) out.content.p[used++] = data.p[out.position.p[b] + (m + (salt & 3)) % out.length.p[b]];
    }
    out.content.n = used;
    return (bodies){body_position(found.f0), body_length(found.f0), body_codec(found.f0), body_size(found.f0), body_start(found.f0), out.content};
}

/* Chunks that are released though they break rules: in order, and for rules of which a chunk may break any. */
static void check_odds(struct segspec_formats_osiris_scan_run_Odds odd, numbers taken, int64_t start, int64_t rules) {
    PROMISE(taken.odds >= 0 && taken.odds <= least(odd.position.n, taken.frames));
    for (int64_t n = 0, least_place = start; n < taken.odds; least_place = odd.position.p[n++] + 1) {
        int64_t place = odd.position.p[n], before = odd.before.p[n];
        PROMISE(place >= least_place && place <= taken.last && (before == -1) == (place == start) && before < place);
        PROMISE(odd.rules.p[n] && !(odd.rules.p[n] & ~rules) && odd.entries.p[n] >= 0 && odd.records.p[n] >= 0);
    }
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 3 ? 8 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = rows_of(control[4]);
    bool checks = control[0] & 1, tracks = control[0] & 2, decodes = control[0] & 4, gathers = control[0] & 8, places = !(control[0] & 16);
    chunk_columns all = whole(ROWS), some = part(capacity);
    scanned found = segspec_kernels_osiris_chunks_scan(data, start, n, n, ROWS, all);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_kernels_osiris_chunks_scan(data, start, shorter, shorter, capacity, some);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && SAME(all.position, some.position, less.f0) && SAME(all.chunk_id, some.chunk_id, less.f0));
    check_frame(data, start);

    chunk_row head = segspec_kernels_osiris_chunks_frame(data, start, n);
    bool own = control[0] & 32 || head.status;
    uint64_t due = own ? number_at(control + 8) : head.chunk_id;
    bodies blocks = {body_position(0), body_length(0), body_codec(0), body_size(0), body_start(0), arena(0)};
    if (control[0] & 64) blocks = opened(data, start, n, control[6]);
    struct segspec_kernels_osiris_tracking_blocks_Columns room = {
        block_type(capacity), block_name(capacity), block_length(capacity), block_publishing(capacity), block_offset(capacity), block_timestamp(capacity)};
    struct segspec_formats_osiris_scan_run_Table table = {table_kind(capacity), table_name(capacity), table_length(capacity),
        table_value(capacity), table_timestamp(capacity), table_position(capacity), table_id(capacity), slots(SLOTS)};
    int64_t rows = places ? rows_of(control[5]) : 0, bytes = gathers ? n - start + blocks.content.n : 0;
    int64_t named = control[6] & 128 ? 0 : rows;
    struct segspec_formats_osiris_scan_run_Out out = {out_offset(named), out_timestamp(rows), out_id(named), out_epoch(rows),
        out_position(rows), out_ends(gathers ? rows + 1 : 1), out_values(bytes),
        out_views(gathers && control[1] & 64 ? rows * VIEW : 0)};
    if (tracks) memset(table.slots.p, control[7], SLOTS * sizeof *table.slots.p);
    out.ends.p[0] = 0;
    bool lays = places && gathers;
    struct segspec_formats_osiris_rules_Due next = {head.status ? 0 : head.version, control[1] & 32 ? number_at(control + 8) : due, due,
        own ? 0 : head.epoch, own ? INT64_MIN : head.timestamp};
    int64_t rules = control[1] & 4 ? control[1] & 8 ? -1 : control[9] | control[10] << 8 : 0;
    struct segspec_formats_osiris_scan_run_RunLimits most = {ARENA, control[6] & 64 ? control[7] : 1 << 20, rows, rules};
    int64_t odds = control[1] & 16 ? control[6] & 3 : ROWS;
    struct segspec_formats_osiris_scan_run_Odds odd = {odd_position(odds), odd_before(odds), odd_rules(odds), odd_entries(odds), odd_records(odds)};
    struct segspec_formats_osiris_scan_run_RunTasks does = {checks, tracks, decodes, lays, places, control[7] & 1};
    struct segspec_formats_osiris_rules_Hashed asked = {control[7] * 7, control[6] * 5, control[7] & 2, control[7] & 4};
    numbers taken = segspec_formats_osiris_scan_run_run(data, 0, start, n, n, next, most, does, asked, blocks, room, table, odd, out);
    PROMISE(taken.frames >= 0 && taken.rows >= 0 && taken.reached >= start && taken.reached <= n && taken.reason <= 0);
    PROMISE(!places || taken.rows <= rows);
    PROMISE(taken.before >= start && taken.before <= taken.last && taken.last <= taken.reached && taken.taken >= 0);
    PROMISE(taken.first_filled >= start && taken.first_filled <= n && taken.last_filled <= taken.last && taken.last_rows <= taken.rows);
    check_odds(odd, taken, start, rules);
    PROMISE(taken.used >= 0 && (out.views.n || taken.used <= out.value.n) && taken.unpacked >= 0 && taken.unpacked <= taken.used);
    PROMISE(out.views.n || !decodes || !lays || out.ends.p[taken.rows] == taken.used || !taken.rows);
    PROMISE(taken.tracked >= 0 && taken.tracked <= capacity && taken.frames <= n / 48);
    if (decodes && lays && out.views.n) PROMISE(check_pointers(out.views, taken.rows, data, blocks.content) <= taken.used);
    if (decodes && lays && !out.views.n) for (int64_t r = 0; r < taken.rows; r++) PROMISE(out.ends.p[r] <= out.ends.p[r + 1]);
}
