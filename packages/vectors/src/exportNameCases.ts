import type { Unnumbered } from './codeCase.ts';
import { exportCase, exportedAccount, oneUri, plainFields } from './exportCase.ts';
import type { ExportCase } from './types.ts';

/** Returns cases about issuer and account: as the app exports them, and other forms. */
export function exportNameCases(): Unnumbered<ExportCase>[] {
  const named = (name: string, issuer: string | undefined) =>
    oneUri({ ...plainFields, name, issuer });
  return [
    exportCase(
      'valid',
      ['Names'],
      'only the account in the name, beside the issuer',
      named('alice', 'Example'),
      exportedAccount(),
    ),
    exportCase(
      'valid',
      ['Names'],
      'no issuer',
      named('alice', undefined),
      exportedAccount({ issuer: '' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'Korean',
      named('한글:이름', '한글'),
      exportedAccount({ issuer: '한글', account: '이름' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'characters that URIs escape',
      named('a&b=c:d%20e', 'a&b=c'),
      exportedAccount({ issuer: 'a&b=c', account: 'd%20e' }),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ColonInName'],
      'a colon in the account',
      named('Example:alice:work', 'Example'),
      exportedAccountWithoutNames(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'IssuerMismatch'],
      'the name begins with another issuer',
      named('Other:alice', 'Example'),
      exportedAccountWithoutNames(),
    ),
    exportCase(
      'acceptable',
      ['Names'],
      'no name at all',
      named('', ''),
      exportedAccountWithoutNames(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'Broken'],
      'a name that is not UTF-8',
      oneUri({ ...plainFields, name: Uint8Array.of(0xb0, 0xa1) }),
      exportedAccountWithoutNames(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ControlCharacters'],
      'a name that reverses text direction',
      named('alice\u202Ex', 'Example'),
      exportedAccountWithoutNames(),
    ),
  ];
}

function exportedAccountWithoutNames() {
  const { issuer: _, account: __, ...rest } = exportedAccount();
  return rest;
}
