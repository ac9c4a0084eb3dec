import { describe, expect, it } from 'vitest';
import { readText } from './text.ts';

const secret = 'GEZDGNBVGY3TQOJQ';
const uri = (name: string) => `otpauth://totp/Example:${name}?secret=${secret}&issuer=Example`;
const [one, two, three] = [uri('a'), uri('b'), uri('c')];

const namesIn = (text: string) => readText(text).accounts.map(({ account }) => account);
const rulesIn = (text: string) => readText(text).findings.map(({ rule }) => rule);
const first = (text: string) => {
  const [account] = readText(text).accounts;
  if (account === undefined) throw new Error(`nothing read: ${text}`);
  return account;
};

describe('a list', () => {
  it.each([
    ['on lines', [one, two, three].join('\n')],
    ['on lines of Windows, one of them empty', [one, '', two, three].join('\r\n')],
    ['in single quotes', [one, two, three].map((text) => `'${text}'`).join('\n')],
    ['in double quotes', [one, two, three].map((text) => `"${text}"`).join('\n')],
    ['in double quotes with commas', [one, two, three].map((text) => `"${text}"`).join(', ')],
    ['with commas', [one, two, three].join(',')],
    ['with semicolons', [one, two, three].join(';')],
    [
      'with semicolons at the ends of lines',
      [one, two, three].map((text) => `${text};`).join('\n'),
    ],
    ['with tabs', [one, two, three].join('\t')],
    ['with spaces', [one, two, three].join(' ')],
    ['with dashes before', [one, two, three].map((text) => `- ${text}`).join('\n')],
    ['in JSON', JSON.stringify([one, two, three])],
    ['in JSON, escaped', JSON.stringify([one, two, three]).replaceAll('/', String.raw`\/`)],
    ['in JSON, nested', JSON.stringify({ accounts: [{ uri: one }, { uri: two }], last: three })],
    ['in JSON, indented', JSON.stringify({ list: [one, two, three] }, undefined, 2)],
    [
      'in broken JSON',
      `[${JSON.stringify(one)}, ${JSON.stringify(two)}, ${JSON.stringify(three)},`,
    ],
    ['in CSV', `name,uri\nA,${one}\nB,${two}\nC,${three}`],
    ['in CSV, more columns', `uri,note\n${one},x\n${two},\n"${three}",y`],
    ['in CSV with semicolons', `name;uri;note\nA;${one};x\nB;${two};\nC;"${three}";y`],
    ['in XML', `<a>${one}</a><a>${two}</a><a>${three}</a>`],
    ['in Markdown', `[a](${one}) [b](${two}) [c](${three})`],
    ['in prose', `First ${one} then ${two}, at last (${three}).`],
  ])('%s gives every account', (_, text) => {
    expect(namesIn(text)).toEqual(['a', 'b', 'c']);
    const { accounts } = readText(text);
    for (const account of accounts) expect(account).toMatchObject({ secret, issuer: 'Example' });
  });

  it('of Google Authenticator exports and URIs gives both', () => {
    const google =
      'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC';
    expect(namesIn(`${one},${google};${two}`)).toEqual(['a', 'alice@google.com', 'b']);
  });

  it('without end is read in part', () => {
    const { accounts, findings } = readText(`${one}\n`.repeat(5001));
    expect(accounts).toHaveLength(5000);
    expect(findings[0]).toMatchObject({ rule: 'key-uri-too-many', values: { count: 5001 } });
  });

  it('says nothing of text around where only marks of a list are', () => {
    expect(rulesIn(JSON.stringify([one, two]))).not.toContain('key-uri-text-around');
    expect(rulesIn(`'${one}',\n'${two}'`)).not.toContain('key-uri-text-around');
    expect(rulesIn(`First ${one} then ${two}`)).toContain('key-uri-text-around');
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
    [`Scan ${one} or type the key`, { issuer: 'Example' }],
    [`Scan ${one}.`, { issuer: 'Example' }],
    [`${one} or type the key`, { issuer: 'Example' }],
    [`Scan otpauth://totp/a?secret=${secret}&issuer=Example or type it`, { issuer: 'Example' }],
    [`otpauth://totp/a?secret=${secret}&issuer=My Company`, { issuer: 'My Company' }],
    [`otpauth://totp/a?secret=${secret}&issuer=My Company&digits=8`, { issuer: 'My Company' }],
  ])('%j', (text, expected) => {
    expect(first(text)).toMatchObject(expected);
  });

  it('is told from a URI that was broken into lines', () => {
    const lines = (width: number, text: string) =>
      text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
    for (let width = 12; width < one.length; width += 1) {
      const text = lines(width, one);
      // A break within the scheme or its slashes leaves no URI.
      expect(first(text)).toMatchObject({ secret, issuer: 'Example', account: 'a' });
      expect(rulesIn(text)).toContain('key-uri-line-breaks');
    }
  });
});

