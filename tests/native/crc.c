/* Every way to a checksum against one table, a byte at a time: each length to 4 KB at each alignment of 16, and in two
 * pieces. Prints the ways that it went. */
#include "segspec_crc.h"

enum { LONGEST = 4096, ALIGNMENTS = 16 };

static uint32_t step(uint32_t polynomial, uint32_t crc, uint8_t byte) {
    crc ^= byte;
    for (int k = 0; k < 8; k++) crc = crc & 1 ? polynomial ^ crc >> 1 : crc >> 1;
    return crc;
}

int main(void) {
    static uint8_t room[LONGEST + 2 * ALIGNMENTS] __attribute__((aligned(64)));
    static uint32_t expected[LONGEST + 1];
    uint32_t chance = 1;
    for (size_t n = 0; n < sizeof room; n++) room[n] = (uint8_t)((chance = chance * 1664525 + 1013904223) >> 24);
    for (seg_crc_way *way = seg_crc_ways; way->name; way++) {
        const char *kind = way->is_castagnoli ? "crc32c" : "crc32";
        if (!way->is_here) continue;
        const uint8_t *check = (const uint8_t *)"123456789";
        if (way->run(0, check, 9) != (way->is_castagnoli ? 0xe3069283u : 0xcbf43926u)) {
            printf("%s %s of the check text\n", kind, way->name);
            return 1;
        }
        for (int from = 0; from < ALIGNMENTS; from++) {
            const uint8_t *data = room + from;
            uint32_t crc = ~0u;
            for (int n = 0; n <= LONGEST; n++) {
                expected[n] = ~crc;
                crc = step(way->is_castagnoli ? 0x82f63b78u : 0xedb88320u, crc, data[n]);
            }
            for (int n = 0; n <= LONGEST; n++) {
                uint32_t whole = way->run(0, data, (uint64_t)n), half = way->run(0, data, (uint64_t)(n / 2));
                if (whole != expected[n] || way->run(half, data + n / 2, (uint64_t)(n - n / 2)) != whole) {
                    printf("%s %s of %d bytes at %d: %08x, not %08x\n", kind, way->name, n, from, whole, expected[n]);
                    return 1;
                }
            }
        }
        printf("%s %s\n", kind, way->name);
    }
    return 0;
}
