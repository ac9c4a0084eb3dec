import { describe, expect, it } from 'vitest';
import { mutatedText } from '../../testing/mutatedText.ts';
import { randomAccount } from '../../testing/accounts.ts';
import { seededNumbers } from '../../testing/random.ts';
import { uriWriters } from '../../testing/uriWriters.ts';
import { readText } from '../text.ts';
import { foreignKinds, type ForeignKind } from './foreignCode.ts';

const codes: readonly (readonly [ForeignKind, string])[] = [
  [
    'microsoft-authenticator',
    'phonefactor://activate_account?code=123456789&url=https%3A%2F%2Fx.phonefactor.net%2Fpad%2F9',
  ],
  [
    'microsoft-authenticator',
    'https://login.microsoftonline.com/authenticatorApp/activateAccount?source=qrCode&accountType=msa&code=M.C548',
  ],
  ['okta-verify', 'oktaverify://email@domain.com/?t=XXXXX&f=YYYYY&s=https://domain.okta.com'],
  ['duo-mobile', 'duo://abcdefghij0123456789-YXBpLTEyMzQ1Njc4LmR1b3NlY3VyaXR5LmNvbQ'],
  ['duo-mobile', 'abcdefghij0123456789-YXBpLTEyMzQ1Njc4LmR1b3NlY3VyaXR5LmNvbQ=='],
  ['duo-mobile', 'https://m-1b9bef70.duosecurity.com/activate/XXXXXXXXXXX'],
  ['rsa-securid', 'com.rsa.securid.iphone://ctf?ctfData=200072704612'],
  ['rsa-securid', 'http://127.0.0.1/securid/ctf?ctfData=200072704612'],
  ['rsa-securid', `2${'0'.repeat(80)}`],
  ['symantec-vip', '{"vip":["ABCD1234","1730000000","SYMC12345678"]}'],
  ['symantec-vip', 'VSMT12345678'],
  ['entrust', 'igmobileotp://?action=secactivate&enc=VRUq6IoL&v=1&mac=AAAA'],
  ['salesforce', 'https://example.my.salesforce.com/_ui/identity/authenticator/connect?id=1'],
  ['fido', 'FIDO:/07824133892604070278923969472008301099476228966286113051476699183587'],
  ['app-transfer', 'sgnl://linkdevice?uuid=a&pub_key=b'],
  ['app-transfer', 'tg://login?token=AQID'],
  ['app-transfer', 'https://wa.me/settings/linked_devices#2@AbCdEf,Ag==,Bg==,c2VjcmV0,1'],
  ['app-transfer', 'whatsapp://settings/linked_devices#2@AbCdEf,Ag==,Bg==,c2VjcmV0,1'],
  ['app-transfer', 'otpauth-migration://offline?data=AAAA'],
  ['wifi', 'WIFI:T:WPA;S:mynetwork;P:mypass;;'],
  ['contact', 'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada\nEND:VCARD'],
  ['contact', 'MECARD:N:Owen,Sean;TEL:12125551212;;'],
  ['calendar', 'BEGIN:VEVENT\nSUMMARY:Call\nEND:VEVENT'],
  ['mail', 'mailto:alice@example.com?subject=Hi'],
  ['mail', 'MATMSG:TO:alice@example.com;SUB:Hi;;'],
  ['mail', 'alice@example.com'],
  ['phone', 'tel:+12125551212'],
  ['sms', 'SMSTO:+12125551212:hello'],
  ['location', 'geo:40.71872,-73.98905,100'],
  ['crypto-payment', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1'],
  ['crypto-payment', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['crypto-payment', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['emv-payment', '00020101021129300012D156000000000510A93FO3230Q5802CN6304A13A'],
  ['emv-payment', 'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1'],
  ['health-card', 'shc:/5676290952432060346029243740446031222959'],
  ['health-card', 'HC1:6BFOXN%TS3DHPVO13J /G-/2YRVA'],
  ['link', 'https://example.com/?q=1'],
  ['link', 'spotify:track:6rqhFgbbKwnb9MLmUQDhG6'],
  ['text', 'Hello, world'],
];

describe('a code that isn’t an account', () => {
  it.each(codes)('is called %s: %s', (kind, text) => {
    const { accounts, foreign, error } = readText(text);
    expect(foreign.map((code) => code.kind)).toEqual([kind]);
    expect(accounts).toEqual([]);
    expect(error?.severity).toBe('error');
  });

  it('has an example of every kind in this test', () => {
    expect(new Set(codes.map(([kind]) => kind))).toEqual(new Set(foreignKinds));
  });
});

it.each([
  '',
  'otpau',
  'otpauth',
  'otpauth://',
  'otpauth://totp/',
  'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  'gezd gnbv gy3t qojq',
  '3132333435363738393031323334353637383930',
  'optauth://totp/a?secret=GEZDGNBVGY3TQOJQ',
  'totp/a?secret=GEZDGNBVGY3TQOJQ',
  JSON.stringify({ name: 'x'.repeat(300) }),
  'x'.repeat(5000),
])('%.40s is not called foreign', (text) => {
  expect(readText(text).foreign).toEqual([]);
});

it('recognizeForeign calls no account foreign: 10,000 random URIs, and mutated ones that begin alike', () => {
  const next = seededNumbers(30);
  const faults: string[] = [];
  for (let round = 0; round < 10_000;) {
    const account = randomAccount(next);
    const writer = uriWriters[Math.floor(next() * uriWriters.length)];
    const text = writer?.write(account);
    if (text === undefined) continue;
    round += 1;
    if (readText(text).foreign.length > 0) faults.push(text);
    const mutated = mutatedText(next);
    const isUri = /^otpauth:/i.test(mutated) && !mutated.includes('migration');
    if (isUri && readText(mutated).foreign.length > 0) faults.push(mutated);
  }
  expect(faults).toEqual([]);
});
