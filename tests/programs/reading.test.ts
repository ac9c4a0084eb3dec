import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { allOrSample, randomAccount, seededNumbers } from '@otp-lab/otp/testing';
import { programOutput } from '../../scripts/programs.ts';

/** Returns random accounts that satisfy a condition. */
function sample(seed: number, count: number, isSuitable: (account: OtpSettings) => boolean) {
  const next = seededNumbers(seed);
  const accounts: OtpSettings[] = [];
  while (accounts.length < count) {
    const account = randomAccount(next);
    if (isSuitable(account)) accounts.push(account);
  }
  return accounts;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a KeePass 2 XML export. The settings are in a URI, the names in fields of the entry. */
function keepassXmlOf(accounts: readonly OtpSettings[]): string {
  const identifier = (number: number) => Buffer.alloc(16, number + 1).toString('base64');
  const field = (name: string, value: string) =>
    `<String><Key>${name}</Key><Value>${escapeXml(value)}</Value></String>`;
  const entries = accounts.map(({ issuer, account, secret, algorithm, digits, period }, index) => {
    const uri = `otpauth://totp/x?secret=${secret}&algorithm=${algorithm}&digits=${digits}&period=${period}`;
    const fields = [field('Title', issuer), field('UserName', account), field('otp', uri)];
    return `<Entry><UUID>${identifier(index + 1)}</UUID>${fields.join('')}</Entry>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?><KeePassFile><Meta/><Root><Group>' +
    `<UUID>${identifier(0)}</UUID><Name>Root</Name>${entries.join('')}</Group></Root></KeePassFile>`
  );
}

describe('the reader', () => {
  it('reads the URIs that PyOTP writes for random accounts', () => {
    const accounts = sample(31, allOrSample(5000, 300), ({ issuer, account, period, type }) => {
      // Without an issuer, a colon in the account would look like the separator.
      const isPlain = issuer !== '' || !account.includes(':');
      // PyOTP names an account without a name 'Secret'.
      return isPlain && account !== '' && (type === 'totp' || period === 30);
    });
    const program = `
import hashlib, json, sys, pyotp
for line in sys.stdin:
    a = json.loads(line)
    digest = getattr(hashlib, a['algorithm'].lower())
    issuer = a['issuer'] or None
    if a['type'] == 'hotp':
        otp = pyotp.HOTP(a['secret'], digits=a['digits'], digest=digest)
        print(otp.provisioning_uri(a['account'], initial_count=int(a['counter']), issuer_name=issuer))
    else:
        otp = pyotp.TOTP(a['secret'], digits=a['digits'], digest=digest, interval=a['period'])
        print(otp.provisioning_uri(a['account'], issuer_name=issuer))
`;
    const lines = accounts.map((account) =>
      JSON.stringify({ ...account, counter: String(account.counter) }),
    );
    const printed = programOutput('pyotp', ['-c', program], lines.join('\n'));
    expect(readText(printed).accounts).toEqual(accounts);
  });

  it('reads the CSV export of KeePassXC with 60 random accounts', () => {
    const accounts = sample(
      32,
      60,
      ({ type, issuer, account, period, digits }) =>
        // KeePassXC 2.7 changes other periods and digits, and replaces text in braces.
        type === 'totp' &&
        period <= 60 &&
        digits >= 6 &&
        digits <= 8 &&
        issuer !== '' &&
        account !== '' &&
        !/[{}]/.test(issuer + account),
    );
    const folder = mkdtempSync(join(tmpdir(), 'otp-reading-'));
    try {
      const database = join(folder, 'codes.kdbx');
      writeFileSync(join(folder, 'codes.xml'), keepassXmlOf(accounts));
      const importing = ['import', '-q', '-p', '-t', '100', join(folder, 'codes.xml'), database];
      programOutput('keepassxc-cli', importing, 'password\npassword\n');
      const exporting = ['export', '-q', '-f', 'csv', database];
      const table = programOutput('keepassxc-cli', exporting, 'password\n');
      const { accounts: read, findings } = readText(table);
      expect(findings[0]?.rule).toBe('file-app');
      expect(read).toEqual(accounts);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
