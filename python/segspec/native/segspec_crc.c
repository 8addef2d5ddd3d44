/* CRC-32 (zlib's polynomial) and CRC-32C (Castagnoli's), both reflected.
 *
 * Carry-less multiplication folds what is long (Gopal and others, "Fast CRC Computation for Generic Polynomials Using
 * PCLMULQDQ", Intel 2009); the processor's own instructions, or eight tables, take what is short. The way is chosen
 * when the library is loaded.
 */
#include "segspec_crc.h"

#define INLINE static inline __attribute__((always_inline))

enum { IEEE, CASTAGNOLI };
static const uint32_t polynomial[2] = {0xedb88320u, 0x82f63b78u};
static uint32_t table[2][8][256];

INLINE uint64_t word(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    v = __builtin_bswap64(v);
#endif
    return v;
}

INLINE uint32_t by_tables(uint32_t (*t)[256], uint32_t crc, const uint8_t *p, uint64_t n) {
    crc = ~crc;
    for (; n >= 8; p += 8, n -= 8) {
        uint64_t w = word(p) ^ crc;
        crc = t[7][w & 255] ^ t[6][w >> 8 & 255] ^ t[5][w >> 16 & 255] ^ t[4][w >> 24 & 255] ^ t[3][w >> 32 & 255] ^
              t[2][w >> 40 & 255] ^ t[1][w >> 48 & 255] ^ t[0][w >> 56];
    }
    while (n--) crc = crc >> 8 ^ t[0][(crc ^ *p++) & 255];
    return ~crc;
}
static uint32_t crc32_tables(uint32_t crc, const uint8_t *p, uint64_t n) { return by_tables(table[IEEE], crc, p, n); }
static uint32_t crc32c_tables(uint32_t crc, const uint8_t *p, uint64_t n) { return by_tables(table[CASTAGNOLI], crc, p, n); }

/* x^(bits + 32) and x^(bits - 32) modulo the polynomial, reflected and shifted by one: they fold over so many bits. */
typedef struct { uint64_t by2048[2], by512[2], by128[2], x64, polynomial, quotient; } constants;
static const constants ieee = {{0x11542778a, 0x1322d1430}, {0x154442bd4, 0x1c6e41596}, {0x1751997d0, 0x0ccaa009e},
                               0x163cd6124, 0x1db710641, 0x1f7011641};
static const constants castagnoli = {{0x0dcb17aa4, 0x0b9e02b86}, {0x0740eef02, 0x09e4addf8}, {0x0f20c0dfe, 0x14cd00bd6},
                                     0x0dd45aab8, 0x105ec76f1, 0x0dea713f1};

#if defined(__x86_64__)
#include <immintrin.h>
#if defined(__clang__)
#define SSE42 __attribute__((target("sse4.2,crc32")))
#else
#define SSE42 __attribute__((target("sse4.2")))
#endif
#define PCLMUL __attribute__((target("pclmul,sse4.2")))
#define AVX512 __attribute__((target("pclmul,vpclmulqdq,avx512f,avx512vl,avx512bw,avx512dq,sse4.2")))

static const uint8_t slide[48] __attribute__((aligned(16))) = {
    128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 0,   1,   2,   3,   4,   5,   6,   7,
    8,   9,   10,  11,  12,  13,  14,  15,  128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128};

PCLMUL INLINE __m128i at(const uint8_t *p) { return _mm_loadu_si128((const __m128i *)p); }
PCLMUL INLINE __m128i pair(const uint64_t k[2]) { return _mm_set_epi64x((long long)k[1], (long long)k[0]); }
PCLMUL INLINE __m128i fold(__m128i x, __m128i k, __m128i next) {
    return _mm_xor_si128(_mm_xor_si128(_mm_clmulepi64_si128(x, k, 0x00), _mm_clmulepi64_si128(x, k, 0x11)), next);
}

