import type { Unnumbered } from './codeCase.ts';
import { exportCase, exported, oneUri, written } from './exportCase.ts';
import type { ExportCase } from './types.ts';

/** Issuer and account, as the app writes them and otherwise. */
export function exportNameCases(): Unnumbered<ExportCase>[] {
  const named = (name: string, issuer: string | undefined) => oneUri({ ...written, name, issuer });
  return [
    exportCase(
      'valid',
      ['Names'],
      'only the account in the name, beside the issuer',
      named('alice', 'Example'),
      exported(),
    ),
    exportCase(
      'valid',
      ['Names'],
      'no issuer',
      named('alice', undefined),
      exported({ issuer: '' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'Korean',
      named('한글:이름', '한글'),
      exported({ issuer: '한글', account: '이름' }),
    ),
    exportCase(
      'valid',
      ['Names'],
      'characters that URIs escape',
      named('a&b=c:d%20e', 'a&b=c'),
      exported({ issuer: 'a&b=c', account: 'd%20e' }),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ColonInName'],
      'a colon in the account',
      named('Example:alice:work', 'Example'),
      exportedNameless(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'IssuerMismatch'],
      'the name begins with another issuer',
      named('Other:alice', 'Example'),
      exportedNameless(),
    ),
    exportCase('acceptable', ['Names'], 'no name at all', named('', ''), exportedNameless()),
    exportCase(
      'acceptable',
      ['Names', 'Broken'],
      'a name that is not UTF-8',
      oneUri({ ...written, name: Uint8Array.of(0xb0, 0xa1) }),
      exportedNameless(),
    ),
    exportCase(
      'acceptable',
      ['Names', 'ControlCharacters'],
      'a name that reverses text direction',
      named('alice\u202Ex', 'Example'),
      exportedNameless(),
    ),
  ];
}

function exportedNameless() {
  const { issuer: _, account: __, ...rest } = exported();
  return rest;
}
