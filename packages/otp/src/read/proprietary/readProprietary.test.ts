import { describe, expect, it } from 'vitest';
import { exportPayload, exportUri } from '../../testing/export.ts';
import { readText } from '../text.ts';
import type { ProprietaryAccount } from './proprietaryAccount.ts';

const secret = 'JRZCL47CMXVOQMNPZR2F7J4RGI';
const steam: ProprietaryAccount = { type: 'steam', issuer: 'Steam', account: 'Sophia', secret };
const motp: ProprietaryAccount = {
  type: 'motp',
  issuer: 'MOTP',
  account: 'Username',
  secret: '7ac61d4736f51a2b',
};

const json = JSON.stringify;
const aegis = (type: string, info: object) =>
  json({
    version: 1,
    header: { slots: null, params: null },
    db: { version: 2, entries: [{ type, name: 'Sophia', issuer: 'Steam', info }] },
  });
const stratum = (change: object) =>
  json({ Authenticators: [{ Issuer: 'Steam', Username: 'Sophia', Secret: secret, ...change }] });

describe('a Steam account', () => {
  it.each([
    ['URI with the issuer Steam', `otpauth://totp/Steam:Sophia?secret=${secret}&issuer=Steam`],
    ['URI with a Steam label', `otpauth://totp/Steam:Sophia?secret=${secret}`],
    ['URI of Aegis', `otpauth://steam/Steam:Sophia?secret=${secret}&issuer=Steam&digits=5`],
    [
      "Steam's own file",
      json({
        accounts: {
          a: {
            shared_secret: 'THIl8+Jl6ugxr8x0X6eRMg==',
            uri: `otpauth://totp/Steam:Sophia?secret=${secret}&issuer=Steam`,
          },
        },
      }),
    ],
    ['Aegis file', aegis('steam', { secret, algo: 'SHA1', digits: 5, period: 30 })],
    ['Aegis file, type totp', aegis('totp', { secret, algo: 'SHA1', digits: 6, period: 30 })],
    ['Stratum file', stratum({ Type: 4, Algorithm: 0, Digits: 5, Period: 30 })],
    [
      'Proton file',
      json({
        version: 1,
        entries: [
          {
            content: { uri: `steam://${secret}`, entry_type: 'Steam', name: 'Sophia' },
            note: null,
          },
        ],
      }),
    ],
    [
      '2FAS file',
      json({
        schemaVersion: 4,
        services: [{ secret, otp: { tokenType: 'STEAM', issuer: 'Steam', account: 'Sophia' } }],
      }),
    ],
    [
      'export of Google Authenticator',
      exportUri(
        exportPayload([
          {
            secret: Buffer.from('THIl8+Jl6ugxr8x0X6eRMg==', 'base64'),
            name: 'Steam:Sophia',
            issuer: 'Steam',
            algorithm: 1,
            digits: 1,
            type: 2,
            counter: 0n,
          },
        ]),
      ),
    ],
  ])('is read from a %s', (_, text) => {
    const { accounts, proprietaryAccounts, error } = readText(text);
    expect(accounts).toEqual([]);
    expect(proprietaryAccounts).toEqual([steam]);
    expect(error).toBeUndefined();
  });

  it("is read from Bitwarden's address and from encoder=steam", () => {
    expect(readText(`steam://${secret}`).proprietaryAccounts).toEqual([{ ...steam, account: '' }]);
    const { proprietaryAccounts, findings } = readText(
      `otpauth://totp/Example:a?secret=${secret}&issuer=Example&encoder=steam`,
    );
    expect(proprietaryAccounts).toEqual([{ ...steam, issuer: 'Example', account: 'a' }]);
    expect(findings.map(({ rule }) => rule)).toContain('keepassxc-encoder');
    const items = [{ name: 'Item', login: { username: 'a', totp: `steam://${secret}` } }];
    expect(readText(json({ encrypted: false, items })).proprietaryAccounts).toEqual([
      { ...steam, issuer: 'Item', account: 'a' },
    ]);
  });

  it('is explained, and needs a valid secret', () => {
    const uri = `otpauth://totp/Steam:Sophia?secret=${secret}&issuer=Steam`;
    expect(readText(uri).findings).toContainEqual(
      expect.objectContaining({ rule: 'steam-issuer', proprietaryAccount: 0 }),
    );
    expect(readText(uri.replace(secret, '1')).error?.rule).toBe('rfc4648-character');
  });

  it.each(['steam://run/440', 'steam://rungameid/123456789', 'steam://friends/'])(
    '%s is a link',
    (text) => expect(readText(text).foreign).toEqual([{ kind: 'link', app: '', scheme: 'steam' }]),
  );

  it('isn’t a HOTP account with the issuer Steam', () => {
    const { accounts } = readText(`otpauth://hotp/Steam:a?secret=${secret}&issuer=Steam&counter=1`);
    expect(accounts).toHaveLength(1);
  });
});

describe('a Mobile-OTP account', () => {
  it.each([
    ['URI of Stratum', 'motp://MOTP:Username?secret=7ac61d4736f51a2b'],
    ['URI of Aegis', 'motp:/MOTP%3AUsername?secret=7AC61D4736F51A2B&issuer=MOTP'],
    [
      "row of Stratum's HTML backup",
      '<tr><td>MOTP</td><td><code>motp://MOTP:Username?secret=7ac61d4736f51a2b</code></td><td><img src="data:image/png;base64,AA=="></td></tr>',
    ],
    [
      'Stratum file',
      stratum({ Type: 3, Issuer: 'MOTP', Username: 'Username', Secret: '7ac61d4736f51a2b' }),
    ],
  ])('is read from a %s', (_, text) => {
    expect(readText(text).proprietaryAccounts).toEqual([motp]);
  });

  it('is read beside another URI', () => {
    const { accounts, proprietaryAccounts, findings } = readText(
      `otpauth://totp/a:b?secret=${secret}&issuer=a\nmotp://MOTP:Username?secret=7ac61d4736f51a2b`,
    );
    expect(accounts).toHaveLength(1);
    expect(proprietaryAccounts).toEqual([motp]);
    expect(findings.map(({ rule }) => rule)).not.toContain('key-uri-text-around');
  });

  it('needs a secret', () => {
    expect(readText('motp://MOTP:Username?secret=').error?.rule).toBe('key-uri-secret-missing');
  });
});

describe('a Yandex account', () => {
  const key = '6SB2IKNM6OBZPAVBVTOHDKS4FAAAAAAADFUTQMBTRY';

  it('is read from its URI', () => {
    const { proprietaryAccounts, findings } = readText(
      `otpauth://yaotp/user@yandex.ru?secret=${key}&name=user&pin_length=4`,
    );
    expect(proprietaryAccounts).toEqual([
      { type: 'yandex', issuer: 'Yandex', account: 'user@yandex.ru', secret: key },
    ]);
    expect(findings.map(({ rule }) => rule)).toEqual(['proprietary-type']);
  });

  it('needs a key of 16 bytes', () => {
    expect(readText('otpauth://yaotp/user?secret=GEZDGNBVGY3TQOJQ').error?.rule).toBe(
      'yandex-secret',
    );
  });
});
