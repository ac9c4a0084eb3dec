import type { RuleId } from '../read/index.ts';
import { groupDigits, type Sentence } from './sentences.ts';

/** Names the part of a URI that a finding is about. */
function nameOfField(field: string | number | undefined): string {
  if (field === 'label') return 'The label';
  if (field === 'issuer') return 'The issuer';
  if (field === 'account') return 'The account name';
  if (field === 'secret') return 'The secret';
  return `“${field}”`;
}

/** What FreeOTP does with its own parameters, by kind of parameter. */
const usesInFreeOtp: Readonly<Record<string, (parameter: string) => string>> = {
  image: (parameter) => `FreeOTP shows the image named in the ${parameter}.`,
  lock: (parameter) =>
    `With the ${parameter}, FreeOTP asks to unlock the device before showing a code.`,
  color: (parameter) => `FreeOTP colors the account as the ${parameter} says.`,
};

/** What apps show for accounts whose codes don't follow the RFCs, by type. */
const proprietaryTypes: Readonly<Record<string, string>> = {
  steam:
    'Steam’s codes have five letters and digits. Apps that don’t know them, such as Google Authenticator, can’t show them.',
  motp: 'This is a Mobile-OTP account. Its codes depend on a PIN and change every 10 seconds. Apps such as Aegis and Stratum show them.',
  yandex:
    'This is a Yandex account. Its codes have eight letters and depend on a PIN. Apps such as Aegis and Stratum show them.',
};

