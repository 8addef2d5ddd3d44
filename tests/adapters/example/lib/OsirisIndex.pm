package OsirisIndex;
# The index of an osiris segment: one record of 29 bytes for every chunk.
use strict;
use warnings;

use Common qw(finding zeros_begin);

use constant {HEADER_SIZE => 8, RECORD_SIZE => 29, FIRST_CHUNK => 8};

my @fields = qw(id timestamp epoch position type);

# The records of an index and where they begin. Without a header they begin at once, as in the document.
sub parse {
    my ($bytes) = @_;
    my $index = {bytes => $bytes, end => length $bytes, magic => substr($bytes, 0, 4), records => []};
    $index->{has_header} = length $bytes >= HEADER_SIZE && !begins_with_record($bytes);
    $index->{begin} = $index->{has_header} ? HEADER_SIZE : 0;
    $index->{zeros} = zeros_begin($bytes);
    my $at = $index->{begin};
    for (; $at + RECORD_SIZE <= $index->{end} && $at < $index->{zeros}; $at += RECORD_SIZE) {
        my %record = (at => $at);
        @record{@fields} = unpack 'Q> q> Q> N C', substr $bytes, $at, RECORD_SIZE;
        push @{$index->{records}}, \%record;
        $index->{has}{"$record{id} $record{position}"} = 1;
    }
    $index->{records_end} = $at;
    return $index;
}

sub begins_with_record {
    my ($bytes) = @_;
    return 0 if length $bytes < RECORD_SIZE || substr($bytes, 0, 4) eq 'OSII';
    return unpack('N', substr $bytes, 24, 4) == FIRST_CHUNK;
}

sub lists {
    my ($index, $chunk) = @_;
    return $index->{has}{"$chunk->{id} $chunk->{position}"};
}

# What the index says that is not so. The chunks are those that the headers of the segment lead to.
sub compare {
    my ($bytes, $chunks) = @_;
    my $index = parse($bytes);
    return [findings_of_header($index, $chunks), compare_records($index, $chunks), findings_of_end($index)];
}

sub findings_of_header {
    my ($index, $chunks) = @_;
    return if !$index->{end};
    if ($index->{has_header}) {
        return finding('bad-index', 0) if $index->{magic} ne 'OSII';
        return unpack('N', substr $index->{bytes}, 4, 4) == 1 ? () : finding('unsupported-version', 0);
    }
    return @$chunks && $chunks->[0]{version} == 0 && @{$index->{records}} ? finding('bad-index', 0) : ();
}

sub findings_of_end {
    my ($index) = @_;
    my ($at, $end) = @$index{qw(records_end end)};
    return if $at >= $end;
    return finding($at >= $index->{zeros} && $end - $at >= RECORD_SIZE ? 'zeroed' : 'torn', $at);
}

sub is_of {
    my ($record, $chunk) = @_;
    return $record && $chunk && ($record->{position} == $chunk->{position} || $record->{id} == $chunk->{id});
}

sub compare_records {
    my ($index, $chunks) = @_;
    my @records = @{$index->{records}};
    my ($next, @findings) = (0);
    while (@records && $next < @$chunks) {
        my $record = $records[0];
        if (is_of($record, $chunks->[$next])) {
            push @findings, differences(shift @records, $chunks->[$next++]);
            next;
        }
        push @findings, finding('bad-index', $record->{at});
        my ($later) = grep { is_of($record, $chunks->[$_]) } $next + 1 .. $#$chunks;
        if (defined $later) { $next = $later }
        else {
            # A record that fits no chunk stands in the place of one, unless the record behind it is that chunk's.
            $next++ if !is_of($records[1], $chunks->[$next]);
            shift @records;
        }
    }
    push @findings, finding('index-ahead', $records[0]{at}) if @records;
    push @findings, finding('index-behind', $index->{end}) if $next < @$chunks;
    return @findings;
}

sub differences {
    my ($record, $chunk) = @_;
    return map { finding('bad-index', $record->{at}) } grep { $record->{$_} != $chunk->{$_} } @fields;
}

1;
