package OsirisIndex;
# The index of an osiris segment: one record of 29 bytes for every chunk.
use strict;
use warnings;

use Common qw(finding parse_u64 zeros_begin);

use constant {HEADER_SIZE => 8, RECORD_SIZE => 29, FIRST_CHUNK => 8};

my @fields = qw(id timestamp epoch position type);

# The records of an index from where they begin to its end, or to where only zeros are left.
sub parse {
    my ($bytes, $begin) = @_;
    my $index = {end => length $bytes, zeros => zeros_begin($bytes), records => [], rises => 1};
    my $at = $begin;
    for (; $at + RECORD_SIZE <= $index->{end} && $at < $index->{zeros}; $at += RECORD_SIZE) {
        my $record = record_at($bytes, $at);
        my $before = $index->{records}[-1];
        $index->{rises} = 0
            if $before && ($record->{id} <= $before->{id} || $record->{position} <= $before->{position});
        push @{$index->{records}}, $record;
        $index->{has}{"$record->{id} $record->{position}"} = 1;
    }
    $index->{records_end} = $at;
    return $index;
}

sub record_at {
    my ($bytes, $at) = @_;
    my %record = (at => $at);
    @record{@fields} = unpack 'Q> q> Q> N C', substr $bytes, $at, RECORD_SIZE;
    return \%record;
}

# The index as a reader of its segment uses it.
sub of_segment {
    my ($file) = @_;
    return parse($file->{bytes}, has_no_header($file) ? 0 : HEADER_SIZE);
}

sub has_no_header {
    my ($file) = @_;
    my $bytes = $file->{bytes};
    return 0 if length $bytes < RECORD_SIZE || substr($bytes, 0, 4) eq 'OSII' || substr($bytes, 0, 8) eq "OSIL\0\0\0\1";
    my $first = record_at($bytes, 0);
    my $base = $file->{name} =~ /\A([0-9]{20})\.index\z/a ? parse_u64($1) : undef;
    return $first->{position} > 0 && (!defined $base || $first->{id} == $base);
}

sub lists {
    my ($index, $chunk) = @_;
    return $index->{has}{"$chunk->{id} $chunk->{position}"};
}

# Whether the index bears out the id of a chunk, which one that does not rise throughout never does.
sub bears_out {
    my ($index, $chunk) = @_;
    return $index->{rises} && lists($index, $chunk);
}

# What the index says that is not so. `$chunks_from` gives the chunks that the headers of the segment lead to.
sub compare {
    my ($file, $chunks_from) = @_;
    my @chunks = $chunks_from->(FIRST_CHUNK);
    my ($begin, @findings) = begin_of_records($file, $chunks[0]);
    return \@findings if !defined $begin;
    my $index = parse($file->{bytes}, $begin);
    return [@findings, compare_records($index, $chunks_from, @chunks), findings_of_end($index)];
}

# Where the records begin, undefined if nothing can be compared, and what is wrong with the header.
sub begin_of_records {
    my ($file, $chunk) = @_;
    my $bytes = $file->{bytes};
    my $end   = length $bytes;
    return 0 if !$end;
    return (0, $chunk && $chunk->{version} == 0 ? finding('bad-index', 0) : ()) if has_no_header($file);
    return HEADER_SIZE if substr($bytes, 0, HEADER_SIZE) eq "OSII\0\0\0\1";
    my $is_own = substr($bytes, 0, 4) eq 'OSII';
    my $code   = $end < 4 || $is_own && $end < HEADER_SIZE ? 'torn' : $is_own ? 'unsupported-version' : 'bad-index';
    for my $at (0 .. RECORD_SIZE) {
        last if !$chunk || $at + RECORD_SIZE > $end;
        return ($at, finding($code, 0)) if record_at($bytes, $at)->{position} == $chunk->{position};
    }
    return (undef, finding($code, 0));
}

sub findings_of_end {
    my ($index) = @_;
    my ($at, $end) = @$index{qw(records_end end)};
    return if $at >= $end;
    return finding($at >= $index->{zeros} && $end - $at >= RECORD_SIZE ? 'zeroed' : 'torn', $at);
}

sub compare_records {
    my ($index, $chunks_from, @chunks) = @_;
    my ($listed, @findings, @too_many) = (-1);
    for my $record (@{$index->{records}}) {
        while (@chunks && $record->{position} > $chunks[0]{position} && $record->{id} > $chunks[0]{id}) {
            push @findings, finding('bad-index', $record->{at});
            shift @chunks;
        }
        if (!@chunks) {
            # Behind damage a record leads on; one that leads back is there again.
            my @behind = $record->{position} > $listed ? $chunks_from->($record->{position}) : ();
            if (@behind && $behind[0]{id} != $record->{id} && $behind[0]{timestamp} == $record->{timestamp}) {
                push @findings, differences($record, $behind[0]);
                next;
            }
            if (!@behind || $behind[0]{id} != $record->{id}) {
                push @too_many, $record;
                next;
            }
            @chunks   = @behind;
            @too_many = ();
        }
        if ($record->{position} == $chunks[0]{position} || $record->{id} == $chunks[0]{id}) {
            $listed = $chunks[0]{position};
            push @findings, differences($record, shift @chunks);
        }
        else { push @findings, finding('bad-index', $record->{at}) }
    }
    push @findings, finding('index-ahead', $too_many[0]{at}) if @too_many;
    push @findings, finding('index-behind', $index->{end}) if @chunks;
    return @findings;
}

sub differences {
    my ($record, $chunk) = @_;
    return map { finding('bad-index', $record->{at}) } grep { $record->{$_} != $chunk->{$_} } @fields;
}

1;
