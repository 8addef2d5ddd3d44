#!/usr/bin/env perl
# Speaks the line-JSON protocol of the conformance suite: one request a line in, one answer a line out.
use strict;
use warnings;

use Compress::Raw::Zlib ();
use FindBin;
use JSON::PP ();
use lib "$FindBin::Bin/lib";

use DurableLog;
use Ffwd;
use Listpack;
use Mojo;
use Osiris;
use OsirisFilter;
use Stored;
use Tank;
use Writers;

my %module_of = (
    durable_log => 'DurableLog',
    ffwd        => 'Ffwd',
    mojo        => 'Mojo',
    osiris      => 'Osiris',
    tank        => 'Tank',
);

my %function = (
    'crc32'            => sub { sprintf '%08x', Compress::Raw::Zlib::crc32(bytes_of($_[0]{bytes})) },
    'listpack-backlen' => sub { unpack 'H*', Listpack::backlen($_[0]{length}) },
    'listpack-element' => sub { unpack 'H*', Listpack::shortest_element(bytes_of($_[0]{bytes})) },
    'phash2'           => sub { OsirisFilter::phash2(bytes_of($_[0]{bytes}), $_[0]{range}) . '' },
    'osiris-filter'    => \&osiris_filter,
);

my @capabilities = (
    (map {"read:$_"} sort keys %module_of),
    (map {"index:$_"} grep { $module_of{$_}->can('compare_index') } sort keys %module_of),
    (map {"write:$_"} sort keys %module_of),
    (map {"compute:$_"} sort keys %function),
    qw(tracking:osiris tracking:ffwd filter:osiris),
    qw(checksum compression:gzip compression:lz4 compression:snappy dialect:document findings),
);

my %answer_to = (
    start    => \&introduce,
    read     => \&read_segment,
    index    => \&compare_index,
    compute  => \&compute,
    write    => \&write_segment,
    tracking => \&stored_values,
    filter   => sub { Stored::chosen(files_of($_[0]), bytes_of($_[0]{value}), $_[0]{unfiltered}) },
);

sub introduce {
    return {protocol => 1, name => 'example', version => '1', language => 'perl', can => \@capabilities};
}

sub bytes_of {
    my ($hex) = @_;
    die "bytes are not given in hex\n" if !defined $hex || $hex !~ /\A(?:[0-9a-f]{2})*\z/i;
    return pack 'H*', $hex;
}

sub osiris_filter {
    my ($arguments) = @_;
    my @values = map { bytes_of($_) } @{$arguments->{values}};
    return unpack 'H*', OsirisFilter::filter($arguments->{size}, \@values);
}

sub files_of {
    my ($request) = @_;
    my %file;
    for my $role (qw(segment index)) {
        my $given = $request->{input}{$role} or next;
        $file{$role} = {name => $given->{name} // '', bytes => bytes_of($given->{hex})};
    }
    return \%file;
}

sub read_segment {
    my ($request) = @_;
    my $module = $module_of{$request->{format}} or return {skip => 'this format is not known'};
    return $module->can('read_segment')->(files_of($request));
}

sub compare_index {
    my ($request) = @_;
    my $module  = $module_of{$request->{format}} or return {skip => 'this format is not known'};
    my $compare = $module->can('compare_index')  or return {skip => 'indexes of this format are not compared'};
    return {findings => $compare->(files_of($request))};
}

sub stored_values {
    my ($request) = @_;
    return $request->{format} eq 'osiris' ? Stored::of_osiris(files_of($request)) : Stored::of_ffwd(files_of($request));
}

sub compute {
    my ($request) = @_;
    my $compute = $function{$request->{function}} or return {skip => 'this function is not known'};
    return {result => $compute->($request->{arguments})};
}

sub write_segment {
    my ($request) = @_;
    my $bytes = Writers::write_segment($request);
    return defined $bytes ? {hex => unpack 'H*', $bytes} : {skip => 'this cannot be written'};
}

sub answer {
    my ($request) = @_;
    my $make = $answer_to{$request->{cmd} // ''};
    my $answer = eval { $make ? $make->($request) : {skip => 'this command is not known'} };
    if (!$answer) {
        warn $@;
        $answer = {skip => "failed: $@"};
    }
    return exists $request->{seq} ? {%$answer, seq => $request->{seq}} : $answer;
}

my $json = JSON::PP->new->utf8->canonical->max_depth(64);
$| = 1;
while (my $line = <STDIN>) {
    my $request = $json->decode($line);
    last if ($request->{cmd} // '') eq 'stop';
    print $json->encode(answer($request)), "\n";
}
