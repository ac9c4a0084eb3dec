/** The functions that a visitor writes into a driver: they compute codes, or verify typed codes. */
export interface DriverFunctions {
  readonly codes: string;
  readonly verifications: string;
}

const javascriptCodes = `
const { createHmac } = await import('node:crypto');
function hotp(key, secret, counter, digits, algorithm) {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  const mac = createHmac(algorithm, key).update(message).digest();
  const number = mac.readUInt32BE(mac.at(-1) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
function totp(key, secret, seconds, period, digits, algorithm) {
  return hotp(key, secret, BigInt(Math.floor(seconds / period)), digits, algorithm);
}
`;

export const javascript: DriverFunctions = {
  codes: javascriptCodes,
  verifications: `
${javascriptCodes.replace('hotp(key', 'codeOf(key').replace(/function totp[^]*/, '')}
function hotp(typed, key, secret, counter, digits, algorithm, behind, ahead, used) {
  for (let step = counter - BigInt(behind); step <= counter + BigInt(ahead); step += 1n)
    if (step >= 0n && step < 2n ** 64n && step !== used)
      if (codeOf(key, secret, step, digits, algorithm) === typed) return true;
  return false;
}
function totp(typed, key, secret, seconds, period, ...others) {
  return hotp(typed, key, secret, BigInt(Math.floor(seconds / period)), ...others);
}
`,
};

const pythonCodes = `
import base64, hmac
def hotp(key, secret, counter, digits, algorithm):
    plain = secret.rstrip('=').upper()
    key = base64.b32decode(plain + '=' * (-len(plain) % 8))
    mac = hmac.new(key, counter.to_bytes(8, 'big'), algorithm.lower()).digest()
    offset = mac[-1] & 15
    number = int.from_bytes(mac[offset:offset + 4], 'big') & 0x7fffffff
    return str(number % 10 ** digits).zfill(digits)
`;

export const python: DriverFunctions = {
  codes: `${pythonCodes}
def totp(key, secret, seconds, period, digits, algorithm):
    return hotp(key, secret, seconds // period, digits, algorithm)
`,
  verifications: `${pythonCodes.replace('def hotp', 'def code_of')}
def hotp(typed, key, secret, counter, digits, algorithm, behind, ahead, used):
    steps = range(max(0, counter - behind), min(2 ** 64, counter + ahead + 1))
    return any(step != used and code_of(key, secret, step, digits, algorithm) == typed for step in steps)

def totp(typed, key, secret, seconds, period, *others):
    return hotp(typed, key, secret, seconds // period, *others)
`,
};

export const shell: DriverFunctions = {
  codes: `
hotp() { oathtool --hotp -c "$3" -d "$4" "$1"; }
totp() { oathtool --totp="$6" -N "@$3" -s "$4s" -d "$5" "$1"; }
`,
  // oathtool computes time steps of one second, because it supports HOTP only with SHA1.
  verifications: `
verify() { # typed key step digits algorithm behind ahead used
  step=$(($3 - $6))
  while [ "$step" -le $(($3 + $7)) ]; do
    if [ "$step" -ge 0 ] && [ "$step" != "$8" ] &&
      [ "$(oathtool --totp="$5" -N "@$step" -s 1s -d "$4" "$2")" = "$1" ]; then return 0; fi
    step=$((step + 1))
  done
  return 1
}
hotp() { verify "$1" "$2" "$4" "$5" "$6" "$7" "$8" "$9"; }
totp() { verify "$1" "$2" "$(($4 / $5))" "$6" "$7" "$8" "$9" "\${10}"; }
`,
};

const phpCodes = `
function hotp($key, $secret, $counter, $digits, $algorithm)
{
    $message = is_int($counter) ? pack('J', $counter) : hex2bin(gmp_or_hex($counter));
    $mac = hash_hmac($algorithm, $message, $key, true);
    $number = unpack('N', substr($mac, ord($mac[-1]) & 15, 4))[1] & 0x7fffffff;
    return str_pad((string) ($number % 10 ** $digits), $digits, '0', STR_PAD_LEFT);
}
function gmp_or_hex($digits)
{
    $hex = '';
    for (; $digits !== ''; $digits = ltrim($quotient, '0')) {
        for ($quotient = '', $rest = 0, $i = 0; $i < strlen($digits); $i++) {
            $rest = $rest * 10 + (int) $digits[$i];
            $quotient .= intdiv($rest, 16);
            $rest %= 16;
        }
        $hex = dechex($rest) . $hex;
    }
    return str_pad($hex, 16, '0', STR_PAD_LEFT);
}
`;

export const php: DriverFunctions = {
  codes: `${phpCodes}
function totp($key, $secret, $seconds, $period, $digits, $algorithm)
{
    return hotp($key, $secret, intdiv($seconds, $period), $digits, $algorithm);
}
`,
  verifications: `${phpCodes.replace('function hotp', 'function code_of')}
function hotp($typed, $key, $secret, $counter, $digits, $algorithm, $behind, $ahead, $used)
{
    if (is_string($counter)) return code_of($key, $secret, $counter, $digits, $algorithm) === $typed;
    for ($step = max(0, $counter - $behind); $step <= $counter + $ahead; $step++)
        if ($step !== $used && code_of($key, $secret, $step, $digits, $algorithm) === $typed) return true;
    return false;
}
function totp($typed, $key, $secret, $seconds, $period, ...$others)
{
    return hotp($typed, $key, $secret, intdiv($seconds, $period), ...$others);
}
`,
};

const rubyCodes = `
require 'openssl'
def hotp(key, secret, counter, digits, algorithm)
  mac = OpenSSL::HMAC.digest(algorithm, key, [counter].pack('Q>'))
  number = mac[mac.bytes.last & 15, 4].unpack1('N') & 0x7fffffff
  (number % 10**digits).to_s.rjust(digits, '0')
end
`;

export const ruby: DriverFunctions = {
  codes: `${rubyCodes}
def totp(key, secret, seconds, period, digits, algorithm)
  hotp(key, secret, seconds / period, digits, algorithm)
end
`,
  verifications: `${rubyCodes.replace('def hotp', 'def code_of')}
def hotp(typed, key, secret, counter, digits, algorithm, behind, ahead, used)
  steps = [0, counter - behind].max..[2**64 - 1, counter + ahead].min
  steps.any? { |step| step != used && code_of(key, secret, step, digits, algorithm) == typed }
end
def totp(typed, key, secret, seconds, period, *others)
  hotp(typed, key, secret, seconds / period, *others)
end
`,
};
