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
        struct segspec_ksy_logs_kernels_durable_log_frames_Row row = segspec_ksy_logs_kernels_durable_log_frames_frame(data, position, data.n);
        if (row.status) break;
        printf("%llu %lld\n", (unsigned long long)row.number, (long long)row.value_length);
        position = row.reached, rows++;
    }
    /* One more than there are: none of them is an array without items. */
    size_t room = (size_t)rows + 1;
    struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns = {
        .position = {calloc(room, 8), rows},         .number = {calloc(room, 8), rows},
        .d_flags = {calloc(room, 1), rows},          .d_reserved = {calloc(room, 2), rows},
        .d_checksum = {calloc(room, 4), rows},       .value_position = {calloc(room, 8), rows},
        .value_length = {calloc(room, 4), rows},     .end = {calloc(room, 8), rows},
        .d_version = {calloc(room, 1), rows},        .d_len_payload = {calloc(room, 4), rows},
        .sum = {calloc(room, 4), rows},
    };
    struct seg_i64_i64_i64_i64 found = segspec_ksy_logs_kernels_durable_log_frames_scan(data, 0, data.n, data.n, rows, columns);
    printf("%lld rows to %lld\n", (long long)found.f0, (long long)found.f1);
    for (int64_t n = 0; n < found.f0; n++)
        if (columns.number.p[n] != columns.number.p[0] + (uint64_t)n) return 1;
    return found.f0 == rows && found.f1 == position ? 0 : 1;
}
