package Lz4;
# Decompresses and makes LZ4 frames.
use strict;
use warnings;

use constant {MAGIC => 0x184d2204, WORD => 0xffffffff, STORED => 0x80000000};
use constant {P1 => 2654435761, P2 => 2246822519, P3 => 3266489917, P4 => 668265263, P5 => 374761393};

sub rotate { my ($word, $bits) = @_; return ($word << $bits | $word >> 32 - $bits) & WORD }

# The product of two 32-bit numbers modulo 2^32. It fits into 64 bits, so that perl does not go on in floating point.
sub product { my ($left, $right) = @_; return $left * $right & WORD }

sub xxh32 {
    my ($bytes) = @_;
    my $position = 0;
    my $sum      = P5;
    if (length $bytes >= 16) {
        my @lanes = (P1 + P2 & WORD, P2, 0, -(P1) & WORD);
        for (; $position + 16 <= length $bytes; $position += 16) {
            my @words = unpack 'V4', substr $bytes, $position, 16;
            @lanes = map { product(rotate($lanes[$_] + product($words[$_], P2) & WORD, 13), P1) } 0 .. 3;
        }
        my @turns = (1, 7, 12, 18);
        $sum = 0;
        $sum += rotate($lanes[$_], $turns[$_]) for 0 .. 3;
    }
    $sum = $sum + length $bytes & WORD;
    for (; $position + 4 <= length $bytes; $position += 4) {
        $sum = product(rotate($sum + product(unpack('V', substr $bytes, $position, 4), P3) & WORD, 17), P4);
    }
    $sum = product(rotate($sum + product($_, P5) & WORD, 11), P1) for unpack 'C*', substr $bytes, $position;
    $sum = product($sum ^ $sum >> 15, P2);
    $sum = product($sum ^ $sum >> 13, P3);
    return $sum ^ $sum >> 16;
}

# What a frame's descriptor says, or nothing if it is none.
sub descriptor {
    my ($frame) = @_;
    return if length $frame < 7;
    my ($magic, $flags, $block_size) = unpack 'V C C', $frame;
    return if $magic != MAGIC || $flags >> 6 != 1 || $flags & 2 || $block_size & 0x8f || $block_size >> 4 < 4;
    my $length = 2 + ($flags & 8 ? 8 : 0) + ($flags & 1 ? 4 : 0);
    return if length $frame < 4 + $length + 1;
    my $body = substr $frame, 4, $length;
    return if ord(substr $frame, 4 + $length, 1) != (xxh32($body) >> 8 & 0xff);
    return if $flags & 1;
    return {
        is_linked          => !($flags & 0x20),
        has_block_checksum => $flags & 0x10,
        has_checksum       => $flags & 4,
        size               => $flags & 8 ? unpack('x2 Q<', $body) : undef,
        largest_block      => 1 << 8 + 2 * ($block_size >> 4),
        blocks_at          => 4 + $length + 1,
    };
}

# The contents of frames in a row, or nothing and the code of what is wrong with them.
sub decompress_frames {
    my ($frames, $limit) = @_;
    my $contents = '';
    do {
        (my $more, my $fault, $frames) = decompress_frame($frames, $limit - length $contents);
        return (undef, $fault) if $fault;
        $contents .= $more;
    } while $frames ne '';
    return $contents;
}

# The contents of the first frame, why there are none, and the bytes after it.
sub decompress_frame {
    my ($frame, $limit) = @_;
    my $descriptor = descriptor($frame) or return (undef, 'bad-compression');
    return (undef, 'limit-exceeded') if defined $descriptor->{size} && $descriptor->{size} > $limit;
    my ($position, $contents) = ($descriptor->{blocks_at}, '');
    while (1) {
        return (undef, 'bad-compression') if length($frame) - $position < 4;
        my $length = unpack 'V', substr $frame, $position, 4;
        $position += 4;
        last if $length == 0;
        my $is_stored = $length & STORED;
        $length &= ~STORED;
        my $whole = $length + ($descriptor->{has_block_checksum} ? 4 : 0);
        return (undef, 'bad-compression')
            if $length > $descriptor->{largest_block} || $whole > length($frame) - $position;
        my $block = substr $frame, $position, $length;
        return (undef, 'bad-compression')
            if $whole > $length && unpack('V', substr $frame, $position + $length, 4) != xxh32($block);
        my $begin = length $contents;
        if ($is_stored) { $contents .= $block }
        else {
            my $floor = $descriptor->{is_linked} ? 0 : $begin;
            append_block(\$contents, $block, $floor, $begin + $descriptor->{largest_block})
                or return (undef, 'bad-compression');
        }
        return (undef, 'limit-exceeded') if length $contents > $limit;
        $position += $whole;
    }
    my $rest = substr $frame, $position;
    my $checksum = substr $rest, 0, $descriptor->{has_checksum} ? 4 : 0, '';
    return (undef, 'bad-compression') if !is_end_right($descriptor, $contents, $checksum);
    return ($contents, undef, $rest);
}

sub is_end_right {
    my ($descriptor, $contents, $checksum) = @_;
    return 0 if defined $descriptor->{size} && $descriptor->{size} != length $contents;
    return 1 if !$descriptor->{has_checksum};
    return length $checksum == 4 && unpack('V', $checksum) == xxh32($contents);
}

# A length of four bits, which goes on in further bytes if they are all set.
sub read_length {
    my ($block, $position, $length) = @_;
    return ($length, $position) if $length < 15;
    while ($position < length $block) {
        my $octet = ord substr $block, $position++, 1;
        $length += $octet;
        return ($length, $position) if $octet < 255;
    }
    return;
}

# Appends what a block holds. Copies begin at `floor` at the earliest; the contents may grow to `ceiling`.
sub append_block {
    my ($contents, $block, $floor, $ceiling) = @_;
    my $position = 0;
    while ($position < length $block) {
        my $token = ord substr $block, $position++, 1;
        (my $literals, $position) = read_length($block, $position, $token >> 4);
        return 0 if !defined $literals || $literals > length($block) - $position;
        return 0 if length($$contents) + $literals > $ceiling;
        $$contents .= substr $block, $position, $literals;
        $position += $literals;
        return 1 if $position == length $block;
        return 0 if length($block) - $position < 2;
        my $offset = unpack 'v', substr $block, $position, 2;
        (my $length, $position) = read_length($block, $position + 2, $token & 15);
        return 0 if !defined $length || $offset == 0 || $offset > length($$contents) - $floor;
        $length += 4;
        return 0 if length($$contents) + $length > $ceiling;
        my $source = substr $$contents, -$offset, $length < $offset ? $length : $offset;
        $source x= 1 + int($length / $offset) if $length > $offset;
        $$contents .= substr $source, 0, $length;
    }
    return 0;
}

# A frame that holds bytes as they are.
sub stored_frame {
    my ($bytes) = @_;
    my $descriptor = pack 'C C', 0x60, 0x70;
    my $blocks = join '', map { pack 'V a*', STORED | length $_, $_ } unpack '(a4194304)*', $bytes;
    return pack('V', MAGIC) . $descriptor . chr(xxh32($descriptor) >> 8 & 0xff) . $blocks . pack 'V', 0;
}

1;
