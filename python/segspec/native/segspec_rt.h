/* What compiled kernels call: the twin of the runtime that plain Python has. Arrays carry their length, so that
 * -DSEG_CHECK checks every access; without it, kernels have checked before they read. */
#ifndef SEGSPEC_RT_H
#define SEGSPEC_RT_H
#include "segspec_arrays.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SEG_CHECK
static inline uint64_t seg_bound(int64_t at, int64_t size, int64_t n, const char *file, int line) {
    if (at < 0 || size < 0 || at > n || size > n - at) {
        fprintf(stderr, "%s:%d: %lld+%lld of %lld\n", file, line, (long long)at, (long long)size, (long long)n);
        abort();
    }
    return (uint64_t)at;
}
#define SEG_BOUND(at, size, n) seg_bound((int64_t)(at), (int64_t)(size), n, __FILE__, __LINE__)
#else
#define SEG_BOUND(at, size, n) (at)
#endif
#define SEG_AT(a, at) (a).p[SEG_BOUND(at, 1, (a).n)]
#define SEG_INLINE static inline __attribute__((always_inline, unused))

/* Integers at any alignment: one load each, where the machine has one of that width. */
#define SEG_SAME(v) (v)
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define SEG_LITTLE(bits) SEG_SAME
#define SEG_BIG(bits) __builtin_bswap##bits
#else
#define SEG_LITTLE(bits) __builtin_bswap##bits
#define SEG_BIG(bits) SEG_SAME
#endif
#define SEG_READ(name, result, item, word, swap)                             \
    SEG_INLINE result name(seg_u8 d, int64_t at) {                           \
        word v;                                                              \
        memcpy(&v, d.p + SEG_BOUND(at, sizeof v, d.n), sizeof v);            \
        return (result)(item)swap(v);                                        \
    }
SEG_READ(seg_read_u1, int64_t, uint8_t, uint8_t, SEG_SAME)
SEG_READ(seg_read_s1, int64_t, int8_t, uint8_t, SEG_SAME)
SEG_READ(seg_read_u2le, int64_t, uint16_t, uint16_t, SEG_LITTLE(16))
SEG_READ(seg_read_u2be, int64_t, uint16_t, uint16_t, SEG_BIG(16))
SEG_READ(seg_read_s2le, int64_t, int16_t, uint16_t, SEG_LITTLE(16))
SEG_READ(seg_read_s2be, int64_t, int16_t, uint16_t, SEG_BIG(16))
SEG_READ(seg_read_u4le, int64_t, uint32_t, uint32_t, SEG_LITTLE(32))
SEG_READ(seg_read_u4be, int64_t, uint32_t, uint32_t, SEG_BIG(32))
SEG_READ(seg_read_s4le, int64_t, int32_t, uint32_t, SEG_LITTLE(32))
SEG_READ(seg_read_s4be, int64_t, int32_t, uint32_t, SEG_BIG(32))
SEG_READ(seg_read_u8le, uint64_t, uint64_t, uint64_t, SEG_LITTLE(64))
SEG_READ(seg_read_u8be, uint64_t, uint64_t, uint64_t, SEG_BIG(64))
SEG_READ(seg_read_s8le, int64_t, int64_t, uint64_t, SEG_LITTLE(64))
SEG_READ(seg_read_s8be, int64_t, int64_t, uint64_t, SEG_BIG(64))
SEG_INLINE int64_t seg_read_u3le(seg_u8 d, int64_t at) { return seg_read_u2le(d, at) | seg_read_u1(d, at + 2) << 16; }
SEG_INLINE int64_t seg_read_u3be(seg_u8 d, int64_t at) { return seg_read_u2be(d, at) << 8 | seg_read_u1(d, at + 2); }
SEG_INLINE int64_t seg_read_u5le(seg_u8 d, int64_t at) { return seg_read_u4le(d, at) | seg_read_u1(d, at + 4) << 32; }
SEG_INLINE int64_t seg_read_u5be(seg_u8 d, int64_t at) { return seg_read_u4be(d, at) << 8 | seg_read_u1(d, at + 4); }
SEG_INLINE int64_t seg_read_u6le(seg_u8 d, int64_t at) { return seg_read_u4le(d, at) | seg_read_u2le(d, at + 4) << 32; }
SEG_INLINE int64_t seg_read_u6be(seg_u8 d, int64_t at) { return seg_read_u4be(d, at) << 16 | seg_read_u2be(d, at + 4); }
SEG_INLINE int64_t seg_read_u7le(seg_u8 d, int64_t at) { return seg_read_u6le(d, at) | seg_read_u1(d, at + 6) << 48; }
SEG_INLINE int64_t seg_read_u7be(seg_u8 d, int64_t at) { return seg_read_u6be(d, at) << 8 | seg_read_u1(d, at + 6); }

