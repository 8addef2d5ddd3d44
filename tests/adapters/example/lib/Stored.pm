package Stored;
# What publishers and consumers stored beside records, and which chunks a filter lets through.
use strict;
use warnings;

use Ffwd;
use Osiris;
use OsirisFilter;

my @types = qw(sequence offset timestamp);

# The chunks of the sound part of a segment.
sub chunks_of {
    my ($file) = @_;
    my $bytes = $file->{segment}{bytes};
    my $end   = Osiris::read_segment($file)->{valid_bytes};
    my ($position, @chunks) = (8);
    while ($position < $end) {
        my $chunk = Osiris::chunk_header($bytes, $position);
        push @chunks, $chunk;
        $position = $chunk->{end};
    }
    return @chunks;
}

# Where a chunk has its tracking, and the blocks; none where a trailer is no tracking.
sub blocks_of {
    my ($chunk, $bytes) = @_;
    if ($chunk->{type} != Osiris::USER) {
        my $data = substr $bytes, $chunk->{data_begin} + 4, $chunk->{data_size} - 4;
        return ($chunk->{type} == Osiris::SNAPSHOT ? 'snapshot' : 'delta', $data);
    }
    my $trailer = substr $bytes, $chunk->{data_end}, $chunk->{trailer_size};
    return ('trailer', Osiris::fault_of_blocks($trailer, 0) ? '' : $trailer);
}

sub entries_of {
    my ($chunk, $bytes) = @_;
    my ($source, $blocks) = blocks_of($chunk, $bytes);
    my @entries;
    while ($blocks ne '') {
        my ($type, $length) = unpack 'C C', $blocks;
        my $id = substr $blocks, 2, $length;
        substr $blocks, 0, 2 + $length, '';
        my $carrier = $chunk->{id};
        $carrier = unpack 'Q>', substr $blocks, 0, 8, '' if $source eq 'snapshot' && $type == 0;
        my $value = unpack $type == 2 ? 'q>' : 'Q>', substr $blocks, 0, 8, '';
        push @entries, {
            at => "$chunk->{position}", id => unpack('H*', $id), source => $source, type => $types[$type],
            chunk_id => "$carrier", $types[$type] => "$value",
        };
    }
    return @entries;
}

sub of_osiris {
    my ($file) = @_;
    my (@entries, %held);
    for my $chunk (chunks_of($file)) {
        %held = () if $chunk->{type} == Osiris::SNAPSHOT;
        for my $entry (entries_of($chunk, $file->{segment}{bytes})) {
            my ($type, $id) = @$entry{qw(type id)};
            push @entries, $entry;
            $held{$type}{$id} = {id => $id, $type => $entry->{$type}};
            $held{$type}{$id}{chunk_id} = $entry->{chunk_id} if $type eq 'sequence';
        }
    }
    my %state = map { my $kept = $held{$_} // {}; ("${_}s" => [@$kept{sort keys %$kept}]) } @types;
    return {entries => \@entries, held => \%state};
}

sub of_ffwd {
    my ($file) = @_;
    my $bytes = $file->{index}{bytes};
    my ($position, @entries, %held) = (0);
    while (my $consumer = Ffwd::consumer_at($bytes, $position)) {
        last if !Ffwd::is_utf8($consumer->{id});
        my ($id, $offset) = (unpack('H*', $consumer->{id}), "$consumer->{offset}");
        push @entries, {at => "$position", id => $id, offset => $offset};
        $held{$id} = $offset;
        $position = $consumer->{end};
    }
    my @offsets = map { {id => $_, offset => $held{$_}} } sort keys %held;
    return {entries => \@entries, held => {offsets => \@offsets}};
}

sub may_have {
    my ($filter, $value, $is_unfiltered_wanted) = @_;
    return $is_unfiltered_wanted if $filter eq '';
    return 1 if $is_unfiltered_wanted && ord($filter) & 0x80;
    my $wanted = OsirisFilter::filter(length $filter, [$value]);
    return ($filter & $wanted) eq $wanted;
}

sub chosen {
    my ($file, $value, $is_unfiltered_wanted) = @_;
    my @frames;
    for my $chunk (chunks_of($file)) {
        my $filter = substr $file->{segment}{bytes}, $chunk->{position} + 48, $chunk->{filter_size};
        next if $chunk->{type} != Osiris::USER || !may_have($filter, $value, $is_unfiltered_wanted);
        push @frames, "$chunk->{position}";
    }
    return {frames => \@frames};
}

1;
