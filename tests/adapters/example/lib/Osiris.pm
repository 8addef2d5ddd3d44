package Osiris;
# Segments of osiris: a log header, then chunks of a header of 48 bytes, a filter, a data section and a trailer.
use strict;
use warnings;

use Common qw(DECOMPRESSION_LIMIT add_exact add_wrapping clean_end finding parse_u64 stopped zeros_begin);
use Compress::Raw::Zlib qw(Z_OK Z_STREAM_END Z_BUF_ERROR WANT_GZIP crc32);
use Lz4;
use OsirisIndex;
use Snappy;

use constant {
    FILE_HEADER_SIZE => 8, HEADER_SIZE => 48, USER => 0, DELTA => 1, SNAPSHOT => 2, NO_TRACKING => 4, LARGEST_TRACKING_TYPE => 2,
    LARGEST_ENTRY_COUNT => 65535, LONGEST_ILLEGAL_FILTER => 15,
    SUB_BATCH => 0x80000000,
};

my @opener_of_codec = (
    sub { length $_[0] > $_[1] ? (undef, 'limit-exceeded') : $_[0] },
    \&gunzip,
    \&Snappy::decompress_stream,
    \&Lz4::decompress_frames,
);

sub base_of_name {
    my ($name) = @_;
    return $name =~ /\A([0-9]{20})\.segment\z/a ? parse_u64($1) : undef;
}

sub fault_of_file_header {
    my ($bytes) = @_;
    return 'torn' if length $bytes < 4;
    return 'not-this-format' if substr($bytes, 0, 4) ne 'OSIL';
    return 'torn' if length $bytes < 8;
    return unpack('N', substr $bytes, 4, 4) == 1 ? undef : 'unsupported-version';
}

# The header of the chunk at a position, or the code of the first fault in it.
sub chunk_header {
    my ($bytes, $position) = @_;
    my $left = length($bytes) - $position;
    return {fault => 'torn'} if $left < 1;
    my $first = ord substr $bytes, $position, 1;
    return {fault => 'bad-magic'}           if $first >> 4 != 5;
    return {fault => 'unsupported-version'} if ($first & 15) > 1;
    return {fault => 'bad-encoding'}        if $left > 1 && ord(substr $bytes, $position + 1, 1) > SNAPSHOT;
    return {fault => 'torn'}                if $left < HEADER_SIZE;
    my %header = (position => $position, version => $first & 15);
    @header{qw(type entries records timestamp epoch id checksum data_size trailer_size filter_size)} =
        unpack 'C n N q> Q> Q> N N N C', substr $bytes, $position + 1, 44;
    $header{data_begin} = $position + HEADER_SIZE + $header{filter_size};
    $header{data_end}   = $header{data_begin} + $header{data_size};
    $header{end}        = $header{data_end} + $header{trailer_size};
    return \%header;
}

# The tracking blocks: nothing if they are sound, else the code of the first fault.
sub fault_of_blocks {
    my ($blocks, $is_snapshot) = @_;
    my ($position, $size) = (0, length $blocks);
    while ($position < $size) {
        my $type = ord substr $blocks, $position, 1;
        return 'bad-encoding' if $type > LARGEST_TRACKING_TYPE;
        return 'bad-length'   if $size - $position < 2;
        my $length = 2 + ord(substr $blocks, $position + 1, 1) + ($is_snapshot && $type == 0 ? 16 : 8);
        return 'bad-length' if $length > $size - $position;
        $position += $length;
    }
    return undef;
}

sub fault_of_tracking_chunk {
    my ($data, $is_snapshot) = @_;
    return 'bad-length' if length $data < 4;
    my $length = unpack 'N', $data;
    return 'bad-encoding' if $length & SUB_BATCH;
    return 'bad-length'   if $length > length($data) - 4;
    my $fault = fault_of_blocks(substr($data, 4, $length), $is_snapshot);
    return $fault if $fault;
    return length $data > 4 + $length ? 'trailing-bytes' : undef;
}

# The entries of a user chunk, or nothing and why.
sub entries_of {
    my ($data) = @_;
    my ($position, $size, @entries) = (0, length $data);
    while ($position < $size) {
        my $left = $size - $position;
        return (undef, 'bad-length') if $left < 4;
        my $length = unpack 'N', substr $data, $position, 4;
        my %entry = (header_size => 4, records => 1, length => $length);
        if ($length & SUB_BATCH) {
            return (undef, 'bad-length') if $left < 11;
            %entry = (is_sub_batch => 1, header_size => 11);
            @entry{qw(flags records uncompressed length)} = unpack 'C n N N', substr $data, $position, 11;
            $entry{codec} = $entry{flags} >> 4 & 7;
        }
        return (undef, 'bad-length') if $entry{length} > $left - $entry{header_size};
        $entry{body} = substr $data, $position + $entry{header_size}, $entry{length};
        push @entries, \%entry;
        $position += $entry{header_size} + $entry{length};
    }
    return (undef, 'bad-count') if @entries > LARGEST_ENTRY_COUNT;
    return \@entries;
}

