package Snappy;
# Decompresses snappy: raw blocks, and the framing format around them.
use strict;
use warnings;

use constant STREAM_IDENTIFIER  => "\xff\x06\0\0sNaPpY";
use constant LARGEST_FRAME_DATA => 65536;

# The size that a block declares, and where its elements begin.
sub declared_size {
    my ($block) = @_;
    my $size = 0;
    for my $index (0 .. 4) {
        return if $index >= length $block;
        my $octet = ord substr $block, $index, 1;
        return if $index == 4 && $octet > 15;
        $size |= ($octet & 127) << (7 * $index);
        return ($size, $index + 1) if $octet < 128;
    }
    return;
}

# The contents of a block, or nothing and the code of what is wrong with it.
sub decompress_block {
    my ($block, $limit) = @_;
    my ($size, $position) = declared_size($block);
    return (undef, 'bad-compression') if !defined $size;
    return (undef, 'limit-exceeded')  if $size > $limit;
    my $contents = '';
    while ($position < length $block) {
        my $tag = ord substr $block, $position++, 1;
        my $consumed = $tag & 3
            ? append_copy(\$contents, $block, $position, $tag)
            : append_literal(\$contents, $block, $position, $tag);
        return (undef, 'bad-compression') if !defined $consumed || length $contents > $size;
        $position += $consumed;
    }
    return length $contents == $size ? $contents : (undef, 'bad-compression');
}

sub append_literal {
    my ($contents, $block, $position, $tag) = @_;
    my $length       = $tag >> 2;
    my $length_bytes = $length < 60 ? 0 : $length - 59;
    return if $position + $length_bytes > length $block;
    $length = unpack 'V', substr($block, $position, $length_bytes) . "\0\0\0\0" if $length_bytes;
    return if $length + 1 > length($block) - $position - $length_bytes;
    $$contents .= substr $block, $position + $length_bytes, $length + 1;
    return $length_bytes + $length + 1;
}

sub append_copy {
    my ($contents, $block, $position, $tag) = @_;
    my $kind         = $tag & 3;
    my $offset_bytes = (0, 1, 2, 4)[$kind];
    return if $position + $offset_bytes > length $block;
    my $offset = unpack 'V', substr($block, $position, $offset_bytes) . "\0\0\0\0";
    my $length = ($tag >> 2) + 1;
    if ($kind == 1) {
        $length = (($tag >> 2) & 7) + 4;
        $offset |= ($tag >> 5) << 8;
    }
    return if $offset == 0 || $offset > length $$contents;
    my $source = substr $$contents, -$offset, $length < $offset ? $length : $offset;
    # A copy may reach into what it writes: its source is then repeated.
    $source x= 1 + int($length / $offset) if $length > $offset;
    $$contents .= substr $source, 0, $length;
    return $offset_bytes;
}

# The contents of a stream in the framing format, or nothing and the code of what is wrong with it.
sub decompress_stream {
    my ($stream, $limit) = @_;
    return (undef, 'bad-compression') if substr($stream, 0, 10) ne STREAM_IDENTIFIER;
    my ($position, $contents) = (10, '');
    while ($position < length $stream) {
        return (undef, 'bad-compression') if length($stream) - $position < 4;
        my ($type, $low, $high) = unpack 'C v C', substr $stream, $position, 4;
        my $length = $low | $high << 16;
        return (undef, 'bad-compression') if $length > length($stream) - $position - 4;
        my ($data, $fault) = frame_contents($type, substr($stream, $position + 4, $length), $limit - length $contents);
        return (undef, $fault) if $fault;
        $contents .= $data;
        $position += 4 + $length;
    }
    return $contents;
}

sub frame_contents {
    my ($type, $body, $limit) = @_;
    return $body eq 'sNaPpY' ? '' : (undef, 'bad-compression') if $type == 0xff;
    return '' if $type >= 0x80;
    return (undef, 'bad-compression') if $type > 1 || length $body < 4;
    my ($checksum, $data) = unpack 'V a*', $body;
    my $fault;
    ($data, $fault) = decompress_block($data, LARGEST_FRAME_DATA) if $type == 0;
    return (undef, 'bad-compression') if $fault || length $data > LARGEST_FRAME_DATA;
    return (undef, 'limit-exceeded')  if length $data > $limit;
    return masked_crc32c($data) == $checksum ? $data : (undef, 'bad-compression');
}

my @crc32c_table = map {
    my $sum = $_;
    $sum = $sum & 1 ? 0x82f63b78 ^ $sum >> 1 : $sum >> 1 for 1 .. 8;
    $sum;
} 0 .. 255;

sub masked_crc32c {
    my ($data) = @_;
    my $sum = 0xffffffff;
    $sum = $crc32c_table[($sum ^ $_) & 255] ^ $sum >> 8 for unpack 'C*', $data;
    $sum ^= 0xffffffff;
    return (($sum >> 15 | $sum << 17 & 0xffffffff) + 0xa282ead8) & 0xffffffff;
}

# A block that holds bytes as they are.
sub stored_block {
    my ($bytes) = @_;
    my $block = '';
    my $size  = length $bytes;
    for (; $size > 127; $size >>= 7) { $block .= chr(128 | $size & 127) }
    $block .= chr $size;
    # Literals of at most 60 bytes have their length in the tag.
    $block .= chr((length($_) - 1) << 2) . $_ for unpack '(a60)*', $bytes;
    return $block;
}

# A stream in the framing format that holds bytes as they are.
sub stored_stream {
    my ($bytes) = @_;
    return STREAM_IDENTIFIER . join '', map {
        my $length = 4 + length $_;
        pack 'C v C V a*', 1, $length & 0xffff, $length >> 16, masked_crc32c($_), $_;
    } unpack '(a' . LARGEST_FRAME_DATA . ')*', $bytes;
}

1;
