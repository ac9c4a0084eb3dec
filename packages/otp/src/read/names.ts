import type { Fields } from './fields.ts';
import { reportInvalidUtf8, reportControlCharacters } from './percentEncoding.ts';
import type { ReportFinding } from './rules.ts';

type Names = Pick<Fields, 'issuer' | 'account'>;

/** Reports invisible characters and invalid UTF-8 in names that aren't percent-encoded. */
export function reportNames(names: Names, report: ReportFinding): void {
  for (const field of ['issuer', 'account'] as const) {
    reportControlCharacters(names[field], field, report);
    reportInvalidUtf8(names[field], field, report);
  }
}

/** Returns 'issuer: account', at most 80 characters, to identify an account in a finding. */
export function displayName({ issuer, account }: Names): string {
  return [issuer, account]
    .filter((name) => name !== '')
    .join(': ')
    .slice(0, 80);
}
