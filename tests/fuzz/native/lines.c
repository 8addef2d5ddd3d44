/* Lines of JSON as columns: many at once, and one by one, give the same rows, within the room that there is. */
#include "harness.h"
#include "segspec_rt.h"

typedef struct segspec_columns_json_in_line_run_Members members;
typedef struct segspec_columns_json_in_line_run_Form form;
typedef struct segspec_columns_json_in_line_run_Columns columns;

enum { SKIPPED, UNSIGNED, SIGNED, BYTES, ID, FLAG, FIELDS, KNOWN = 7, STRETCH = ROWS / 8 };

static const char *const NAMES[KNOWN] = {"offset", "timestamp", "key", "value", "id", "deleted", "fields"};
static const uint8_t KINDS[KNOWN] = {UNSIGNED, SIGNED, BYTES, BYTES, ID, FLAG, FIELDS};

ARRAY(u8, uint8_t, names)
ARRAY(i32, int32_t, name_ends)
ARRAY(u8, uint8_t, kinds)
ARRAY(u8, uint8_t, slots)
ARRAY(u8, uint8_t, digits)

static uint8_t bits_of[2][2 * KNOWN * STRETCH], content_of[2][5 * (MOST + 8)];
static uint64_t numbers_of[2][2 * ROWS];
static int32_t ends_of[2][5 * (ROWS + 1)], items_of[2][ROWS + 1];

static columns room_of(int which, int64_t size) {
    return (columns){{bits_of[which], 2 * KNOWN * STRETCH}, {numbers_of[which], 2 * ROWS}, {ends_of[which], 5 * (ROWS + 1)},
                     {content_of[which], 5 * size}, {items_of[which], ROWS + 1}};
}

/* The names of the members in `chosen`, their kinds, and where their values go: fields last. */
static members known_of(uint8_t chosen, bool skips) {
    static const uint8_t SLOTS[KNOWN] = {0, 1, 0, 1, 2, 0, 3};
    int64_t count = 0, used = 0;
    name_ends(0).p[0] = 0;
    for (int n = 0; n < KNOWN; n++) {
        if (!(chosen >> n & 1)) continue;
        memcpy(names(0).p + used, NAMES[n], strlen(NAMES[n]));
        used += (int64_t)strlen(NAMES[n]);
        kinds(0).p[count] = skips ? SKIPPED : KINDS[n];
        slots(0).p[count] = KINDS[n] == FLAG ? (uint8_t)count : SLOTS[n];
        name_ends(0).p[++count] = (int32_t)used;
    }
    return (members){names(used), name_ends(count + 1), kinds(count), slots(count)};
}

static bool has(columns made, int64_t stretch, int64_t row) { return made.bits.p[stretch * STRETCH + row / 8] >> row % 8 & 1; }

static seg_u8 value_of(columns made, int64_t slot, int64_t row, int64_t size) {
    int32_t *end = made.ends.p + slot * (ROWS + 1) + row;
    PROMISE(0 <= end[0] && end[0] <= end[1] && end[1] <= size);
    return (seg_u8){made.content.p + slot * size + end[0], end[1] - end[0]};
}

static void same_value(columns one, int64_t row, columns other, int64_t its, int64_t slot, form how) {
    seg_u8 a = value_of(one, slot, row, how.room), b = value_of(other, slot, its, how.room);
    PROMISE(a.n == b.n && SAME(a, b, a.n));
    PROMISE(how.payload != 2 || seg_is_utf8(a, 0, a.n));
}

/* The row of many is the first one of another run. */
static void same_row(members known, columns many, int64_t row, columns one, form how) {
    for (int64_t n = 0; n < known.kinds.n; n++) {
        int64_t slot = known.slots.p[n], items = many.items.p[row + 1] - many.items.p[row];
        bool given = has(many, 2 * n, row);
        switch (known.kinds.p[n]) {
        case SKIPPED: continue;
        case FLAG: PROMISE(!given || has(many, 2 * n + 1, row) == has(one, 2 * n + 1, 0)); break;
        case FIELDS:
            PROMISE(items >= 0 && (given || items == 0) && one.items.p[1] - one.items.p[0] == items);
            for (int64_t item = 0; item < items; item++)
                for (int part = 0; part < 2; part++) same_value(many, many.items.p[row] + item, one, item, slot + part, how);
            break;
        case BYTES: case ID:
            same_value(many, row, one, 0, slot, how);
            PROMISE(given || value_of(many, slot, row, how.room).n == 0);
            break;
        default: PROMISE(many.numbers.p[slot * ROWS + row] == one.numbers.p[slot * ROWS]);
        }
        PROMISE(given == has(one, 2 * n, 0));
    }
}

void target(const uint8_t *control, seg_u8 data) {
    static const char shown[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    memset(digits(0).p, 64, 256);
    for (uint8_t n = 0; n < 64; n++) digits(0).p[(uint8_t)shown[n]] = n;
    int64_t end = data.n + 1, size = control[3] & 1 ? control[4] : end + 8;
    /* Eight bytes are promised to come after the lines, and not one more. */
    seg_u8 text = {malloc((size_t)end + 8), end + 8};
    if (!text.p) return;
    memcpy(text.p, data.p, (size_t)data.n);
    memset(text.p + data.n, '\n', 9);
    members known = known_of(control[1], control[0] & 64);
    form how = {control[0] % 3, digits(256), size};
    bool strict = control[0] & 128;
    int64_t most = rows_of(control[2]);
    columns many = room_of(0, size), one = room_of(1, size);
    struct seg_i64_i64 found = segspec_columns_json_in_line_run_run(text, 0, end, most, known, strict, how, many);
    PROMISE(found.f0 >= 0 && found.f0 <= most && found.f1 >= 0 && found.f1 <= end);
    int64_t at = 0;
    for (int64_t row = 0; row < found.f0; row++) {
        struct seg_i64_i64 next = segspec_columns_json_in_line_run_run(text, at, end, 1, known, strict, how, one);
        PROMISE(next.f0 == 1 && next.f1 > at && text.p[next.f1 - 1] == '\n');
        same_row(known, many, row, one, how);
        at = next.f1;
    }
    PROMISE(at <= found.f1);
    free(text.p);
}
