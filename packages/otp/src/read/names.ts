import type { Fields } from './fields.ts';
import { reportBroken, reportControls } from './escapes.ts';
import type { Report } from './rules.ts';

type Names = Pick<Fields, 'issuer' | 'account'>;

/** Reports what is odd about names that a file or an export gave as they are. */
export function reportNames(names: Names, report: Report): void {
  for (const field of ['issuer', 'account'] as const) {
    reportControls(names[field], field, report);
    reportBroken(names[field], field, report);
  }
}

/** Issuer and account in one line, for a sentence about an account without settings. */
export function nameOf({ issuer, account }: Names): string {
  return [issuer, account]
    .filter((name) => name !== '')
    .join(': ')
    .slice(0, 80);
}