sub gunzip {
    my ($members, $limit) = @_;
    my $contents = '';
    do {
        (my $more, my $fault, $members) = gunzip_member($members, $limit - length $contents);
        return (undef, $fault) if $fault;
        $contents .= $more;
    } while $members ne '';
    return $contents;
}

# The contents of the first gzip member, why there are none, and the bytes after it.
sub gunzip_member {
    my ($member, $limit) = @_;
    my ($inflater, $status) =
        Compress::Raw::Zlib::Inflate->new(-WindowBits => WANT_GZIP, -Bufsize => 65536, -LimitOutput => 1);
    return (undef, 'bad-compression') if $status != Z_OK;
    my $contents = '';
    while (1) {
        my $size_before = length($contents) + length $member;
        $status = $inflater->inflate($member, my $piece);
        $contents .= $piece // '';
        return (undef, 'limit-exceeded') if length $contents > $limit;
        last if $status == Z_STREAM_END;
        return (undef, 'bad-compression') if $status != Z_OK && $status != Z_BUF_ERROR;
        return (undef, 'bad-compression') if $member eq '' && !length($piece // '');
    }
    return ($contents, undef, $member);
}

# The values in a sub-batch, its decompressed size, and the codes of what is wrong with it.
sub open_sub_batch {
    my ($entry, $limit) = @_;
    my ($body, $fault) = ('');
    if ($entry->{length}) {
        my $open = $opener_of_codec[$entry->{codec}] or return ([], 0, 'unsupported-codec');
        ($body, $fault) = $open->($entry->{body}, $limit);
        return ([], 0, $fault) if $fault;
    }
    my @codes;
    push @codes, 'bad-length' if length $body != $entry->{uncompressed};
    my ($position, @values) = (0);
    while ($position < length $body && @values < $entry->{records}) {
        my $left   = length($body) - $position;
        my $length = $left < 4 ? undef : unpack 'N', substr $body, $position, 4;
        if (!defined $length || $length & SUB_BATCH || $length > $left - 4) {
            push @codes, $left && ord(substr $body, $position, 1) & 0x80 ? 'bad-encoding' : 'bad-length';
            return (\@values, length $body, @codes);
        }
        push @values, substr $body, $position + 4, $length;
        $position += 4 + $length;
    }
    push @codes, 'bad-count' if @values < $entry->{records} || $position < length $body;
    return (\@values, length $body, @codes);
}

# The values of a user chunk, each with its distance to the chunk's id; the offsets that they take; findings.
sub values_of {
    my ($entries, $header) = @_;
    my ($distance, $opened, @values, @codes) = (0, 0);
    for my $entry (@$entries) {
        my $values = [$entry->{body}];
        if ($entry->{is_sub_batch}) {
            ($values, my $size, my @found) = open_sub_batch($entry, DECOMPRESSION_LIMIT - $opened);
            $opened += $size;
            push @codes, @found;
        }
        push @values, map { [$distance + $_, $values->[$_]] } 0 .. $#$values;
        $distance += $entry->{records};
    }
    my $is_false_count  = @$entries != $header->{entries};
    my $is_false_number = $distance != $header->{records};
    push @codes, 'bad-count' if $is_false_count;
    push @codes, 'bad-count' if $is_false_number;
    @values = grep { $_->[0] < $header->{records} } @values
        if $is_false_count && $is_false_number && $distance > $header->{records};
    return (\@values, $distance, @codes);
}

# Whether anything else says that a chunk has the id that it has: the chunk behind it, or the index.
sub is_borne_out {
    my ($header, $bytes, $index) = @_;
    my $behind = chunk_header($bytes, $header->{end});
    return 1 if !$behind->{fault} && $behind->{id} == ($header->{next_id} // return 0);
    return $index && OsirisIndex::bears_out($index, $header);
}

# The first fault of a chunk whose header can be read, up to its id.
sub fault_of_chunk {
    my ($header, $bytes) = @_;
    return 'torn' if $header->{end} > length $bytes;
    return 'bad-checksum' if crc32(data_of($header, $bytes)) != $header->{checksum};
    return 'bad-count' if $header->{type} != USER && !is_tracking_count($header);
    # The next id may be 2^64, which no chunk can have.
    return 'bad-order' if $header->{records} && !defined add_exact($header->{id}, $header->{records} - 1);
    return undef;
}

# A tracking chunk has one entry and takes one offset; a delta that tracks nothing, a filler, takes any number.
sub is_tracking_count {
    my ($header) = @_;
    return 0 if $header->{entries} != 1 || $header->{records} == 0;
    return $header->{records} == 1 || $header->{type} == DELTA && $header->{data_size} == NO_TRACKING;
}

sub data_of {
    my ($header, $bytes) = @_;
    return substr $bytes, $header->{data_begin}, $header->{data_size};
}

# What is wrong with an id: the code of a fault, and the code of a finding.
sub judge_id {
    my ($header, $before, $due, $bytes, $index) = @_;
    return if !@$due || grep { defined && $_ == $header->{id} } @$due;
    my $is_above = !$before || defined $due->[0] && $header->{id} > $due->[0];
    return 'bad-order' if !$is_above || !is_borne_out($header, $bytes, $index);
    return (undef, $before ? 'gap' : 'bad-name');
}

sub findings_of_header {
    my ($header, $before) = @_;
    my @codes;
    # Nobody reads the filter of a tracking chunk.
    push @codes, 'bad-length'
        if $header->{type} == USER && $header->{filter_size} > 0 && $header->{filter_size} <= LONGEST_ILLEGAL_FILTER;
    push @codes, 'bad-order' if $before && $header->{epoch} < $before->{epoch};
    push @codes, 'unsupported-version' if $before && $header->{version} != $before->{version};
    return @codes;
}

sub read_segment {
    my ($file) = @_;
    my $segment = $file->{segment} or return {skip => 'there is no segment'};
    my $bytes = $segment->{bytes};
    my $index = $file->{index} && OsirisIndex::of_segment($file->{index});
    my $fault = fault_of_file_header($bytes);
    return stopped($fault, 0, []) if $fault;

    my $base  = base_of_name($segment->{name});
    my @due   = defined $base ? $base : ();
    my $zeros = zeros_begin($bytes);
    my ($position, $before, @records, @findings) = (FILE_HEADER_SIZE);
    while ($position < length $bytes) {
        return stopped('zeroed', $position, \@records, \@findings) if $position >= $zeros;
        my $header = chunk_header($bytes, $position);
        $fault = $header->{fault} // fault_of_chunk($header, $bytes);
        return stopped($fault, $position, \@records, \@findings) if $fault;
        $header->{next_id} = add_exact($header->{id}, $header->{records});
        my ($bad, $doubt) = judge_id($header, $before, \@due, $bytes, $index);
        return stopped($bad, $position, \@records, \@findings) if $bad;

        my $chunk = open_chunk($header, $bytes);
        return stopped($chunk->{fault}, $position, \@records, \@findings) if $chunk->{fault};
        push @findings, map { finding($_, $position) }
            grep { defined } $doubt, findings_of_header($header, $before), @{$chunk->{codes}};
        push @records, map { record_of($header, @$_) } @{$chunk->{values}};
        @due      = ($header->{next_id}, add_exact($header->{id}, $chunk->{taken}));
        $before   = $header;
        $position = $header->{end};
    }
    return clean_end($position, \@records, \@findings);
}

# The contents of a chunk: values and how many offsets they take, or a fault.
sub open_chunk {
    my ($header, $bytes) = @_;
    my $data = data_of($header, $bytes);
    if ($header->{type} != USER) {
        my $fault = fault_of_tracking_chunk($data, $header->{type} == SNAPSHOT);
        return {fault => $fault, values => [], taken => $header->{records}, codes => []};
    }
    my ($entries, $fault) = entries_of($data);
    return {fault => $fault} if $fault;
    my ($values, $taken, @codes) = values_of($entries, $header);
    return {fault => 'bad-count'} if $taken && !defined add_exact($header->{id}, $taken - 1);
    my $trailer = substr $bytes, $header->{data_end}, $header->{trailer_size};
    return {values => $values, taken => $taken, codes => [@codes, fault_of_blocks($trailer, 0)]};
}

sub record_of {
    my ($header, $distance, $value) = @_;
    return {
        offset    => add_wrapping($header->{id}, $distance) . '',
        timestamp => "$header->{timestamp}",
        value     => unpack('H*', $value),
        chunk_id  => "$header->{id}",
        epoch     => "$header->{epoch}",
    };
}

# The chunks that headers lead to from a position on, as long as ids follow one another and all of the data is there.
sub chunks_by_headers {
    my ($bytes, $position) = @_;
    my ($due, @chunks);
    while ($position < length $bytes) {
        my $header = chunk_header($bytes, $position);
        last if $header->{fault} || $header->{data_end} > length $bytes;
        last if @chunks && (!defined $due || $header->{id} != $due);
        push @chunks, $header;
        $due      = add_exact($header->{id}, $header->{records});
        $position = $header->{end};
    }
    return @chunks;
}

# What the index says that is not so.
sub compare_index {
    my ($file) = @_;
    my ($segment, $index) = @$file{qw(segment index)};
    return [finding('missing-index', 0)]   if !$index;
    return [finding('missing-segment', 0)] if !$segment;
    return [finding('missing-index', 0), finding('missing-segment', 0)]
        if $segment->{name} =~ s/\.segment\z//r ne $index->{name} =~ s/\.index\z//r;
    return OsirisIndex::compare($index, sub { chunks_by_headers($segment->{bytes}, @_) });
}

1;