/* The 128 bits `x` are what came before; `n` bytes at `p` are left, fewer than 64, and 16 before `p + n` can be read. */
PCLMUL INLINE uint32_t finish(const constants *c, __m128i x, const uint8_t *p, uint64_t n) {
    const __m128i by128 = pair(c->by128), x64 = _mm_set_epi64x(0, (long long)c->x64);
    const __m128i divisor = _mm_set_epi64x((long long)c->quotient, (long long)c->polynomial);
    const __m128i low = _mm_setr_epi32(~0, 0, ~0, 0);
    if (n & 32) x = fold(fold(x, by128, at(p)), by128, at(p + 16)), p += 32;
    if (n & 16) x = fold(x, by128, at(p)), p += 16;
    n &= 15;
    if (n) { /* the first n bytes of x go on top of its other bytes and the n that are left */
        __m128i shift = at(slide + 16 + n);
        __m128i rest = _mm_blendv_epi8(_mm_shuffle_epi8(x, shift), at(p + n - 16), shift);
        x = fold(_mm_shuffle_epi8(x, at(slide + n)), by128, rest);
    }
    x = _mm_xor_si128(_mm_srli_si128(x, 8), _mm_clmulepi64_si128(x, by128, 0x10));
    x = _mm_xor_si128(_mm_srli_si128(x, 4), _mm_clmulepi64_si128(_mm_and_si128(x, low), x64, 0x00));
    __m128i q = _mm_and_si128(_mm_clmulepi64_si128(_mm_and_si128(x, low), divisor, 0x10), low);
    return ~(uint32_t)_mm_extract_epi32(_mm_xor_si128(x, _mm_clmulepi64_si128(q, divisor, 0x00)), 1);
}

/* 16 bytes and more. */
PCLMUL INLINE uint32_t folded(const constants *c, uint32_t crc, const uint8_t *p, uint64_t n) {
    __m128i a = _mm_xor_si128(at(p), _mm_cvtsi32_si128((int)~crc));
    if (n < 64) return finish(c, a, p + 16, n - 16);
    const __m128i by512 = pair(c->by512), by128 = pair(c->by128);
    __m128i b = at(p + 16), d = at(p + 32), e = at(p + 48);
    for (p += 64, n -= 64; n >= 64; p += 64, n -= 64) {
        a = fold(a, by512, at(p)), b = fold(b, by512, at(p + 16));
        d = fold(d, by512, at(p + 32)), e = fold(e, by512, at(p + 48));
    }
    return finish(c, fold(fold(fold(a, by128, b), by128, d), by128, e), p, n);
}

AVX512 INLINE __m512i wide(const uint64_t k[2]) { return _mm512_broadcast_i32x4(_mm_set_epi64x((long long)k[1], (long long)k[0])); }
AVX512 INLINE __m512i fold4(__m512i x, __m512i k, __m512i next) {
    return _mm512_ternarylogic_epi64(_mm512_clmulepi64_epi128(x, k, 0x00), _mm512_clmulepi64_epi128(x, k, 0x11), next, 0x96);
}

/* Beyond what the processor asks for by itself. */
#define AHEAD 4096

/* Four times as wide, for 256 bytes and more. */
AVX512 INLINE uint32_t folded_wide(const constants *c, uint32_t crc, const uint8_t *p, uint64_t n) {
    const __m512i by2048 = wide(c->by2048), by512 = wide(c->by512);
    const __m128i by128 = pair(c->by128);
    __m512i a = _mm512_xor_si512(_mm512_loadu_si512(p), _mm512_zextsi128_si512(_mm_cvtsi32_si128((int)~crc)));
    __m512i b = _mm512_loadu_si512(p + 64), d = _mm512_loadu_si512(p + 128), e = _mm512_loadu_si512(p + 192);
    for (p += 256, n -= 256; n >= 256; p += 256, n -= 256) {
        for (int line = 0; line < 256; line += 64) __builtin_prefetch(p + AHEAD + line);
        a = fold4(a, by2048, _mm512_loadu_si512(p)), b = fold4(b, by2048, _mm512_loadu_si512(p + 64));
        d = fold4(d, by2048, _mm512_loadu_si512(p + 128)), e = fold4(e, by2048, _mm512_loadu_si512(p + 192));
    }
    e = fold4(fold4(fold4(a, by512, b), by512, d), by512, e);
    for (; n >= 64; p += 64, n -= 64) e = fold4(e, by512, _mm512_loadu_si512(p));
    __m128i x = _mm512_castsi512_si128(e);
    x = fold(x, by128, _mm512_extracti32x4_epi32(e, 1));
    x = fold(x, by128, _mm512_extracti32x4_epi32(e, 2));
    x = fold(x, by128, _mm512_extracti32x4_epi32(e, 3));
    _mm256_zeroupper();
    return finish(c, x, p, n);
}

