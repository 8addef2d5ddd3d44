/* Reads a segment of durable-log without Python: its offsets one by one through `frame`, and as a column through `scan`. */
#include "segspec_kernels.h"
#include <stdio.h>
#include <stdlib.h>

static uint8_t content[1 << 20];

int main(int count, char **names) {
    FILE *file = count == 2 ? fopen(names[1], "rb") : NULL;
    if (!file) return 2;
    seg_u8 data = {content, (int64_t)fread(content, 1, sizeof content, file)};
    fclose(file);
    int64_t position = 0, rows = 0;
    while (position < data.n) {
        struct segspec_kernels_durable_log_records_Row row = segspec_kernels_durable_log_records_frame(data, position, data.n);
        if (row.status) break;
        printf("%llu %lld\n", (unsigned long long)row.offset, (long long)row.payload_length);
        position = row.reached, rows++;
    }
    /* One more than there are: none of them is an array without items. */
    size_t room = (size_t)rows + 1;
    struct segspec_kernels_durable_log_records_Columns columns = {
        .position = {calloc(room, 8), rows},         .offset = {calloc(room, 8), rows},
        .flags = {calloc(room, 1), rows},            .reserved = {calloc(room, 2), rows},
        .checksum = {calloc(room, 4), rows},         .payload_position = {calloc(room, 8), rows},
        .payload_length = {calloc(room, 4), rows},   .end = {calloc(room, 8), rows},
        .version = {calloc(room, 1), rows},
    };
    struct seg_i64_i64_i64_i64 found = segspec_kernels_durable_log_records_scan(data, 0, data.n, data.n, rows, columns);
    printf("%lld rows to %lld\n", (long long)found.f0, (long long)found.f1);
    for (int64_t n = 0; n < found.f0; n++)
        if (columns.offset.p[n] != columns.offset.p[0] + (uint64_t)n) return 1;
    return found.f0 == rows && found.f1 == position ? 0 : 1;
}
