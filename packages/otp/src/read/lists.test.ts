import { describe, expect, it } from 'vitest';
import { exportPayload, exportUri } from '../testing/export.ts';
import { readText, readTexts } from './text.ts';

const secret = 'GEZDGNBVGY3TQOJQ';
const uri = (name: string) => `otpauth://totp/Example:${name}?secret=${secret}&issuer=Example`;
const [first, second, third] = [uri('a'), uri('b'), uri('c')];

const namesIn = (text: string) => readText(text).accounts.map(({ account }) => account);
const rulesIn = (text: string) => readText(text).findings.map(({ rule }) => rule);
const firstAccount = (text: string) => {
  const [account] = readText(text).accounts;
  if (account === undefined) throw new Error(`no account in: ${text}`);
  return account;
};

describe('a list', () => {
  it.each([
    ['on lines', [first, second, third].join('\n')],
    ['on lines with CRLF, one of them empty', [first, '', second, third].join('\r\n')],
    ['in single quotes', [first, second, third].map((text) => `'${text}'`).join('\n')],
    ['in double quotes', [first, second, third].map((text) => `"${text}"`).join('\n')],
    ['in double quotes with commas', [first, second, third].map((text) => `"${text}"`).join(', ')],
    ['with commas', [first, second, third].join(',')],
    ['with semicolons', [first, second, third].join(';')],
    [
      'with a semicolon after each line',
      [first, second, third].map((text) => `${text};`).join('\n'),
    ],
    ['with tabs', [first, second, third].join('\t')],
    ['with spaces', [first, second, third].join(' ')],
    ['with leading dashes', [first, second, third].map((text) => `- ${text}`).join('\n')],
    ['in JSON', JSON.stringify([first, second, third])],
    ['in JSON, escaped', JSON.stringify([first, second, third]).replaceAll('/', String.raw`\/`)],
    [
      'in JSON, nested',
      JSON.stringify({ accounts: [{ uri: first }, { uri: second }], last: third }),
    ],
    ['in JSON, indented', JSON.stringify({ list: [first, second, third] }, undefined, 2)],
    [
      'in broken JSON',
      `[${JSON.stringify(first)}, ${JSON.stringify(second)}, ${JSON.stringify(third)},`,
    ],
    ['in CSV', `name,uri\nA,${first}\nB,${second}\nC,${third}`],
    ['in CSV, more columns', `uri,note\n${first},x\n${second},\n"${third}",y`],
    ['in CSV with semicolons', `name;uri;note\nA;${first};x\nB;${second};\nC;"${third}";y`],
    ['in XML', `<a>${first}</a><a>${second}</a><a>${third}</a>`],
    ['in Markdown', `[a](${first}) [b](${second}) [c](${third})`],
    ['in prose', `First ${first} then ${second}, at last (${third}).`],
  ])('%s: reads every account', (_, text) => {
    expect(namesIn(text)).toEqual(['a', 'b', 'c']);
    const { accounts } = readText(text);
    for (const account of accounts) expect(account).toMatchObject({ secret, issuer: 'Example' });
  });

  it('may mix Google Authenticator exports and URIs', () => {
    const google =
      'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC';
    expect(namesIn(`${first},${google};${second}`)).toEqual(['a', 'alice@google.com', 'b']);
  });

  it('is cut off after 5000 accounts', () => {
    const { accounts, findings } = readText(`${first}\n`.repeat(5001));
    expect(accounts).toHaveLength(5000);
    expect(findings[0]).toMatchObject({ rule: 'key-uri-too-many', values: { count: 5001 } });
    expect(findings.every(({ account = 0 }) => account < 5000)).toBe(true);
  });

  it('is cut off after 5000 accounts of all texts together, including exports', () => {
    const account = {
      secret: new Uint8Array(20).fill(7),
      name: 'a',
      issuer: '',
      algorithm: 1,
      digits: 1,
      type: 2,
      counter: 0n,
    };
    const text = exportUri(exportPayload(Array.from({ length: 4000 }, () => account)));
    const { accounts, findings } = readTexts([text, `${first}\n`.repeat(3000), text]);
    expect(accounts).toHaveLength(5000);
    expect(findings[0]).toMatchObject({ rule: 'key-uri-too-many', values: { count: 7001 } });
    expect(findings.length).toBeLessThan(20_000);
  });

  it('reads two URIs without a separator as two, and says so', () => {
    const joined = first + second;
    expect(namesIn(joined)).toEqual(['a', 'b']);
    expect(readText(joined).findings.filter(({ rule }) => rule === 'key-uri-no-separator')).toEqual(
      [expect.objectContaining({ account: 1 })],
    );
    expect(namesIn(`otpauth://totp/Example:a?issuer=Example&secret=${secret}${second}`)).toEqual([
      'a',
      'b',
    ]);
    expect(rulesIn(`${first}\n${second}`)).not.toContain('key-uri-no-separator');
  });

  it('reports text around the URIs, but not list separators', () => {
    expect(rulesIn(JSON.stringify([first, second]))).not.toContain('key-uri-text-around');
    expect(rulesIn(`'${first}',\n'${second}'`)).not.toContain('key-uri-text-around');
    expect(rulesIn(`First ${first} then ${second}`)).toContain('key-uri-text-around');
  });
});