PCLMUL static uint32_t crc32_pclmul(uint32_t crc, const uint8_t *p, uint64_t n) {
    return n < 16 ? crc32_tables(crc, p, n) : folded(&ieee, crc, p, n);
}
AVX512 static uint32_t crc32_avx512(uint32_t crc, const uint8_t *p, uint64_t n) {
    return n < 512 ? crc32_pclmul(crc, p, n) : folded_wide(&ieee, crc, p, n);
}
SSE42 static uint32_t crc32c_sse42(uint32_t crc, const uint8_t *p, uint64_t n) {
    uint64_t v = ~crc;
    for (; n >= 8; p += 8, n -= 8) v = _mm_crc32_u64(v, word(p));
    while (n--) v = _mm_crc32_u8((uint32_t)v, *p++);
    return ~(uint32_t)v;
}
PCLMUL static uint32_t crc32c_pclmul(uint32_t crc, const uint8_t *p, uint64_t n) {
    return n < 128 ? crc32c_sse42(crc, p, n) : folded(&castagnoli, crc, p, n);
}
AVX512 static uint32_t crc32c_avx512(uint32_t crc, const uint8_t *p, uint64_t n) {
    return n < 512 ? crc32c_pclmul(crc, p, n) : folded_wide(&castagnoli, crc, p, n);
}

#elif defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include <arm_acle.h>
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif
#if defined(__clang__)
#define CRC __attribute__((target("crc")))
#define PMULL __attribute__((target("aes,crc")))
#else
#define CRC __attribute__((target("+crc")))
#define PMULL __attribute__((target("+crypto+crc")))
#endif

/* The instructions of ARMv8's optional extension, eight bytes at a time. */
#define BY_INSTRUCTIONS(name, eight, one)                                        \
    CRC static uint32_t name(uint32_t crc, const uint8_t *p, uint64_t n) {       \
        crc = ~crc;                                                              \
        for (; n >= 8; p += 8, n -= 8) crc = eight(crc, word(p));                \
        while (n--) crc = one(crc, *p++);                                        \
        return ~crc;                                                             \
    }
BY_INSTRUCTIONS(crc32_armv8, __crc32d, __crc32b)
BY_INSTRUCTIONS(crc32c_armv8, __crc32cd, __crc32cb)

PMULL INLINE uint64x2_t at(const uint8_t *p) { return vreinterpretq_u64_u8(vld1q_u8(p)); }
PMULL INLINE uint64x2_t fold(uint64x2_t x, const uint64_t k[2], uint64x2_t next) {
    poly128_t low = vmull_p64((poly64_t)vgetq_lane_u64(x, 0), (poly64_t)k[0]);
    poly128_t high = vmull_p64((poly64_t)vgetq_lane_u64(x, 1), (poly64_t)k[1]);
    return veorq_u64(veorq_u64(vreinterpretq_u64_p128(low), vreinterpretq_u64_p128(high)), next);
}

/* Folded to 128 bits, whose remainder the instructions take. */
#define BY_FOLDING(name, c, short_way, eight)                                                         \
    PMULL static uint32_t name(uint32_t crc, const uint8_t *p, uint64_t n) {                          \
        if (n < 128) return short_way(crc, p, n);                                                     \
        uint64x2_t a = veorq_u64(at(p), vsetq_lane_u64((uint64_t)(uint32_t)~crc, vdupq_n_u64(0), 0)); \
        uint64x2_t b = at(p + 16), d = at(p + 32), e = at(p + 48);                                    \
        for (p += 64, n -= 64; n >= 64; p += 64, n -= 64) {                                           \
            a = fold(a, c.by512, at(p)), b = fold(b, c.by512, at(p + 16));                            \
            d = fold(d, c.by512, at(p + 32)), e = fold(e, c.by512, at(p + 48));                       \
        }                                                                                             \
        e = fold(fold(fold(a, c.by128, b), c.by128, d), c.by128, e);                                  \
        crc = eight(eight(0, vgetq_lane_u64(e, 0)), vgetq_lane_u64(e, 1));                            \
        return short_way(~crc, p, n);                                                                 \
    }
