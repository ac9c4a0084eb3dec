import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { fromBase64 } from '../bytes/base64.ts';
import { recognizeFreeotp } from './freeotp.ts';
import { decryptWith } from './testing/decryptWith.ts';

/**
 * A map that Java 17 encrypted and serialized (2026-11-24) like FreeOTP 2: `MasterKey`, `EncryptedKey` and
 * `TokenPersistence.copyBackupToExternal`. With 1,000 instead of 100,000 iterations.
 */
const backup = fromBase64(
  [
    'rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcAUH2sHDFmDRAwACRgAKbG9hZEZhY3RvckkACXRocmVzaG9sZHhwP0AAAAAAAAx3CAAA',
    'ABAAAAAFdAAEaWQtMnQBMXsia2V5Ijoie1wibUNpcGhlclwiOlwiQUVTL0dDTS9Ob1BhZGRpbmdcIixcIm1DaXBoZXJUZXh0XCI6',
    'WzEwMiwxMTcsMjgsMTI2LC00OSwtNTgsLTIwLC0xMTAsLTM3LC0xMjUsLTQxLC0yMiwtNTIsLTU0LC00NiwtMzQsLTUyLC04OSwx',
    'MjIsMzEsOTksMTI2LDM3LC01OCwtMTE4LDI4LC0xMDcsNTcsLTI0LC0xMDYsMTMsLTMxLDM1LDM4LDMzLC05NF0sXCJtUGFyYW1l',
    'dGVyc1wiOls0OCwxNyw0LDEyLC03MSwtNTQsLTksMTEwLDE4LDEwMSw3Myw2MywtODksNTIsLTkwLC0zNywyLDEsMTZdLFwibVRv',
    'a2VuXCI6XCJIbWFjU0hBMVwifSJ9dAAKaWQtMi10b2tlbnQAPHsiaXNzdWVySW50IjoiQmFuayIsImxhYmVsIjoiYm9iIiwiY291',
    'bnRlciI6NywidHlwZSI6IkhPVFAifXQACW1hc3RlcktleXQCBXsibUFsZ29yaXRobSI6IlBCS0RGMndpdGhIbWFjU0hBNTEyIiwi',
    'bUVuY3J5cHRlZEtleSI6eyJtQ2lwaGVyIjoiQUVTL0dDTS9Ob1BhZGRpbmciLCJtQ2lwaGVyVGV4dCI6Wy0xLC0xMjUsLTg4LDEs',
    'MTEsLTk3LDY3LDEwNiwtNzgsLTEwMSwtNjYsLTYsLTcxLC02NywtNTYsLTExNCw2MCwtMTQsLTEwNSwtMTAsLTQ5LDQ5LC0zMywx',
    'MDAsLTQ4LDExMiw5MCw4MiwtNzEsOCw0Myw3NCwtNTQsMCwxMjAsLTU5LC01Miw0MCwtODgsOTksLTk1LDI3LC00NCw0LDUzLC0y',
    'NCwyNiwtMTddLCJtUGFyYW1ldGVycyI6WzQ4LDE3LDQsMTIsNzksLTg4LDk1LDk5LDExMywtODksNzUsLTY2LDYzLC03MCwtMjIs',
    'LTkzLDIsMSwxNl0sIm1Ub2tlbiI6IkFFUyJ9LCJtSXRlcmF0aW9ucyI6MTAwMCwibVNhbHQiOlsyNSw4NiwtNzcsMTE0LDEzLC04',
    'MCw3Myw5MCwzLC00MiwxMjcsLTg0LDExNiwtMTI2LDMxLC0xMDYsLTEyNywtMTEzLC01NiwtNTAsLTcwLC0yNiwtMTIyLDYsNjks',
    'LTEwOSw4Nyw3NSwtMTEwLC0zMCwtMzMsLTcyXX10AAppZC0xLXRva2VudACReyJhbGdvIjoiU0hBMjU2IiwiZGlnaXRzIjo4LCJp',
    'c3N1ZXJFeHQiOiJTaMO2cCA87aC97bSRPiAmIFwiQ29cIiIsImlzc3VlckludCI6IngiLCJpc3N1ZXJBbHQiOiJvbGQgbmFtZSIs',
    'ImxhYmVsIjoiYW5uIiwicGVyaW9kIjo2MCwidHlwZSI6IlRPVFAifXQABGlkLTF0AWF7ImtleSI6IntcIm1DaXBoZXJcIjpcIkFF',
    'Uy9HQ00vTm9QYWRkaW5nXCIsXCJtQ2lwaGVyVGV4dFwiOlstNDAsLTg2LC05LC01NCwtNTIsLTU3LC03NiwtMTksLTM1LC0xMDQs',
    'NzcsLTE5LC03NCwtMTIyLC0xMDksMjgsLTY1LDE0LC02OCw3NywtNjAsNjQsLTEyNywyNSwxMCwtNDgsLTEwMiwtMTIzLC03Niwt',
    'MzYsLTEwMSwtMzgsLTEwOCw4NCwyMSwtMTIwLDgwLDEyMyw5MCwtNTgsLTI1LDAsLTEwMiw5OCw5MiwtMTEsLTg5LDYzXSxcIm1Q',
    'YXJhbWV0ZXJzXCI6WzQ4LDE3LDQsMTIsMzcsNTEsLTQ0LC04OSwxMTgsNjUsLTMwLDkzLC0yNiwtMTA3LDMwLC0xMjcsMiwxLDE2',
    'XSxcIm1Ub2tlblwiOlwiSG1hY1NIQTFcIn0ifXg=',
  ].join(''),
);
const password = 'päss 🔑';