SEG_INLINE bool seg_add_overflows(int64_t a, int64_t b) { int64_t r; return __builtin_add_overflow(a, b, &r); }
SEG_INLINE bool seg_subtract_overflows(int64_t a, int64_t b) { int64_t r; return __builtin_sub_overflow(a, b, &r); }
SEG_INLINE bool seg_multiply_overflows(int64_t a, int64_t b) { int64_t r; return __builtin_mul_overflow(a, b, &r); }
SEG_INLINE bool seg_shift_overflows(int64_t a, int64_t b) { return b > 63 ? a != 0 : (int64_t)((uint64_t)a << b) >> b != a; }
SEG_INLINE bool seg_unsigned_add_overflows(uint64_t a, uint64_t b) { uint64_t r; return __builtin_add_overflow(a, b, &r); }
/* The difference is held signed. */
SEG_INLINE bool seg_unsigned_subtract_overflows(uint64_t a, uint64_t b) { int64_t r; return __builtin_sub_overflow(a, b, &r); }
SEG_INLINE bool seg_unsigned_multiply_overflows(uint64_t a, uint64_t b) { uint64_t r; return __builtin_mul_overflow(a, b, &r); }
SEG_INLINE bool seg_unsigned_shift_overflows(uint64_t a, uint64_t b) { return b > 63 ? a != 0 : a << b >> b != a; }

/* Bits of which `left` lie in the byte before the position: the high ones first, or the low ones. */
SEG_INLINE uint64_t seg_bits(seg_u8 d, int64_t at, int64_t left, int64_t count, bool high) {
    uint64_t found = 0;
    for (int64_t n = 0; n < count; n++) {
        int64_t bit = 8 - left + n;
        uint64_t byte = SEG_AT(d, at - 1 + bit / 8);
        found |= high ? (byte >> (7 - bit % 8) & 1) << (count - 1 - n) : (byte >> bit % 8 & 1) << n;
    }
    return found;
}
SEG_INLINE uint64_t seg_bits_be(seg_u8 d, int64_t at, int64_t left, int64_t count) { return seg_bits(d, at, left, count, true); }
SEG_INLINE uint64_t seg_bits_le(seg_u8 d, int64_t at, int64_t left, int64_t count) { return seg_bits(d, at, left, count, false); }

