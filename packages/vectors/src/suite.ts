import { base32Groups } from './base32Groups.ts';
import { codeGroups } from './codeGroups.ts';
import { exportGroups } from './exportGroups.ts';
import { suiteFlags } from './suiteFlags.ts';
import type { Suite } from './types.ts';
import { uriGroups } from './uriGroups.ts';
import { verificationGroups } from './verificationGroups.ts';

/** The version of the vectors and of the package. The README says which part to raise for which change. */
const version = '1.2.0';

/**
 * Returns all test vectors. The result is always the same.
 *
 * @example
 * const { groups } = makeSuite();
 * groups[0].tests[0].id; // 'rfc4226-1'
 */
export function makeSuite(): Suite {
  const groups = [
    ...codeGroups(),
    ...base32Groups(),
    ...uriGroups(),
    ...exportGroups(),
    ...verificationGroups(),
  ];
  return {
    $schema: 'otp-vectors.schema.json',
    title: 'Test vectors for one-time passwords: HOTP (RFC 4226), TOTP (RFC 6238)',
    version,
    license: 'CC0-1.0',
    licenseText: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode',
    numberOfTests: groups.reduce((sum, { tests }) => sum + tests.length, 0),
    results: {
      valid: 'It must work and produce the given value.',
      acceptable: 'It may be refused. If it is not refused, it must produce the given value.',
      invalid: 'It must be refused.',
    },
    kinds: {
      codes: 'Compute the code of key, algorithm, digits, and counter or seconds and period.',
      base32: 'Decode a secret: text to key.',
      uris: 'Read an otpauth URI: the account, and its code at the given second (totp) or for its counter (hotp). Names that the format leaves open are absent.',
      exports:
        'Read all accounts from the QR codes of a Google Authenticator export, in the given order. Google does not document the format. The period of totp is always 30 s.',
      verification:
        'Check a typed code at a time or counter. The codes from behind steps before to ahead steps after are accepted, except the one in used. The result says whether the code is accepted, and matched is its step or counter.',
    },
    flags: suiteFlags,
    groups,
  };
}

/** Formats the file with one case per line, so that diffs show which cases changed. */
export function writeSuite({ groups, flags, ...head }: Suite): string {
  const line = (value: unknown) => JSON.stringify(value);
  const flagLines = Object.entries(flags).map(([name, text]) => `    ${line(name)}: ${line(text)}`);
  const groupLines = groups.map(({ tests, ...group }) => {
    const cases = tests.map((test) => line(test)).join(',\n');
    return `    {${line(group).slice(1, -1)},"tests":[\n${cases}\n]}`;
  });
  const headLines = Object.entries(head).map(([name, value]) => `  ${line(name)}: ${line(value)},`);
  return `{\n${headLines.join('\n')}\n  "flags": {\n${flagLines.join(',\n')}\n  },\n  "groups": [\n${groupLines.join(',\n')}\n  ]\n}\n`;
}