describe('prose', () => {
  it.each([
    [`otpauth://totp/a?secret=${secret} is the key`, { secret }],
    [`otpauth://totp/a?issuer=X&secret=${secret} is the key`, { secret, issuer: 'X' }],
    [`otpauth://totp/a?issuer=X&secret=${secret}\nis the key`, { secret }],
    [`otpauth://totp/a?issuer=X&secret=${secret}\nThanks`, { secret }],
    [`otpauth://totp/a?issuer=X&secret=${secret}\n\nKEY`, { secret }],
    [`otpauth://totp/a?issuer=X&secret=${secret}, see https://x.org/?q=1&r=2`, { secret }],
    [`otpauth://totp/a?issuer=X&secret=${secret}.`, { secret }],
    ['otpauth://totp/a?secret=GEZD GNBV GY3T QOJQ key', { secret }],
    ['otpauth://totp/a?secret=GEZD GNBV GY3T QOJQ GE', { secret: `${secret}GE` }],
    ['otpauth://totp/a?secret=gezd gnbv gy3t qojq', { secret }],
    ['otpauth://totp/a?secret=GEZDGNBV GY3TQOJQ', { secret }],
    [`otpauth://totp/a?secret=${secret}&digits=8, please`, { digits: 8 }],
    [`otpauth://totp/a?secret=${secret}&period=60.`, { period: 60 }],
    [`Scan ${first} or type the key`, { issuer: 'Example' }],
    [`Scan ${first}.`, { issuer: 'Example' }],
    [`${first} or type the key`, { issuer: 'Example' }],
    [`Scan otpauth://totp/a?secret=${secret}&issuer=Example or type it`, { issuer: 'Example' }],
    [`otpauth://totp/a?secret=${secret}&issuer=My Company`, { issuer: 'My Company' }],
    [`otpauth://totp/a?secret=${secret}&issuer=My Company&digits=8`, { issuer: 'My Company' }],
  ])('%j', (text, expected) => {
    expect(firstAccount(text)).toMatchObject(expected);
  });

  it('is distinguished from a URI that is broken into lines', () => {
    const lines = (width: number, text: string) =>
      text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
    for (let width = 12; width < first.length; width += 1) {
      const text = lines(width, first);
      // A break within the scheme or its slashes leaves no URI.
      expect(firstAccount(text)).toMatchObject({ secret, issuer: 'Example', account: 'a' });
      expect(rulesIn(text)).toContain('key-uri-line-breaks');
    }
  });
});

