"""HighwayHash-64, by a key of 32 bytes, in four lanes: two pairs, mixed separately."""

from segspec_kernels.runtime import read_u1, read_u8le, u64
from segspec_kernels.types import U64, Bytes

KEY = 32
LOW = 0xFFFFFFFF
ALL = 0xFFFFFFFFFFFFFFFF


def turned(value: U64) -> U64:
    return value >> 32 | (value & u64(LOW)) << 32


def turned_left(value: U64, bits: int) -> U64:
    """Both halves, each turned by itself."""
    low, high = value & u64(LOW), value >> 32
    low = (low << bits | low >> 32 - bits) & u64(LOW)
    high = (high << bits | high >> 32 - bits) & u64(LOW)
    return high << 32 | low


def shuffled_low(one: U64, other: U64) -> U64:
    """What is added to a pair's first lane: bytes of both lanes of the other."""
    middle = (one & u64(0xFF000000) | other & u64(0xFF00000000)) >> 24
    upper = (one & u64(0xFF0000000000) | other & u64(0xFF000000000000)) >> 16
    lower = one & u64(0xFF0000) | (one & u64(0xFF00)) << 32
    return middle | upper | lower | (other & u64(0xFF00000000000000)) >> 8 | (one & u64(0xFF)) << 56


def shuffled_high(one: U64, other: U64) -> U64:
    middle = (other & u64(0xFF000000) | one & u64(0xFF00000000)) >> 24
    upper = other & u64(0xFF0000) | (other & u64(0xFF0000000000)) >> 16 | (other & u64(0xFF00)) << 24
    return (
        middle | upper | (one & u64(0xFF000000000000)) >> 8 | (other & u64(0xFF)) << 48 | one & u64(0xFF00000000000000)
    )


def mixed(
    a: U64, b: U64, c: U64, d: U64, e: U64, f: U64, g: U64, h: U64, one: U64, other: U64
) -> tuple[U64, U64, U64, U64, U64, U64, U64, U64]:
    """A pair of lanes after 16 more bytes: each has v0, v1, mul0, mul1."""
    c, d = c + e + one & u64(ALL), d + f + other & u64(ALL)
    e, f = e ^ (c & u64(LOW)) * (a >> 32), f ^ (d & u64(LOW)) * (b >> 32)
    a, b = a + g & u64(ALL), b + h & u64(ALL)
    g, h = g ^ (a & u64(LOW)) * (c >> 32), h ^ (b & u64(LOW)) * (d >> 32)
    a, b = a + shuffled_low(c, d) & u64(ALL), b + shuffled_high(c, d) & u64(ALL)
    c, d = c + shuffled_low(a, b) & u64(ALL), d + shuffled_high(a, b) & u64(ALL)
    return a, b, c, d, e, f, g, h


def rest_of(data: Bytes, position: int, rest: int, lane: int) -> U64:
    """A lane of the last bytes (fewer than 32), in the order of the algorithm."""
    even, left, value = rest - rest % 4, rest % 4, u64(0)
    for place in range(8 * lane, 8 * lane + 8):
        at = -1
        if place < even:
            at = place
        elif rest >= 16 and place >= 28:
            at = rest - 32 + place
        elif rest < 16 and left > 0 and place >= 16 and place < 19:
            at = even if place == 16 else even + left // 2 if place == 17 else rest - 1
        if at >= 0:
            value = value | u64(read_u1(data, position + at)) << 8 * (place % 8)
    return value


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    k0, k1, k2, k3 = read_u8le(key, 0), read_u8le(key, 8), read_u8le(key, 16), read_u8le(key, 24)
    e, f, p, q = u64(0xDBE6D5D5FE4CCE2F), u64(0xA4093822299F31D0), u64(0x13198A2E03707344), u64(0x243F6A8885A308D3)
    g, h, r, s = u64(0x3BD39E10CB0EF593), u64(0xC0ACF169B5F18A8C), u64(0xBE5466CF34E90C6C), u64(0x452821E638D01377)
    a, b, c, d = e ^ k0, f ^ k1, g ^ turned(k0), h ^ turned(k1)
    j, k, m, n = p ^ k2, q ^ k3, r ^ turned(k2), s ^ turned(k3)
    place, last = position, position + length
    while place + 32 <= last:
        a, b, c, d, e, f, g, h = mixed(a, b, c, d, e, f, g, h, read_u8le(data, place), read_u8le(data, place + 8))
        j, k, m, n, p, q, r, s = mixed(j, k, m, n, p, q, r, s, read_u8le(data, place + 16), read_u8le(data, place + 24))
        place += 32
    rest = last - place
    if rest > 0:
        more = u64(rest) << 32 | u64(rest)
        a, b, j, k = a + more & u64(ALL), b + more & u64(ALL), j + more & u64(ALL), k + more & u64(ALL)
        c, d, m, n = turned_left(c, rest), turned_left(d, rest), turned_left(m, rest), turned_left(n, rest)
        one, other = rest_of(data, place, rest, 0), rest_of(data, place, rest, 1)
        a, b, c, d, e, f, g, h = mixed(a, b, c, d, e, f, g, h, one, other)
        one, other = rest_of(data, place, rest, 2), rest_of(data, place, rest, 3)
        j, k, m, n, p, q, r, s = mixed(j, k, m, n, p, q, r, s, one, other)
    for _ in range(4):
        one, other, third, fourth = turned(j), turned(k), turned(a), turned(b)
        a, b, c, d, e, f, g, h = mixed(a, b, c, d, e, f, g, h, one, other)
        j, k, m, n, p, q, r, s = mixed(j, k, m, n, p, q, r, s, third, fourth)
    return a + c + e + g & u64(ALL)
