import { base32Groups } from './base32Cases.ts';
import { codeGroups } from './codeCases.ts';
import { exportGroups } from './exportCases.ts';
import { suiteFlags } from './flags.ts';
import type { Suite } from './types.ts';
import { uriGroups } from './uriCases.ts';
import { verificationGroups } from './verificationCases.ts';

/** Changes with every change of a case; the first number where an id or a field changes. */
const version = '1.0.0';

/** All cases, computed anew; the same every time. */
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
      valid: 'It must work, with the value that is given.',
      acceptable: 'It may be refused; where it is not, the value is the one that is given.',
      invalid: 'It must be refused.',
    },
    kinds: {
      codes: 'Compute the code of key, algorithm, digits, and counter or seconds and period.',
      base32: 'Decode a secret: text to key.',
      uris: 'Read an otpauth URI: the account, and the code that it shows at the second given (totp) or for its counter (hotp). Names that the format leaves open are not given.',
      exports:
        'Read the QR codes of an export of Google Authenticator, in the order given: all accounts. The format is not documented by its maker; totp is always in steps of 30 s.',
      verification:
        'Judge what was typed at a moment or counter: accepted are the codes of the steps from behind before to ahead after, but not the one that was used. The result is whether it is accepted, and matched is the step or counter that it belongs to.',
    },
    flags: suiteFlags,
    groups,
  };
}

/** The file: one case a line, so that a change of one shows as a change of one line. */
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
