import { expect, it } from 'vitest';
import { recognizeClosedFile } from './recognizeClosedFile.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const withRest = (start: Uint8Array | string) =>
  Uint8Array.from([
    ...(typeof start === 'string' ? Buffer.from(start) : start),
    ...Array<number>(60).fill(0xe9),
  ]);

it.each([
  ['freeotp', hex('aced0005737200116a617661')],
  ['stratum', withRest('AUTHENTICATORPRO')],
  ['stratum', withRest('AuthenticatorPro')],
  ['andotp', withRest(hex('00023970'))],
  [
    'authenticator-plus',
    hex(`504b0304${'00'.repeat(26)}${Buffer.from('Accounts.txt').toString('hex')}`),
  ],
])('recognizes a backup of %s', (file, bytes) => {
  expect(recognizeClosedFile(bytes)).toBe(file);
});

it.each([
  ['PNG', withRest(hex('89504e470d0a1a0a'))],
  ['JPEG', withRest(hex('ffd8ffe0'))],
  ['ICO', withRest(hex('00000100'))],
  ['another ZIP file', withRest(hex('504b0304'))],
  ['SQLite', withRest('SQLite format 3\0')],
  ['too short', hex('00023970')],
  ['empty', new Uint8Array()],
])('recognizes nothing else: %s', (_, bytes) => {
  expect(recognizeClosedFile(bytes)).toBeUndefined();
});
