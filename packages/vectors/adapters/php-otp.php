<?php
// Answers JSON lines with the protocol of serve.mjs. Debian installs the library's autoloader here.
require '/usr/share/php/ChristianRiesen/Otp/autoload.php';
error_reporting(0);

class Unsupported extends Exception {}

function needs($isSupported, $feature)
{
    if (!$isSupported) {
        throw new Unsupported($feature);
    }
}

function otpOf($given)
{
    $otp = new Otp\Otp();
    $otp->setDigits($given['digits']);
    // Version 1.4 contains a setter for the algorithm, but it's commented out.
    needs($given['algorithm'] === 'SHA1', $given['algorithm']);
    if (isset($given['period'])) {
        $otp->setPeriod($given['period']);
    }
    return $otp;
}

// The caller computes time steps, as in the library's README.
function counterOf($given)
{
    if ($given['type'] === 'totp') {
        return intdiv($given['seconds'], $given['period']);
    }
    $counter = intval($given['counter']);
    needs(strval($counter) === $given['counter'], 'a counter too large for a signed 64-bit number');
    return $counter;
}

function codes($given)
{
    return otpOf($given)->hotp(hex2bin($given['key']), counterOf($given));
}

function verification($given)
{
    needs(!isset($given['used']), 'codes already used');
    needs($given['behind'] === 0 && $given['ahead'] === 0, 'a window at a given time');
    return ['accepted' => otpOf($given)->checkHotp(hex2bin($given['key']), counterOf($given), $given['typed'])];
}

while (($line = fgets(STDIN)) !== false) {
    $given = json_decode($line, true, 512, JSON_BIGINT_AS_STRING);
    try {
        needs(in_array($given['kind'], ['codes', 'verification']), $given['kind']);
        $reply = ['answer' => $given['kind']($given)];
    } catch (Unsupported $error) {
        $reply = ['unsupported' => $error->getMessage()];
    } catch (Throwable $error) {
        $reply = ['refused' => get_class($error) . ': ' . $error->getMessage()];
    }
    echo json_encode($reply), "\n";
}
