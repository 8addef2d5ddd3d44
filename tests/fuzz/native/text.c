/* Bytes as the text of JSON, in memory of the room that it is promised, taken apart again. */
#include "harness.h"
#include "segspec_rt.h"
#include "segspec_text.h"

/* Some of what terminals are steered with, as segspec.core.text has it: DEL and C1, marks of direction. */
static const uint32_t RANGES[] = {0x7F, 0x9F, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF, 0xFEFF};

static int64_t digit(char shown) {
    const char *found = memchr(SEG_HEX, shown, 16);
    PROMISE(found != NULL);
    return found - SEG_HEX;
}

static void check_hex(const char *text, int64_t length, seg_u8 data) {
    PROMISE(length == 2 * data.n);
    for (int64_t n = 0; n < data.n; n++) PROMISE(digit(text[2 * n]) << 4 == (data.p[n] & 0xF0) && digit(text[2 * n + 1]) == (data.p[n] & 15));
}

static int64_t sextet(char shown) {
    if (shown >= 'A' && shown <= 'Z') return shown - 'A';
    if (shown >= 'a' && shown <= 'z') return shown - 'a' + 26;
    if (shown >= '0' && shown <= '9') return shown - '0' + 52;
    PROMISE(shown == '+' || shown == '/');
    return shown == '+' ? 62 : 63;
}

static void check_base64(const char *text, int64_t length, seg_u8 data) {
    PROMISE(length == (data.n + 2) / 3 * 4);
    int64_t filled = data.n % 3 ? length - 3 + data.n % 3 : length, bits = 0, held = 0, at = 0;
    for (int64_t n = 0; n < filled; n++) {
        held = (held << 6 | sextet(text[n])) & 0xFFFF;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            PROMISE(at < data.n && (held >> bits & 0xFF) == data.p[at]);
            at++;
        }
    }
    PROMISE(at == data.n && (held & ((1 << bits) - 1)) == 0);
    for (int64_t n = filled; n < length; n++) PROMISE(text[n] == '=');
}

/* The text is UTF-8 without anything unsafe, and says each byte of the data in turn. */
static void check_utf8(const char *text, int64_t length, seg_u8 data, seg_unsafe unsafe) {
    PROMISE(seg_is_utf8((seg_u8){(uint8_t *)text, length}, 0, length));
    int64_t at = 0, n = 0;
    while (n < length) {
        uint8_t shown = (uint8_t)text[n], wide[3];
        uint32_t found = 0;
        PROMISE(shown >= 0x20 && shown != '"' && at < data.n);
        size_t taken = seg_character((const uint8_t *)text + n, (size_t)(length - n), &found);
        PROMISE(taken && !seg_is_unsafe(unsafe, found));
        if (shown != '\\') {
            PROMISE(at + (int64_t)taken <= data.n && memcmp(text + n, data.p + at, taken) == 0);
            n += (int64_t)taken;
            at += (int64_t)taken;
            continue;
        }
        PROMISE(n + 1 < length);
        char name = text[n + 1];
        n += 2;
        if (name == 'u') {
            PROMISE(n + 4 <= length);
            found = (uint32_t)(digit(text[n]) << 12 | digit(text[n + 1]) << 8 | digit(text[n + 2]) << 4 | digit(text[n + 3]));
            n += 4;
            int64_t size = found < 0x80 ? 1 : found < 0x800 ? 2 : 3;
            wide[0] = (uint8_t)(size == 1 ? found : size == 2 ? 0xC0 | found >> 6 : 0xE0 | found >> 12);
            wide[1] = (uint8_t)(size == 2 ? 0x80 | (found & 0x3F) : 0x80 | (found >> 6 & 0x3F));
            wide[2] = (uint8_t)(0x80 | (found & 0x3F));
            PROMISE(at + size <= data.n && memcmp(wide, data.p + at, (size_t)size) == 0);
            at += size;
        } else if (name == '\\' && data.p[at] != '\\') {
            PROMISE(n + 3 <= length && text[n] == 'x' && data.p[at] >= 0x80);
            PROMISE((digit(text[n + 1]) << 4 | digit(text[n + 2])) == data.p[at]);
            n += 3;
            at++;
        } else {
            const char *names = "\"\\bfnrt", *meant = "\"\\\b\f\n\r\t", *place = strchr(names, name);
            PROMISE(name && place && (uint8_t)meant[place - names] == data.p[at]);
            at++;
        }
    }
    PROMISE(at == data.n);
}

void target(const uint8_t *control, seg_u8 data) {
    seg_unsafe unsafe = {RANGES, control[1] % (int)(sizeof RANGES / sizeof *RANGES / 2 + 1) * 2};
    size_t size = (size_t)data.n, room = control[0] % 3 == 0 ? 2 * size : control[0] % 3 == 1 ? (size + 2) / 3 * 4 : 6 * size;
    char *text = malloc(room ? room : 1), *end = text;
    if (!text) return;
    if (control[0] % 3 == 0) {
        end = seg_put_hex(text, data.p, size);
        check_hex(text, end - text, data);
    } else if (control[0] % 3 == 1) {
        end = seg_put_base64(text, data.p, size);
        check_base64(text, end - text, data);
    } else {
        end = seg_put_utf8(text, data.p, size, unsafe);
        check_utf8(text, end - text, data, unsafe);
    }
    free(text);
}