/** Sentences about what is wrong with a text, by the rule that it breaks. */
export const findingSentences: Readonly<Record<RuleId, Sentence>> = {
  'key-uri-scheme': ({ resembles, scheme, base32 }) => {
    if (resembles === 'secret')
      return 'This looks like a secret on its own. An app needs a complete OTP URI.';
    if (resembles === 'hexadecimal')
      return `This looks like a secret in hexadecimal. In Base32, it’s ${base32}. An app needs a complete OTP URI.`;
    if (resembles === 'address')
      return `This begins with ${scheme}:, not with otpauth://, the format that authenticator apps share. Check it for typing errors.`;
    if (resembles === 'foreign') return 'It has no OTP URI, which would begin with otpauth://.';
    return 'This isn’t an OTP URI. OTP URIs begin with otpauth://.';
  },
  'key-uri-too-long': ({ length, most }) =>
    `The text has ${groupDigits(length)} characters; no more than ${groupDigits(most)} can be read.`,
  'key-uri-too-many': ({ count, most }) =>
    `This has at least ${groupDigits(count)} accounts; only the first ${groupDigits(most)} were read.`,
  'key-uri-scheme-case': ({ scheme }) =>
    `The URI begins with ${scheme}, but apps expect lowercase.`,
  'key-uri-slashes': () => '“otpauth:” must be followed by two slashes.',
  'key-uri-no-separator': () =>
    'This URI follows another one without a space or a line break. They were read as two.',
  'key-uri-text-around': () => 'There is other text around the URI; it was ignored.',
  'key-uri-line-breaks': () => 'The URI is broken into several lines; they were joined here.',
  'key-uri-encoded-whole': () =>
    'The whole URI was percent-encoded twice; the extra encoding was removed here.',
  'key-uri-html-escapes': () => 'The URI was copied from HTML: it has “&amp;” in place of “&”.',
  'rfc3986-escape': ({ field }) =>
    `${nameOfField(field)} has a percent sign that doesn’t encode a character; it was left as is.`,
  'rfc3986-raw': ({ field, characters }) =>
    characters === 'space'
      ? `${nameOfField(field)} has a space that isn’t percent-encoded (%20).`
      : `${nameOfField(field)} has characters that should be percent-encoded: “${characters}”`,
  'rfc3986-ampersand': ({ issuer }) =>
    `In the issuer, “&” must be written as %26. The issuer was read as “${issuer}”.`,
  'rfc3986-query': () => 'The “?” before the parameters is missing; they were read without it.',
  'rfc3986-fragment': () => 'A “#” ends the URI early. In a name, write it as %23.',
  'key-uri-type': ({ kind, type }) =>
    kind === 'missing'
      ? 'The type is missing. Use totp or hotp.'
      : `Unknown type “${type}”. Use totp or hotp.`,
  'key-uri-type-case': ({ type }) => `The type is written ${type}, but apps expect lowercase.`,
  'key-uri-label-missing': () => 'There is no account name.',
  'key-uri-label-colons': ({ field }) => {
    const name =
      field === 'issuer' || field === 'account'
        ? `${nameOfField(field)} has`
        : 'The issuer and the account name have';
    return `${name} a colon, which the format forbids. Some apps treat the part before it as the issuer; others refuse the QR code.`;
  },
  'key-uri-plus': ({ field }) =>
    `${nameOfField(field)} has a plus sign, which many apps show as is. Write a space as %20.`,
  'key-uri-control-characters': ({ field }) => `${nameOfField(field)} has invisible characters.`,
  'key-uri-issuer-missing': () => 'There is no issuer, so apps show only the account name.',
  'key-uri-issuer-parameter-missing': ({ issuer }) =>
    `The issuer ${issuer} is only in the label; the “issuer” parameter should repeat it.`,
  'key-uri-issuer-prefix-missing': ({ issuer }) =>
    `The issuer ${issuer} is only in the parameter; older apps look for it in the label.`,
  'key-uri-issuer-mismatch': ({ label, parameter }) =>
    `The issuer is ${label} in the label but ${parameter} in the “issuer” parameter. Apps differ in which one they show; this tool shows the one in the parameter.`,
  'issuer-domain': ({ label, parameter }) =>
    `The issuer is a name in the label (${label}) and a domain in the parameter (${parameter}). Apple recommends this, so that password managers find the website. The Key URI Format recommends the same value in both. Apps differ in which one they show.`,
  'proprietary-type': ({ type }) => proprietaryTypes[String(type)] ?? '',
  'steam-issuer': () =>
    'The issuer is Steam, so this tool shows Steam’s codes of five letters and digits, as FreeOTP and Stratum do. Apps that don’t know them show digits, which Steam doesn’t accept.',
  'yandex-secret': ({ bytes }) => `The secret has ${bytes} bytes; Yandex’s have 16 or 26.`,
  'key-uri-parameter-case': ({ name }) => `The parameter ${name} should be in lowercase.`,
  'key-uri-parameter-repeated': ({ name }) =>
    `The parameter “${name}” appears more than once; the first one is used here.`,
  'key-uri-parameter-empty': ({ name }) => `The parameter “${name}” has no value.`,
  'key-uri-parameter-unknown': ({ name }) => `Unknown parameter “${name}”. Most apps ignore it.`,
  'parameter-misnamed': ({ name, meant, value }) =>
    `The format has no parameter “${name}”. It was probably meant to be ${meant}=${value}. Most apps ignore it, and so does this tool.`,
  'key-uri-secret-too-long': ({ length, most }) =>
    `The secret has ${groupDigits(length)} characters; no more than ${groupDigits(most)} can be read.`,
  'secret-invisible': ({ count, position, code }) =>
    count === 1
      ? `Character ${position} of the secret is invisible (${code}); it was ignored. Some apps refuse the secret because of it.`
      : `The secret has ${count} invisible characters, the first at position ${position} (${code}); they were ignored. Some apps refuse the secret because of them.`,
  'secret-hexadecimal': ({ base32 }) =>
    `The secret looks like hexadecimal. In Base32, it’s ${base32}. Apps need that.`,
  'key-uri-secret-missing': () => 'There is no secret.',
  'rfc4648-character': ({ position, character, suggested, suggestions }) =>
    `Character ${position} of the secret, “${character}”, is not Base32. Use only A–Z and 2–7.${suggested === 'yes' ? ` Did you mean ${suggestions}?` : ''}`,
  'rfc4648-length': ({ length }) =>
    length === 1
      ? 'The secret has one character, which isn’t enough for a byte.'
      : `The secret has ${length} characters, which don’t add up to whole bytes: one is missing or extra.`,
  'rfc4648-padding': ({ position }) =>
    `The secret has “=” at character ${position}, before its end.`,
  'rfc4648-spare-bits': ({ canonical }) =>
    `The last character of the secret has extra bits that don’t belong to any byte. This tool keeps them; without them, the secret would be ${canonical}. Most apps ignore the extra bits, but some refuse the secret.`,
  'key-uri-secret-padding': () =>
    'The secret ends with “=”, which the format leaves out. Some apps refuse it.',
  'key-uri-secret-case': () => 'The secret is in lowercase; the format requires uppercase.',
  'key-uri-secret-spaces': () => 'The secret has spaces or dashes. Some apps refuse them.',
  'rfc4226-R6': ({ bits }) => `The secret has ${bits} bits; at least 128 are required.`,
  'rfc4226-R6-recommended': ({ bits }) => `The secret has ${bits} bits; 160 are recommended.`,
  'rfc2104-long-key': ({ bytes, block }) =>
    `The secret has ${groupDigits(bytes)} bytes. That’s more than one block of the hash (${block}), so it’s hashed first. Some apps cut it off instead.`,
  'key-uri-algorithm': ({ algorithm }) =>
    `Unknown algorithm “${algorithm}”. Use SHA1, SHA256, or SHA512.`,
  'key-uri-algorithm-case': ({ given, algorithm }) =>
    `The algorithm is written ${given}, but apps expect ${algorithm}. Some use SHA1 instead.`,
  'ente-algorithm': ({ given, algorithm }) =>
    `The algorithm is written ${given}, as Ente Auth exported it until January 2025. It means ${algorithm}. Other apps may refuse it or use SHA1.`,
  'key-uri-algorithm-support': ({ algorithm }) =>
    `${algorithm} is allowed, but several apps ignore it and use SHA1.`,
  'rfc4226-digits': ({ digits, least, most }) =>
    `The number of digits is “${digits}”; this tool can compute ${least} to ${most}.`,
  'rfc4226-R4': ({ digits }) => `At least 6 digits are required; this has ${digits}.`,
  'rfc4226-E2': ({ digits }) =>
    `With ${digits} digits, the first one adds almost nothing because a code comes from a 31-bit number.`,
  'key-uri-digits': ({ digits }) => `Several apps show 6 digits instead of ${digits}.`,
  'rfc6238-period': ({ period }) =>
    `The period is “${period}”; it must be a whole number of seconds, 1 or more.`,
  'key-uri-period': ({ period }) =>
    `A period of ${period === 1 ? '1 second' : `${groupDigits(period)} seconds`} is allowed, but several apps use 30 anyway.`,
  'period-milliseconds': ({ period, seconds }) =>
    `The period is ${groupDigits(period)} seconds. It was probably given in milliseconds and should be ${seconds}. This tool uses the value as it is.`,
  'key-uri-period-hotp': () => 'A counter-based account has no period; it’s ignored.',
  'rfc4226-counter': ({ counter }) =>
    `The counter is “${counter}”; it must be a whole number from 0 to 2^64 − 1.`,
  'key-uri-counter-missing': () => 'A counter-based account must have a counter; 0 is used here.',
  'key-uri-counter-totp': () => 'A time-based account has no counter; it’s ignored.',
  'google-export-data': () => 'The export has no data.',
  'google-export-base64': ({ position }) =>
    `The export’s data stops being Base64 at character ${position}.`,
  'google-export-payload': () => 'The export’s data is damaged or cut off.',
  'google-export-empty': () => 'The export has no accounts.',
  'google-export-account': () => 'One account in the export is damaged.',
  'google-export-secret': ({ name }) => `The account “${name}” has no secret.`,
  'google-export-algorithm': ({ name, algorithm }) =>
    `The account “${name}” uses the algorithm ${algorithm}, which this tool can’t compute.`,
  'google-export-digits': ({ name }) =>
    `The account “${name}” has a number of digits that the export format doesn’t define.`,
  'google-export-type': ({ name }) =>
    `The account “${name}” has a type that the export format doesn’t define.`,
  'google-export-counter': ({ name }) => `The counter of the account “${name}” is negative.`,
  'google-export-unset': ({ field }) =>
    field === 'algorithm'
      ? 'The export doesn’t name the algorithm, so SHA1 is assumed.'
      : field === 'digits'
        ? 'The export doesn’t give the number of digits, so 6 is assumed.'
        : 'The export doesn’t name the type, so time-based is assumed.',
  'google-export-period': () => 'Exports don’t include the period, so 30 seconds is assumed.',
  'google-export-version': ({ version }) =>
    `The export is version ${version}, which is newer than this tool supports.`,
  'google-export-batch': ({ received, size }) =>
    received === 1
      ? `Only ${received} of the ${size} QR codes of this export has been read.`
      : `Only ${received} of the ${size} QR codes of this export have been read.`,
  'google-export-batch-numbers': () =>
    'This QR code doesn’t say correctly where it belongs in the export, so it was read on its own.',
  'google-export-batch-mixed': () => 'These QR codes belong to different exports.',
  'google-export-repeated': ({ position }) => `QR code ${position} of the export appears twice.`,
  'rfc3629-utf8': ({ field }) =>
    `${nameOfField(field)} has bytes that aren’t UTF-8. Each was replaced with “�”.`,
  'freeotp-parameter': ({ kind, name }) =>
    `${usesInFreeOtp[String(kind)]?.(`parameter “${name}”`) ?? `FreeOTP uses the parameter “${name}” for names that were changed in the app.`} Codes don’t depend on it.`,
  'andotp-parameter': ({ name }) =>
    `andOTP keeps the account’s tags in the parameter “${name}”. Codes don’t depend on it.`,
  'ente-parameter': ({ name }) =>
    `Ente Auth uses the parameter “${name}” to remember how to display the account. Codes don’t depend on it.`,
  'keepassxc-encoder': () =>
    'With “encoder=steam”, KeePassXC, PyOTP, and Stratum show Steam’s codes, and so does this tool. Apps that ignore it show digits.',
  'file-app': ({ app }) => `This is a file from ${app}.`,
  'file-encrypted': ({ app }) =>
    `This file from ${app} is encrypted. Export it again without encryption to read it here, and delete the unencrypted file afterward.`,
  'file-empty': ({ app }) => `This file from ${app} has no accounts with one-time passwords.`,
  'file-entry': ({ app }) => `An entry in this file from ${app} couldn’t be read.`,
  'privacyidea-two-step': ({ name }) =>
    `With the parameter “${name}”, privacyIDEA’s app completes the secret on the phone, so its codes come from a different key. Apps that ignore it show the same codes as this tool.`,
};