/* Numbers of floating point are carried as their bits. */
SEG_INLINE double seg_double(uint64_t held) { double v; memcpy(&v, &held, sizeof v); return v; }
SEG_INLINE uint64_t seg_bits_of(double v) { uint64_t held; memcpy(&held, &v, sizeof held); return held; }
SEG_INLINE uint64_t seg_float_of_single(int64_t held) { uint32_t bits = (uint32_t)held; float v; memcpy(&v, &bits, sizeof v); return seg_bits_of(v); }
SEG_INLINE uint64_t seg_float_of_signed(int64_t value) { return seg_bits_of((double)value); }
SEG_INLINE uint64_t seg_float_of_unsigned(uint64_t value) { return seg_bits_of((double)value); }
SEG_INLINE uint64_t seg_float_add(uint64_t a, uint64_t b) { return seg_bits_of(seg_double(a) + seg_double(b)); }
SEG_INLINE uint64_t seg_float_subtract(uint64_t a, uint64_t b) { return seg_bits_of(seg_double(a) - seg_double(b)); }
SEG_INLINE uint64_t seg_float_multiply(uint64_t a, uint64_t b) { return seg_bits_of(seg_double(a) * seg_double(b)); }
SEG_INLINE uint64_t seg_float_divide(uint64_t a, uint64_t b) { return seg_bits_of(seg_double(a) / seg_double(b)); }
SEG_INLINE bool seg_float_less(uint64_t a, uint64_t b) { return seg_double(a) < seg_double(b); }
SEG_INLINE bool seg_float_at_most(uint64_t a, uint64_t b) { return seg_double(a) <= seg_double(b); }
SEG_INLINE bool seg_float_equal(uint64_t a, uint64_t b) { return seg_double(a) == seg_double(b); }
SEG_INLINE int64_t seg_float_whole(uint64_t a) { return (int64_t)seg_double(a); }