/** Returns the backup with the first occurrence of `from` replaced by `to`. Both must have the same length. */
function replaced(from: string, to: string): Uint8Array {
  const binary = String.fromCharCode(...backup);
  expect(binary).toContain(from);
  return Uint8Array.from(binary.replace(from, to), (character) => character.charCodeAt(0));
}

const open = (content: Uint8Array, typed = password) =>
  decryptWith(recognizeFreeotp, content, typed);

describe('a backup of FreeOTP 2', () => {
  it('becomes settings of FreeOTP 1 that readText reads', async () => {
    const { accounts } = readText(String(await open(backup)));
    const byName = accounts.toSorted((left, right) => left.account.localeCompare(right.account));
    expect(byName).toEqual([
      {
        type: 'totp',
        issuer: 'Shöp <🔑> & "Co"',
        account: 'ann',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
        algorithm: 'SHA256',
        digits: 8,
        period: 60,
        counter: 0n,
      },
      {
        type: 'hotp',
        issuer: 'Bank',
        account: 'bob',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        algorithm: 'SHA1',
        digits: 6,
        period: 30,
        counter: 7n,
      },
    ]);
  });

  it('keeps an account whose key was changed, without a secret', async () => {
    const text = String(await open(replaced('HmacSHA1', 'HmacSHA2')));
    expect(text.match(/<string /g)).toHaveLength(2);
    const { accounts, findings } = readText(text);
    expect(accounts).toHaveLength(1);
    expect(findings.map(({ rule }) => rule)).toContain('key-uri-secret-missing');
  });

  it('isn’t opened with another password', async () => {
    expect(await open(backup, 'pass')).toEqual({ failure: 'wrong-password' });
    expect(await open(backup, '')).toEqual({ failure: 'wrong-password' });
  });

  it('is reported as damaged if it is cut off', async () => {
    for (const length of [4, 30, 60, 90, 400, backup.length - 2])
      expect(await open(backup.subarray(0, length))).toEqual({ failure: 'damaged' });
  });

  it.each([
    ['a hostile number of iterations', '"mIterations":1000', '"mIterations":9e99', 'unsupported'],
    ['another key derivation', 'PBKDF2withHmacSHA512', 'PBKDF2withHmacSHA384', 'unsupported'],
    ['another class', 'java.util.HashMap', 'java.util.TreeMap', 'unsupported'],
    ['no iterations', '"mIterations":1000', '"mIterations":null', 'damaged'],
    ['no salt', '"mSalt"', '"mSalz"', 'damaged'],
  ])('with %s isn’t opened', async (_, from, to, failure) => {
    expect(await open(replaced(from, to))).toEqual({ failure });
  });

  it('isn’t recognized in any other file', async () => {
    expect(await open(Uint8Array.of(0xac, 0xed, 0, 6))).toEqual({ failure: 'not-recognized' });
    expect(await open(Uint8Array.of())).toEqual({ failure: 'not-recognized' });
  });
});