describe('names', () => {
  it.each([
    // Only a mark that was opened is a closing one.
    [`otpauth://totp/Farmers':a?secret=${secret}&issuer=Farmers'`, "Farmers'", 'a'],
    [`otpauth://totp/Farmers%27:a?secret=${secret}&issuer=Farmers'`, "Farmers'", 'a'],
    [`'otpauth://totp/Farmers':a?secret=${secret}&issuer=Farmers''`, "Farmers'", 'a'],
    // A colon belongs to the issuer that is known.
    [`otpauth://totp/Big:Co:alice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big%3ACo%3Aalice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big%3ACo:alice?secret=${secret}&issuer=Big%3ACo`, 'Big:Co', 'alice'],
    [`otpauth://totp/Big:a:b?secret=${secret}&issuer=Big`, 'Big', 'a:b'],
    [`otpauth://totp/Big+Co:a:b?secret=${secret}&issuer=Big+Co`, 'Big+Co', 'a:b'],
    [`otpauth://totp/Big%20Co:a?secret=${secret}&issuer=Big+Co`, 'Big Co', 'a'],
    // A list's marks are no part of a name that the label has without them.
    [`otpauth://totp/Acme%2C%20Inc.:a?secret=${secret}&issuer=Acme, Inc.`, 'Acme, Inc.', 'a'],
    [`otpauth://totp/Acme:a?secret=${secret}&issuer=Acme, Inc.`, 'Acme', 'a'],
  ])('%s', (text, issuer, account) => {
    expect(first(text)).toMatchObject({ issuer, account });
    expect(rulesIn(text)).not.toContain('key-uri-issuer-mismatch');
  });

  it.each(['Acme.', 'Acme,', 'Acme;', 'Acme!', '(Acme)', "'Acme'"])(
    'in a URI alone keep their marks: %s',
    (issuer) => {
      const text = `otpauth://totp/Acme:a?secret=${secret}&issuer=${issuer}`;
      expect(first(text)).toMatchObject({ issuer, account: 'a' });
      expect(rulesIn(text)).toContain('key-uri-issuer-mismatch');
    },
  );

  it('in a URI alone are no place for a secret to end', () => {
    const { error } = readText('otpauth://totp/a?secret=GEZDGNBV,GY3TQOJQ');
    expect(error).toMatchObject({ rule: 'rfc4648-character', values: { position: 9 } });
  });

  it('with a colon are a fault, escaped or not', () => {
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
  ])('%s keeps its characters; canonically %s', (given, canonical) => {
    const text = `otpauth://totp/a?secret=${given.toLowerCase()}===`;
    expect(first(text).secret).toBe(given);
    const finding = readText(text).findings.find(({ rule }) => rule === 'rfc4648-spare-bits');
    expect(finding?.values).toEqual({ canonical });
  });

  it('loses dashes of every kind', () => {
    expect(first('otpauth://totp/a?secret=GEZD–GNBV—GY3T‑QOJQ').secret).toBe(secret);
  });
});

describe('parameters of apps', () => {
  it.each([
    ['encoder=steam', 'keepassxc-encoder'],
    ['encoder=other', 'key-uri-parameter-unknown'],
    ['image=https%3A%2F%2Fexample.com%2Fa.png', 'freeotp-parameter'],
    ['lock=true', 'freeotp-parameter'],
    ['color=ff0000', 'freeotp-parameter'],
    ['issuerAlt=Other', 'freeotp-parameter'],
    ['codeDisplay=%7B%22pinned%22%3Afalse%7D', 'ente-parameter'],
    ['tags=work&tags=home', 'andotp-parameter'],
    ['2step_salt=8&2step_output=20&2step_difficulty=10000', 'privacyidea-two-step'],
    ['mood=good', 'key-uri-parameter-unknown'],
  ])('%s: %s', (parameter, rule) => {
    expect(rulesIn(`${one}&${parameter}`).filter((found) => !found.startsWith('rfc4226'))).toEqual([
      rule,
    ]);
    expect(first(`${one}&${parameter}`)).toMatchObject({ account: 'a', issuer: 'Example', secret });
  });

  it('says that codes of Steam are not computed here', () => {
    const { error } = readText(one.replace('totp', 'steam'));
    expect(error).toMatchObject({ rule: 'key-uri-type', values: { kind: 'steam' } });
  });

  it('says that a type is missing, not that it is unknown', () => {
    const { error } = readText('otpauth://');
    expect(error).toMatchObject({ rule: 'key-uri-type', values: { kind: 'missing' } });
  });
});
