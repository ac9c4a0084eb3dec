import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { recognizeAuthenticatorExtension } from './authenticatorExtension.ts';
import { decryptWith } from './testing/decryptWith.ts';

/*
 * Backups in the three forms that the extension has written, with values that CryptoJS 4.2.0 and `argon2Sync` of
 * Node.js encrypted (2026-11-24). The first is encrypted with the password, the second with a key that the password
 * encrypts, and the third with the hash of the password.
 */
const v1 = {
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0001': {
    account: 'ann@example.com',
    encrypted: true,
    hash: '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0001',
    index: 0,
    issuer: 'GitHub::github.com',
    secret: 'U2FsdGVkX1+aNEz6/OHyCI+6tbMRzQ5sCB6SSeAIeT+h7YPr/iSkilhQlfqHrZGO',
    type: 'totp',
  },
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0002': {
    account: 'b',
    encrypted: true,
    hash: '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0002',
    index: 1,
    issuer: '',
    secret:
      'U2FsdGVkX19WhOP6/MI693aS+Mf9wRcDjZZflTOrFA73Q5SAMrYmGQ8LR6dNXc5udQdz8W0hu55RHtAMW7mAxQ==',
    type: 'hhex',
    counter: 5,
    digits: 8,
  },
};
const v2 = {
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0001': {
    account: 'ann',
    encrypted: true,
    hash: '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0001',
    index: 0,
    issuer: 'Shop: A&B',
    secret:
      'U2FsdGVkX18IpHK/WwurO6Zc0nrrNZ0tCFrK69QISeLxwTxNk558273/ZswvrjlJjkJhbFKElReaYpVCDA4d7w==',
    type: 'totp',
    period: 60,
    algorithm: 'SHA256',
  },
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0002': {
    account: 'game',
    encrypted: true,
    hash: '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0002',
    index: 1,
    secret: 'U2FsdGVkX19BVfb4Pj16uiFcTnfjFqcfDX6C1v8oNaUOe1szfXL+L/SAXtMPcrhj',
    type: 'totp',
  },
  key: {
    enc: 'U2FsdGVkX18A3+Ljt95brGlI85nUZKJnwn/vk16uO1NgUyMabEjLiRPxZu7F2Pz15RNObOk39GG3wIQQbH607m8n4ZOhkAsqMGkf4g+3vgnc240v3kJ0/8uJY/d8r0hBxWZlzUXio4Qmq6TO8YtPnfmfLh37J606ToYnZY4QVp7RReTO1bMuVWxaq1iskuBr',
    hash: '$argon2id$v=19$m=1,t=1,p=1$x$y',
  },
};
const v3 = {
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0001': {
    dataType: 'EncOTPStorage',
    data: 'U2FsdGVkX18URyUvpmxPVb7FZiu6iouXxKmSsq/IDOofOgaQVMrEm/nMI4DN7IpGCrTRhaecDupYxKdHKr7n54vtcVsVQCqVUQULCTuMeQY77l3a0n2LxOn8RQBT7KFpAxOEY3GnYQ7q2Q/sFTb7JNTHoRr/4GdaG/gOVvCUSrX9qgmHZbfGNMyaHLyoA/JQwhNVgtv6nCs9xwfDL0OcNN9QXONROXt11+eDFuGERUs8DLqctZkWIJQbJqtefrZ/XgpiJCPakCmEBB8qx8HSDQyvscdkn97C6QPQ66zW8aiv+pRESaDou1M862Rqq5DI',
    keyId: '7b0f2f66-8f25-4fd1-9c8f-3d0a1ee5d001',
    index: 0,
  },
  '3c8a0c1e-6a0a-4f0e-9c1d-1f6f1b8a0002': {
    dataType: 'EncOTPStorage',
    data: 'U2FsdGVkX19mYEUUBKJiS8D5LxiLr/ihpQZ8ZfCSe+/qgYKE42O/Q+3bRLqe/d7W6v5Sy8ErZSiA1nvHoxGiIP5RcWyQS/dBYFqC8FkpTyOUUBtpJyfOF7sxFXx5N5CDyaHHzFdrnnbjOTa3sIzIJ32vW8EHIb/73SUAQjcGAbKsiblYV95PKiGmwARBZXTUXRjvOt4YNQ353izdsGQ2MXfiLQG0kXkCCy+mqK3XI97Hd9wbVavlSeEb1QsCj8PlMi7Sp75xTFikngyMtzflH2dOor9yAL4FmNKMe4oY+O5zhb0vm9aMMK8BpEi6/cDLK3gGWBlyOEfRRQZYyaLLTyjUl6unUhK94XsFQJxa3gk=',
    keyId: '7b0f2f66-8f25-4fd1-9c8f-3d0a1ee5d001',
    index: 1,
  },
  '7b0f2f66-8f25-4fd1-9c8f-3d0a1ee5d001': {
    dataType: 'Key',
    id: '7b0f2f66-8f25-4fd1-9c8f-3d0a1ee5d001',
    salt: 'c2FsdHNhbHRzYWx0c2FsdA==',
    hash: '$argon2id$v=19$m=19456,t=2,p=1$x$y',
    version: 3,
  },
};