#ifdef SEG_CHECK
#define SEG_DIVISOR(b) if ((b) == 0) { fprintf(stderr, "%s:%d: division by 0\n", __FILE__, __LINE__); abort(); }
#else
#define SEG_DIVISOR(b) if ((b) == 0) return 0
#endif
/* Python's division: towards minus infinity. What it raises for is 0 here. */
SEG_INLINE int64_t seg_floordiv(int64_t a, int64_t b) {
    SEG_DIVISOR(b);
    return b == -1 ? (int64_t)-(uint64_t)a : a / b - (a % b != 0 && (a < 0) != (b < 0));
}
SEG_INLINE int64_t seg_mod(int64_t a, int64_t b) {
    SEG_DIVISOR(b);
    if (b == -1) return 0;
    int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
SEG_INLINE uint64_t seg_udiv(uint64_t a, uint64_t b) { SEG_DIVISOR(b); return a / b; }
SEG_INLINE uint64_t seg_umod(uint64_t a, uint64_t b) { SEG_DIVISOR(b); return a % b; }
/* Shifts by any count that is not negative, cut to 64 bits. */
SEG_INLINE uint64_t seg_ushl(uint64_t a, int64_t b) { return (uint64_t)b > 63 ? 0 : a << b; }
SEG_INLINE uint64_t seg_ushr(uint64_t a, int64_t b) { return (uint64_t)b > 63 ? 0 : a >> b; }
SEG_INLINE int64_t seg_shl(int64_t a, int64_t b) { return (int64_t)seg_ushl((uint64_t)a, b); }
SEG_INLINE int64_t seg_shr(int64_t a, int64_t b) { return a >> ((uint64_t)b > 63 ? 63 : b); }
SEG_INLINE int64_t seg_min_i64(int64_t a, int64_t b) { return a < b ? a : b; }
SEG_INLINE int64_t seg_max_i64(int64_t a, int64_t b) { return a > b ? a : b; }
SEG_INLINE uint64_t seg_min_u64(uint64_t a, uint64_t b) { return a < b ? a : b; }
SEG_INLINE uint64_t seg_max_u64(uint64_t a, uint64_t b) { return a > b ? a : b; }

/* Runs of bytes `at:end` and texts of `length` bytes from `at` on. */
SEG_INLINE int64_t seg_find_byte(seg_u8 d, int64_t at, int64_t end, int64_t value) {
    if (at >= end) return end;
    const uint8_t *from = d.p + SEG_BOUND(at, end - at, d.n);
    const uint8_t *found = memchr(from, (int)value, (size_t)(end - at));
    return found ? at + (found - from) : end;
}
SEG_INLINE int64_t seg_length_before(seg_u8 d, int64_t at, int64_t end, int64_t value) { return seg_find_byte(d, at, end, value) - at; }
SEG_INLINE int64_t seg_length_through(seg_u8 d, int64_t at, int64_t end, int64_t value) {
    return seg_min_i64(seg_find_byte(d, at, end, value) + 1, end) - at;
}
SEG_INLINE int64_t seg_length_stripped(seg_u8 d, int64_t at, int64_t end, int64_t value) {
    while (end > at && SEG_AT(d, end - 1) == value) end--;
    return end - at;
}
SEG_INLINE bool seg_is_ascii(seg_u8 d, int64_t at, int64_t length) {
    const uint8_t *p = d.p + SEG_BOUND(at, length, d.n);
    uint8_t all = 0;
    for (int64_t n = 0; n < length; n++) all |= p[n];
    return all < 0x80;
}
/* As Python's decoder: no overlong forms, no surrogates, nothing above U+10FFFF. */
static inline __attribute__((unused)) bool seg_is_utf8(seg_u8 d, int64_t at, int64_t length) {
    for (int64_t end = at + length; at < end;) {
        uint8_t first = SEG_AT(d, at);
        if (first < 0x80) { at++; continue; }
        int more = first >= 0xC2 && first < 0xE0 ? 1 : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xF0 && first < 0xF5 ? 3 : 0;
        if (more == 0 || end - at <= more) return false;
        uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80, high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        for (int n = 1; n <= more; n++, low = 0x80, high = 0xBF)
            if (SEG_AT(d, at + n) < low || SEG_AT(d, at + n) > high) return false;
        at += more + 1;
    }
    return true;
}
/* Pairs of surrogates are whole; `low` is where the low byte of a unit is. */
SEG_INLINE bool seg_is_utf16(seg_u8 d, int64_t at, int64_t length, int low) {
    const uint8_t *p = d.p + SEG_BOUND(at, length, d.n);
    if (length & 1) return false;
    for (int64_t n = 1 - low; n < length; n += 2) {
        if ((p[n] & 0xF8) != 0xD8) continue;
        if (p[n] & 4 || length - n <= 2 || (p[n + 2] & 0xFC) != 0xDC) return false;
        n += 2;
    }
    return true;
}
SEG_INLINE bool seg_is_utf16le(seg_u8 d, int64_t at, int64_t length) { return seg_is_utf16(d, at, length, 0); }
SEG_INLINE bool seg_is_utf16be(seg_u8 d, int64_t at, int64_t length) { return seg_is_utf16(d, at, length, 1); }
SEG_INLINE int64_t seg_utf8_length(seg_u8 d, int64_t at, int64_t length) {
    int64_t count = 0;
    for (int64_t end = at + length; at < end; at++) count += (SEG_AT(d, at) & 0xC0) != 0x80;
    return count;
}
SEG_INLINE bool seg_is_within(seg_u8 d, int64_t at, int64_t length, uint64_t first, uint64_t second, uint64_t third, uint64_t fourth) {
    const uint64_t words[4] = {first, second, third, fourth};
    for (int64_t end = at + length; at < end; at++)
        if (!(words[SEG_AT(d, at) >> 6] >> (SEG_AT(d, at) & 63) & 1)) return false;
    return true;
}
/* The number that ASCII digits say, after a sign or none, between blanks; INT64_MIN where they are no such. */
static inline __attribute__((unused)) int64_t seg_text_number(seg_u8 d, int64_t at, int64_t length, int64_t base) {
    int64_t end = at + length, value = 0;
    #define SEG_BLANK(c) ((c) == 32 || ((c) >= 9 && (c) <= 13))
    while (at < end && SEG_BLANK(SEG_AT(d, at))) at++;
    while (at < end && SEG_BLANK(SEG_AT(d, end - 1))) end--;
    bool below = at < end && SEG_AT(d, at) == '-';
    if (below || (at < end && SEG_AT(d, at) == '+')) at++;
    if (at >= end) return INT64_MIN;
    for (; at < end; at++) {
        int64_t c = SEG_AT(d, at), digit = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10 : 99;
        if (digit >= base || __builtin_mul_overflow(value, base, &value) || __builtin_add_overflow(value, digit, &value)) return INT64_MIN;
    }
    return below ? -value : value;
}
SEG_INLINE int64_t seg_find_unit(seg_u8 d, int64_t at, int64_t end, uint64_t value, int64_t width) {
    for (; end - at >= width; at += width) {
        int64_t same = 0;
        while (same < width && SEG_AT(d, at + same) == (uint8_t)(value >> 8 * same)) same++;
        if (same == width) return at;
    }
    return end;
}

/* The same, written: what does not fit the width loses its high bits. */
#define SEG_WRITE(name, given, word, swap)                                   \
    SEG_INLINE void name(seg_u8 d, int64_t at, given value) {                \
        word v = swap((word)value);                                          \
        memcpy(d.p + SEG_BOUND(at, sizeof v, d.n), &v, sizeof v);            \
    }
SEG_WRITE(seg_write_u1, int64_t, uint8_t, SEG_SAME)
SEG_WRITE(seg_write_s1, int64_t, uint8_t, SEG_SAME)
SEG_WRITE(seg_write_u2le, int64_t, uint16_t, SEG_LITTLE(16))
SEG_WRITE(seg_write_u2be, int64_t, uint16_t, SEG_BIG(16))
SEG_WRITE(seg_write_s2le, int64_t, uint16_t, SEG_LITTLE(16))
SEG_WRITE(seg_write_s2be, int64_t, uint16_t, SEG_BIG(16))
SEG_WRITE(seg_write_u4le, int64_t, uint32_t, SEG_LITTLE(32))
SEG_WRITE(seg_write_u4be, int64_t, uint32_t, SEG_BIG(32))
SEG_WRITE(seg_write_s4le, int64_t, uint32_t, SEG_LITTLE(32))
SEG_WRITE(seg_write_s4be, int64_t, uint32_t, SEG_BIG(32))
SEG_WRITE(seg_write_u8le, uint64_t, uint64_t, SEG_LITTLE(64))
SEG_WRITE(seg_write_u8be, uint64_t, uint64_t, SEG_BIG(64))
SEG_WRITE(seg_write_s8le, int64_t, uint64_t, SEG_LITTLE(64))
SEG_WRITE(seg_write_s8be, int64_t, uint64_t, SEG_BIG(64))

/* What is read one record after the other is asked for early: on its own the processor does so too late. */
#define SEG_AHEAD 1024
#define SEG_PREFETCH(d, at) __builtin_prefetch((const void *)((uintptr_t)(d).p + (uintptr_t)((at) + SEG_AHEAD)))

/* segspec_crc.c: the fastest way that this processor has. */
typedef uint32_t seg_crc_function(uint32_t crc, const uint8_t *data, uint64_t length);
extern seg_crc_function *seg_crc32_best, *seg_crc32c_best;
#define SEG_CRC(name)                                                            \
    SEG_INLINE int64_t name##_on(seg_u8 d, int64_t at, int64_t length, int64_t seed) { \
        return name##_best((uint32_t)seed, d.p + SEG_BOUND(at, length, d.n), (uint64_t)length); \
    }                                                                            \
    SEG_INLINE int64_t name(seg_u8 d, int64_t at, int64_t length) {              \
        SEG_PREFETCH(d, at + length);                                            \
        return name##_on(d, at, length, 0);                                      \
    }
SEG_CRC(seg_crc32)
SEG_CRC(seg_crc32c)

SEG_INLINE void seg_copy(seg_u8 target, int64_t to, seg_u8 d, int64_t at, int64_t length) {
    memmove(target.p + SEG_BOUND(to, length, target.n), d.p + SEG_BOUND(at, length, d.n), (size_t)length);
}
#endif
