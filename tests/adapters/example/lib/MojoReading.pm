package MojoReading;
# Finds out in which of the readings that the document allows a mojo segment is.
use strict;
use warnings;

use MojoIndex;
use MojoPack;

use constant {PACKS_IN_FRONT => 4, TAGS_LOOKED_AT => 8, LONGEST_SAMPLE => 1 << 18, LARGEST_PLAUSIBLE_TIME => 1 << 48};

my %primary = (
    form => 'raw_le', has_lead_id => 0, has_tags => 1, has_counts => 0, has_lp_count => 0,
    bytes_form => 'body', more_elements => 0,
);

my %other_values = (
    form => ['strings'], has_lead_id => [1], has_tags => [0], has_counts => [1], has_lp_count => [1],
);

my @header_forms = map {
    my $form = $_;
    map { {bytes_form => $form, more_elements => $_} } 0, 2;
} qw(body redis pack);

my @structures = structures();

# All combinations of what changes where things stand, those nearest to the primary reading first.
sub structures {
    my @readings = ({%primary});
    for my $key (sort keys %other_values) {
        push @readings, map { my $reading = $_; map { {%$reading, $key => $_} } @{$other_values{$key}} } @readings;
    }
    my $distance = sub { my ($reading) = @_; scalar grep { $reading->{$_} ne $primary{$_} } keys %primary };
    return sort { $distance->($a) <=> $distance->($b) } @readings;
}

sub size_of_lead_id {
    my ($reading) = @_;
    return 0 if !$reading->{has_lead_id};
    return $reading->{form} eq 'strings' ? 20 : 16;
}

sub choose {
    my ($state) = @_;
    my ($best, $best_score) = (\%primary, 0);
    for my $structure (@structures) {
        my $packs = packs_in($state, $structure);
        for my $header_form (@header_forms) {
            my $reading = {%$structure, %$header_form};
            my $score   = score($state, $packs, $reading);
            ($best, $best_score) = ($reading, $score) if $score > $best_score;
        }
        # SUFFIX, and every pack agrees: no other reading can do better.
        last if @$packs && $packs->[0]{begin} == 0 && $best_score == 4 * @$packs + 3;
    }
    $best = without_whole_packs($state) if !$best_score;
    return with_byte_order($state, $best);
}

# No pack agrees with its HEADER: an id that is there twice leads the first one, and SUFFIX may say that ids are strings.
sub without_whole_packs {
    my ($state) = @_;
    my ($lead, $own) = map { (MojoPack::id_at($state->{bytes}, $_, $state->{size}, 'raw_le'))[0] } 0, 16;
    my ($form) = grep { MojoIndex::suffix_of($state->{bytes}, $state->{zeros}, {%primary, form => $_}) }
        qw(raw_le raw_be strings);
    my $has_lead_id = $lead && $own && !MojoPack::compare_ids($lead, $own)
        && defined MojoPack::read_pack($state->{bytes}, 16, $state->{size}, $state->{size}, \%primary, 0)->{entries_at};
    return {%primary, has_lead_id => $has_lead_id ? 1 : 0, form => $form // 'raw_le'};
}

# Packs that lead to an end marker: some in front, and some that a tag announces. HEADER is not looked at.
sub packs_in {
    my ($state, $reading) = @_;
    my ($bytes, $size) = @$state{qw(bytes size)};
    my ($position, %found) = (size_of_lead_id($reading));
    my $add = sub {
        my ($begin, $has_tag) = @_;
        my $limit = $begin + LONGEST_SAMPLE < $size ? $begin + LONGEST_SAMPLE : $size;
        my $pack  = MojoPack::read_pack($bytes, $begin, $limit, $size, $reading, $has_tag);
        $found{$begin} = $pack if defined $pack->{header_at} && @{$pack->{entries}};
        return $found{$begin} && $pack->{header_at} + MojoPack::HEADER_SIZE;
    };
    for my $place (0 .. PACKS_IN_FRONT - 1) {
        $position = $add->($position, $reading->{has_tags} && $place > 0);
        last if !$position || $position >= $size;
    }
    $position = 0;
    for (1 .. ($reading->{has_tags} ? TAGS_LOOKED_AT : 0)) {
        $position = index $bytes, '[P', $position;
        last if $position < 0;
        $add->($position, 1) if !$found{$position};
        $position++;
    }
    return [map { $found{$_} } sort { $a <=> $b } grep { $found{$_} } keys %found];
}

# How many packs agree with their HEADER; then whether their flags exist, and whether SUFFIX is there.
sub score {
    my ($state, $packs, $reading) = @_;
    my @whole = grep { !MojoPack::compare_header($state->{bytes}, $_, $reading) } @$packs;
    return 0 if !@whole;
    my $has_all_flags = !grep { $_->{has_other_flags} } @whole;
    my $has_suffix = grep { MojoIndex::suffix_of($state->{bytes}, $state->{zeros}, {%$reading, form => $_}) }
        orders_of($reading);
    return 4 * @whole + 2 * $has_all_flags + ($has_suffix ? 1 : 0);
}

sub orders_of {
    my ($reading) = @_;
    return $reading->{form} eq 'strings' ? 'strings' : qw(raw_le raw_be);
}

# Byte order moves no element: the file's name decides, else SUFFIX, else which of the two times is plausible.
sub with_byte_order {
    my ($state, $reading) = @_;
    return $reading if $reading->{form} eq 'strings';
    my $begin = size_of_lead_id($reading);
    my @witnesses = (
        sub { is_named($state, $_[0], $begin) },
        sub { MojoIndex::suffix_of($state->{bytes}, $state->{zeros}, {%$reading, form => $_[0]}) },
        sub { has_plausible_time($state, $_[0], $begin) },
    );
    for my $witness (@witnesses) {
        my ($order, $other) = grep { $witness->($_) } orders_of($reading);
        return {%$reading, form => $order} if $order && !$other;
    }
    return $reading;
}

sub is_named {
    my ($state, $form, $position) = @_;
    my $named = $state->{name}{id} or return 0;
    my ($id) = MojoPack::id_at($state->{bytes}, $position, $state->{size}, $form);
    return $id && !MojoPack::compare_ids($id, $named);
}

sub has_plausible_time {
    my ($state, $form, $position) = @_;
    my ($id) = MojoPack::id_at($state->{bytes}, $position, $state->{size}, $form);
    return $id && $id->[0] < LARGEST_PLAUSIBLE_TIME;
}

1;