const passwords = { v1: 'pass word', v2: 'geheim', v3: '비밀번호' };
const defaults = { algorithm: 'SHA1', digits: 6, period: 30, counter: 0n } as const;

const open = (content: object, typed: string) =>
  decryptWith(recognizeAuthenticatorExtension, JSON.stringify(content), typed);

describe('an encrypted backup of Authenticator-Extension', () => {
  it('of version 1 becomes an unencrypted backup', async () => {
    expect(readText(String(await open(v1, passwords.v1))).accounts).toEqual([
      {
        ...defaults,
        type: 'totp',
        issuer: 'GitHub',
        account: 'ann@example.com',
        secret: 'JBSWY3DPEHPK3PXP',
      },
      {
        ...defaults,
        type: 'hotp',
        issuer: '',
        account: 'b',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        digits: 8,
        counter: 5n,
      },
    ]);
  });

  it('of version 2 becomes an unencrypted backup, even if the key is outside of `key`', async () => {
    const { key, ...entries } = v2;
    for (const content of [v2, { ...entries, ...key }]) {
      const { accounts, proprietaryAccounts } = readText(String(await open(content, passwords.v2)));
      expect(accounts).toEqual([
        {
          ...defaults,
          type: 'totp',
          issuer: 'Shop: A&B',
          account: 'ann',
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          period: 60,
          algorithm: 'SHA256',
        },
      ]);
      expect(proprietaryAccounts).toMatchObject([
        { type: 'steam', account: 'game', secret: 'JBSWY3DPEHPK3PXP' },
      ]);
    }
  });

  it('of version 3 becomes an unencrypted backup', async () => {
    expect(readText(String(await open(v3, passwords.v3))).accounts).toEqual([
      { ...defaults, type: 'totp', issuer: '예시', account: 'ann', secret: 'JBSWY3DPEHPK3PXP' },
      {
        ...defaults,
        type: 'totp',
        issuer: 'Battle.net',
        account: 'EU-1',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        digits: 8,
      },
    ]);
  });

  it.each([
    ['1', v1],
    ['2', v2],
    ['3', v3],
  ])('of version %s isn’t opened with another password', async (_, content) => {
    expect(await open(content, 'other')).toEqual({ failure: 'wrong-password' });
  });

  it('keeps an entry that has another password, without a secret', async () => {
    const [, second = ''] = Object.keys(v1);
    const mixed = { ...v1, [second]: { ...Object.values(v2)[0], hash: second, account: 'other' } };
    const text = String(await open(mixed, passwords.v1));
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(v1));
    const { accounts, findings } = readText(text);
    expect(accounts).toHaveLength(1);
    expect(findings.map(({ rule }) => rule)).toContain('key-uri-secret-missing');
  });

  it('is reported as damaged if its key is missing', async () => {
    const entries = Object.entries(v3).filter(([, value]) => value.dataType !== 'Key');
    expect(await open(Object.fromEntries(entries), passwords.v3)).toEqual({ failure: 'damaged' });
  });

  it('isn’t opened if it has very many keys', async () => {
    const entry = Object.values(v3)[0];
    const entries = Array.from({ length: 1000 }, (_, index) => [
      index,
      { ...entry, keyId: `${index}` },
    ]);
    expect(await open(Object.fromEntries(entries) as object, 'x')).toHaveProperty('failure');
  });

  it('isn’t recognized in any other file', async () => {
    for (const content of [
      [],
      {},
      { a: 1 },
      { db: 'x', header: {} },
      { encrypted: true, data: '2.a' },
    ])
      expect(await open(content, '')).toEqual({ failure: 'not-recognized' });
  });
});
