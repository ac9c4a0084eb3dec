use strict;
use warnings;
use JSON::PP;
use Pass::OTP qw(otp);
use Pass::OTP::URI qw(parse);

$| = 1;
my $json = JSON::PP->new->utf8;

sub needs {
    my ($is_supported, $feature) = @_;
    die { unsupported => $feature } unless $is_supported;
}

sub codes {
    my ($given) = @_;
    my %settings = (
        type      => $given->{type},
        secret    => $given->{key},
        algorithm => lc $given->{algorithm},
        digits    => $given->{digits},
    );
    return otp(%settings, counter => $given->{counter}) if $given->{type} eq 'hotp';
    return otp(%settings, now => $given->{seconds}, period => $given->{period});
}

# The library doesn't expose the decoded key, so the code is compared.
sub base32 {
    my ($given) = @_;
    my $code = otp(type => 'totp', base32 => 1, secret => $given->{text}, now => $given->{seconds});
    return { code => "$code" };
}

sub uris {
    my ($given) = @_;
    my %options = parse($given->{uri});
    die "the URI was not understood\n" unless defined $options{type};
    my $code = otp(%options, now => $given->{seconds});
    return { code => "$code" };
}

my %handlers = (codes => \&codes, base32 => \&base32, uris => \&uris);

while (my $line = <STDIN>) {
    my $given = $json->decode($line);
    my $reply = eval {
        local $SIG{__WARN__} = sub { };
        my $handler = $handlers{ $given->{kind} };
        needs($handler, $given->{kind});
        my $answer = $handler->($given);
        { answer => ref $answer ? $answer : "$answer" };
    };
    if (!$reply) {
        my $error = $@;
        $reply = ref $error ? $error : { refused => "$error" };
    }
    print $json->encode($reply), "\n";
}
