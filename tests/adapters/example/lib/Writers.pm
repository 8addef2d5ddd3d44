package Writers;
# Writes records as a segment of any of the five formats.
use strict;
use warnings;

use Common qw(add_wrapping difference);
use Compress::Raw::Zlib qw(crc32);
use Compress::Zlib ();
use DurableLog;
use Ffwd;
use Listpack;
use Lz4;
use Snappy;
use Tank;

my %write = (
    durable_log => \&durable_log,
    ffwd        => \&ffwd,
    mojo        => \&mojo,
    osiris      => \&osiris,
    tank        => \&tank,
);

my %sub_batch_codec = (
    gzip   => [1, sub { Compress::Zlib::memGzip($_[0]) }],
    snappy => [2, \&Snappy::stored_stream],
    lz4    => [3, \&Lz4::stored_frame],
);

# The bytes of a segment; nothing where the codec is not known.
sub write_segment {
    my ($request) = @_;
    my $write = $write{$request->{format}} or return;
    return $write->($request);
}

sub bytes_of { my ($hex) = @_; return pack 'H*', $hex }

# The records in groups, as many in each as the request says; all in one group if it says nothing.
sub frames_of {
    my ($request) = @_;
    my @records = @{$request->{records}};
    my @frames = map { [splice @records, 0, $_] } @{$request->{frames} // []};
    push @frames, [@records] if @records;
    return grep { @$_ } @frames;
}

sub durable_log {
    my ($request) = @_;
    return join '', map {
        my $payload = bytes_of($_->{value});
        DurableLog::MAGIC . pack 'C C v Q< V V a*', 1, 0, 0, $_->{offset}, length $payload, crc32($payload), $payload;
    } @{$request->{records}};
}

sub ffwd {
    my ($request) = @_;
    my $records = $request->{records};
    my $base    = @$records ? $records->[0]{offset} : Ffwd::number_in_name($request->{name}) // 0;
    my $version = ($request->{dialect} // '') eq 'document' ? pack 'n', 0 : pack 'N', 0;
    return Ffwd::MAGIC . $version . pack('Q>', $base) . join '', map { pack 'N/a*', bytes_of($_->{value}) } @$records;
}

sub osiris {
    my ($request) = @_;
    my $codec = $request->{codec} // 'none';
    return if $codec ne 'none' && !$sub_batch_codec{$codec};
    my $version = ($request->{dialect} // '') eq 'document' ? 1 : 0;
    return 'OSIL' . pack('N', 1) . join '', map { osiris_chunk($_, $codec, $version) } frames_of($request);
}

sub osiris_chunk {
    my ($records, $codec, $version) = @_;
    my $first = $records->[0];
    my $data  = join '', map { pack 'N/a*', bytes_of($_->{value}) } @$records;
    my $count = @$records;
    if ($codec ne 'none') {
        my ($number, $compress) = @{$sub_batch_codec{$codec}};
        $data  = pack 'C n N N/a*', 0x80 | $number << 4, scalar @$records, length $data, $compress->($data);
        $count = 1;
    }
    return pack 'C C n N q> Q> Q> N N N N a*', 0x50 | $version, 0, $count, scalar @$records,
        @$first{qw(timestamp epoch chunk_id)}, crc32($data), length $data, 0, 0, $data;
}

sub leb128 {
    my ($value) = @_;
    my $bytes = '';
    for (; $value > 127; $value >>= 7) { $bytes .= chr(128 | $value & 127) }
    return $bytes . chr $value;
}

sub tank {
    my ($request) = @_;
    my ($due) = Tank::numbers_in_name($request->{name});
    my $codec = $request->{codec} // 'none';
    my $segment = '';
    for my $frame (frames_of($request)) {
        my $bundle = tank_bundle($frame, $due // 1, $codec);
        $segment .= leb128(length $bundle) . $bundle;
        $due = add_wrapping($frame->[-1]{offset}, 1);
    }
    return $segment;
}

sub tank_bundle {
    my ($records, $due, $codec) = @_;
    my ($count, $first, $last) = (scalar @$records, $records->[0]{offset}, $records->[-1]{offset});
    my $is_sparse = $first != $due
        || grep { $records->[$_]{offset} != add_wrapping($records->[$_ - 1]{offset}, 1) } 1 .. $#$records;
    my $flags = ($is_sparse ? Tank::BUNDLE_SPARSE : 0) | ($codec eq 'snappy' ? 1 : 0);
    my $header = chr($flags | ($count <= 15 ? $count << 2 : 0));
    $header .= leb128($count) if $count > 15;
    $header .= pack 'Q<', $first if $is_sparse;
    $header .= leb128(difference($last, $first) - 1) if $is_sparse && $count > 1;
    my $set = join '', map { tank_message($records, $_, $is_sparse) } 0 .. $#$records;
    return $header . ($codec eq 'snappy' ? Snappy::stored_block($set) : $set);
}

sub tank_message {
    my ($records, $place, $is_sparse) = @_;
    my ($record, $before) = ($records->[$place], $place ? $records->[$place - 1] : undef);
    my ($flags, $body) = (0, '');
    if ($is_sparse && $place != 0 && $place != $#$records) {
        my $delta = difference($record->{offset}, $before->{offset}) - 1;
        if ($delta == 0) { $flags |= Tank::MESSAGE_CONSECUTIVE }
        else             { $body .= leb128($delta) }
    }
    if ($before && $before->{timestamp} == $record->{timestamp}) { $flags |= Tank::MESSAGE_LAST_TIMESTAMP }
    else                                                         { $body .= pack 'Q<', $record->{timestamp} }
    if (defined $record->{key}) {
        $flags |= Tank::MESSAGE_KEY;
        $body .= pack 'C/a*', bytes_of($record->{key});
    }
    my $content = bytes_of($record->{value});
    return chr($flags) . $body . leb128(length $content) . $content;
}

sub element { my ($integer) = @_; return Listpack::shortest_element(unpack 'q', pack 'Q', $integer) }

sub mojo {
    my ($request) = @_;
    my ($segment, $index, $count) = ('', '', 0);
    for my $frame (frames_of($request)) {
        $segment .= '[P' if $segment ne '';
        my $pack = mojo_pack($frame);
        my ($ms, $seq) = split /-/, $frame->[0]{id};
        $index .= element($ms) . element($seq) . pack('C V C', 0x84, length $segment, 5) . element(length $pack);
        $segment .= $pack;
        $count += @$frame;
    }
    return $segment if $request->{name} =~ /\Aw/;
    $index .= element(0);
    my ($ms, $seq) = $count ? split /-/, $request->{records}[0]{id} : (0, 0);
    return "${segment}[I$index" . pack 'Q< Q< V V Q< a2', $ms, $seq, length $index, $count, 0, "\xff\xff";
}

sub mojo_pack {
    my ($records) = @_;
    my @master_id = split /-/, $records->[0]{id};
    my @names = map { $_->[0] } @{$records->[0]{fields}};
    my @elements = (element(scalar @names), (map { Listpack::shortest_element(bytes_of($_)) } @names), element(0));
    push @elements, mojo_entry($_, \@master_id, \@names) for @$records;
    my $body = join '', @elements, "\xff";
    my ($element_count, $record_count) = map { $_ > 65535 ? 65535 : $_ } scalar @elements, scalar @$records;
    return pack('Q< Q<', @master_id) . $body . pack 'V v v', length $body, $element_count, $record_count;
}

sub mojo_entry {
    my ($record, $master_id, $names) = @_;
    my @id = split /-/, $record->{id};
    my @fields = @{$record->{fields}};
    my $has_same_fields = join(' ', @$names) eq join(' ', map { $_->[0] } @fields) && @$names == @fields;
    my $flags = ($record->{deleted} ? 1 : 0) | ($has_same_fields ? 2 : 0);
    my @values = $has_same_fields ? map { $_->[1] } @fields : map { @$_ } @fields;
    return (
        element($flags), (map { element(difference($id[$_], $master_id->[$_])) } 0, 1),
        $has_same_fields ? () : element(scalar @fields),
        map { Listpack::shortest_element(bytes_of($_)) } @values,
    );
}

1;