describe('names', () => {
  it.each([
    // A quotation mark only closes if one was opened.
    [`otpauth://totp/Farmers':a?secret=${secret}&issuer=Farmers'`, "Farmers'", 'a'],
    [`otpauth://totp/Farmers%27:a?secret=${secret}&issuer=Farmers'`, "Farmers'", 'a'],
    [`'otpauth://totp/Farmers':a?secret=${secret}&issuer=Farmers''`, "Farmers'", 'a'],
    // The issuer parameter decides which colon separates the names.
    [`otpauth://totp/Big:Co:alice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big%3ACo%3Aalice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big%3ACo:alice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big:a:b?secret=${secret}&issuer=Big`, 'Big', 'a:b'],
    [`otpauth://totp/Big+Co:a:b?secret=${secret}&issuer=Big+Co`, 'Big+Co', 'a:b'],
    [`otpauth://totp/Big%20Co:a?secret=${secret}&issuer=Big+Co`, 'Big Co', 'a'],
    // Punctuation after the issuer isn't part of it if the label lacks it.
    [`otpauth://totp/Acme%2C%20Inc.:a?secret=${secret}&issuer=Acme, Inc.`, 'Acme, Inc.', 'a'],
    [`otpauth://totp/Acme:a?secret=${secret}&issuer=Acme, Inc.`, 'Acme', 'a'],
  ])('are read from %s', (text, issuer, account) => {
    expect(firstAccount(text)).toMatchObject({ issuer, account });
    expect(rulesIn(text)).not.toContain('key-uri-issuer-mismatch');
  });

  it.each(['Acme.', 'Acme,', 'Acme;', 'Acme!', '(Acme)', "'Acme'"])(
    'keep their punctuation if the text is just a URI: %s',
    (issuer) => {
      const text = `otpauth://totp/Acme:a?secret=${secret}&issuer=${issuer}`;
      expect(firstAccount(text)).toMatchObject({ issuer, account: 'a' });
      expect(rulesIn(text)).toContain('key-uri-issuer-mismatch');
    },
  );

  it('leave a comma in the secret if the text is just a URI', () => {
    const { error } = readText('otpauth://totp/a?secret=GEZDGNBV,GY3TQOJQ');
    expect(error).toMatchObject({ rule: 'rfc4648-character', values: { position: 9 } });
  });

  it('are reported if they contain a colon, encoded or not', () => {
    const field = (text: string) =>
      readText(text).findings.find(({ rule }) => rule === 'key-uri-label-colons')?.values['field'];
    expect(field(`otpauth://totp/A%3AB:c?secret=${secret}&issuer=A%3AB`)).toBe('issuer');
    expect(field(`otpauth://totp/A:b%3Ac?secret=${secret}&issuer=A`)).toBe('account');
    expect(field(`otpauth://totp/A%3AB:c%3Ad?secret=${secret}&issuer=A%3AB`)).toBe('both');
    expect(field(`otpauth://totp/A%3Ab?secret=${secret}&issuer=A`)).toBeUndefined();
  });
});

describe('a secret', () => {
  it.each([
    ['QWERTYUIOP', 'QWERTYUIOM'],
    ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQAICB', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQAICA'],
    ['GEZDGNBVGY3TQOJQAICB7', 'GEZDGNBVGY3TQOJQAICB6'],
    ['AB', 'AA'],
  ])('%s keeps its spare bits; the finding gives %s', (given, canonical) => {
    const text = `otpauth://totp/a?secret=${given.toLowerCase()}===`;
    expect(firstAccount(text).secret).toBe(given);
    const finding = readText(text).findings.find(({ rule }) => rule === 'rfc4648-spare-bits');
    expect(finding?.values).toEqual({ canonical });
  });

  it('may contain dashes of any kind', () => {
    expect(firstAccount('otpauth://totp/a?secret=GEZD–GNBV—GY3T‑QOJQ').secret).toBe(secret);
  });
});

describe('parameters of apps', () => {
  it.each([
    ['encoder=other', 'key-uri-parameter-unknown'],
    ['image=https%3A%2F%2Fexample.com%2Fa.png', 'freeotp-parameter'],
    ['lock=true', 'freeotp-parameter'],
    ['color=ff0000', 'freeotp-parameter'],
    ['issuerAlt=Other', 'freeotp-parameter'],
    ['codeDisplay=%7B%22pinned%22%3Afalse%7D', 'ente-parameter'],
    ['tags=work&tags=home', 'andotp-parameter'],
    ['2step_salt=8&2step_output=20&2step_difficulty=10000', 'privacyidea-two-step'],
    ['mood=good', 'key-uri-parameter-unknown'],
  ])('%s: reports only %s', (parameter, rule) => {
    expect(
      rulesIn(`${first}&${parameter}`).filter((found) => !found.startsWith('rfc4226')),
    ).toEqual([rule]);
    expect(firstAccount(`${first}&${parameter}`)).toMatchObject({
      account: 'a',
      issuer: 'Example',
      secret,
    });
  });

  it('reports a missing type as missing, not as unknown', () => {
    const { error } = readText('otpauth://');
    expect(error).toMatchObject({ rule: 'key-uri-type', values: { kind: 'missing' } });
  });
});