BY_FOLDING(crc32_pmull, ieee, crc32_armv8, __crc32d)
BY_FOLDING(crc32c_pmull, castagnoli, crc32c_armv8, __crc32cd)
#endif

seg_crc_function *seg_crc32_best = crc32_tables, *seg_crc32c_best = crc32c_tables;

seg_crc_way seg_crc_ways[] = {
    {"tables", false, true, crc32_tables},
    {"tables", true, true, crc32c_tables},
#if defined(__x86_64__)
    {"sse4.2", true, false, crc32c_sse42},
    {"pclmul", false, false, crc32_pclmul},
    {"pclmul", true, false, crc32c_pclmul},
    {"avx512", false, false, crc32_avx512},
    {"avx512", true, false, crc32c_avx512},
#elif defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    {"armv8", false, false, crc32_armv8},
    {"armv8", true, false, crc32c_armv8},
    {"pmull", false, false, crc32_pmull},
    {"pmull", true, false, crc32c_pmull},
#endif
    {NULL, false, false, NULL},
};

#if defined(__x86_64__)
#include <cpuid.h>
/* By the processor's own word: not every compiler's library for cross-compiling has __builtin_cpu_supports. */
static bool has(const char *name) {
    unsigned a, b, c = 0, d, wide = 0, wider = 0, low = 0, high = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d)) c = 0;
    if (!__get_cpuid_count(7, 0, &a, &wide, &wider, &d)) wide = wider = 0;
    if (c >> 27 & 1) __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    bool sse = c >> 20 & 1, pclmul = sse && (c >> 1 & 1);
    /* The system keeps all of the wide registers; foundation, dq, bw, vl; vpclmulqdq. */
    bool avx512 = pclmul && (low & 0xe6) == 0xe6 && (wide & 0xc0030000u) == 0xc0030000u && (wider >> 10 & 1);
    return strcmp(name, "tables") == 0 || (sse && strcmp(name, "sse4.2") == 0) || (pclmul && strcmp(name, "pclmul") == 0) ||
           (avx512 && strcmp(name, "avx512") == 0);
}
#else
static bool has(const char *name) {
    bool crc = false, pmull = false;
#if defined(__aarch64__) && defined(__linux__)
    unsigned long words = getauxval(AT_HWCAP);
    crc = words >> 7 & 1, pmull = crc && words >> 4 & 1; /* HWCAP_CRC32, HWCAP_PMULL */
#elif defined(__aarch64__) && defined(__APPLE__)
    crc = pmull = true; /* every processor that Apple sold with this architecture has both */
#endif
    return strcmp(name, "tables") == 0 || (crc && strcmp(name, "armv8") == 0) || (pmull && strcmp(name, "pmull") == 0);
}
#endif

__attribute__((constructor)) static void begin(void) {
    for (int which = 0; which < 2; which++) {
        for (uint32_t n = 0; n < 256; n++) {
            uint32_t c = n;
            for (int k = 0; k < 8; k++) c = c & 1 ? polynomial[which] ^ c >> 1 : c >> 1;
            table[which][0][n] = c;
        }
        for (uint32_t n = 0; n < 256; n++)
            for (int k = 1; k < 8; k++)
                table[which][k][n] = table[which][0][table[which][k - 1][n] & 255] ^ table[which][k - 1][n] >> 8;
    }
    for (seg_crc_way *way = seg_crc_ways; way->name; way++) {
        way->is_here = has(way->name);
        if (way->is_here) *(way->is_castagnoli ? &seg_crc32c_best : &seg_crc32_best) = way->run;
    }
}
