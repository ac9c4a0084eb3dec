import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hotp, truncate } from './hotp.ts';
import { algorithms, digitChoices, maxCounter } from './settings.ts';
import { pick, randomBytes, randomCounter, seededNumbers } from './testing/random.ts';

const secret = new TextEncoder().encode('12345678901234567890');

/** Computes the code independently, with Node's HMAC and BigInt arithmetic. */
function codeByNode(key: Uint8Array, counter: bigint, digits: number, algorithm: string): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  const mac = createHmac(algorithm.toLowerCase(), key).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = BigInt(`0x${mac.subarray(offset, offset + 4).toString('hex')}`) % 2n ** 31n;
  return (number % 10n ** BigInt(digits)).toString().padStart(digits, '0');
}

describe('hotp', () => {
  it('gives the codes of RFC 4226 appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) =>
      hotp({ secret, counter: BigInt(counter), digits: 6, algorithm: 'SHA1' }),
    );
    expect(codes.join(' ')).toBe(
      '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
    );
  });

  it.each([2n ** 31n, 2n ** 32n, 2n ** 32n + 1n, 2n ** 53n + 1n, 2n ** 63n, maxCounter])(
    'agrees with Node at counter %i',
    (counter) => {
      for (const algorithm of algorithms)
        expect(hotp({ secret, counter, digits: 8, algorithm })).toBe(
          codeByNode(secret, counter, 8, algorithm),
        );
    },
  );

  it('agrees with Node on 5000 random inputs', () => {
    const next = seededNumbers(4226);
    for (let round = 0; round < 5000; round += 1) {
      const key = randomBytes(next, 1 + Math.floor(next() * 150));
      const counter = randomCounter(next);
      const digits = pick(next, digitChoices);
      const algorithm = pick(next, algorithms);
      expect(hotp({ secret: key, counter, digits, algorithm })).toBe(
        codeByNode(key, counter, digits, algorithm),
      );
    }
  }, 60_000);

  it.each([
    [{ digits: 3 }, 'digits 3'],
    [{ digits: 11 }, 'digits 11'],
    [{ digits: 6.5 }, 'digits 6.5'],
    [{ counter: -1n }, 'counter -1'],
    [{ counter: maxCounter + 1n }, 'counter 18446744073709551616'],
    [{ secret: new Uint8Array() }, 'empty'],
    [{ algorithm: JSON.parse('"MD5"') }, 'MD5'],
  ])('rejects %o', (change, message) => {
    const input = { secret, counter: 0n, digits: 6, algorithm: 'SHA1' as const, ...change };
    expect(() => hotp(input)).toThrow(message);
  });
});

describe('truncate', () => {
  it('returns the number of the example in RFC 4226 section 5.4', () => {
    const mac = Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex');
    expect(truncate(mac)).toBe(0x50ef7f19);
  });

  it('rejects an HMAC shorter than 20 bytes', () => {
    expect(() => truncate(new Uint8Array(16))).toThrow('16 bytes');
  });
});
