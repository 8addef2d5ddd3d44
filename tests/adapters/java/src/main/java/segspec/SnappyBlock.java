package segspec;

/** Raw snappy blocks, to the byte: commons-compress reads blocks that give more, or have more, than they declare. */
final class SnappyBlock {
    private final byte[] block;
    private int at;
    private byte[] out;
    private int written;

    private SnappyBlock(byte[] block) {
        this.block = block;
    }

    /** What the block decompresses to. */
    static byte[] decompress(byte[] block, int limit, long position) throws Stop {
        SnappyBlock snappy = new SnappyBlock(block);
        try {
            long declared = snappy.declared();
            if (declared > limit) {
                throw new Stop("limit-exceeded", position);
            }
            snappy.out = new byte[(int) declared];
            while (snappy.at < block.length) {
                snappy.element();
            }
        } catch (IndexOutOfBoundsException unreadable) {
            throw new Stop("bad-compression", position);
        }
        if (snappy.written < snappy.out.length) {
            throw new Stop("bad-compression", position);
        }
        return snappy.out;
    }

    /** The size in front, LEB128 of at most 32 bits. */
    private long declared() {
        long size = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            int octet = number(1);
            size |= (long) (octet & 0x7f) << shift;
            if (octet < 0x80) {
                if (size >> 32 != 0) {
                    break;
                }
                return size;
            }
        }
        throw new IndexOutOfBoundsException("a size of more than 32 bits");
    }

    private int number(int bytes) {
        int number = 0;
        for (int shift = 0; shift < 8 * bytes; shift += 8) {
            number |= (block[at++] & 0xff) << shift;
        }
        return number;
    }

    /** The low two bits of a tag say what it is: a literal, or a copy with an offset of one, two or four bytes. */
    private void element() {
        int tag = number(1);
        switch (tag & 3) {
            case 0 -> literal(tag >> 2);
            case 1 -> copy(4 + (tag >> 2 & 7), (tag >> 5) << 8 | number(1));
            case 2 -> copy(1 + (tag >> 2), number(2));
            default -> copy(1 + (tag >> 2), number(4));
        }
    }

    private void literal(int code) {
        int length = (code < 60 ? code : number(code - 59)) + 1;
        if (length <= 0 || length > block.length - at || length > out.length - written) {
            throw new IndexOutOfBoundsException("a literal that does not fit");
        }
        System.arraycopy(block, at, out, written, length);
        at += length;
        written += length;
    }

    private void copy(int length, int offset) {
        if (offset <= 0 || offset > written || length > out.length - written) {
            throw new IndexOutOfBoundsException("a copy that does not fit");
        }
        for (int left = length; left > 0; left--, written++) {
            out[written] = out[written - offset];
        }
    }
}
