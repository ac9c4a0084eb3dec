import { hotp } from './hotp.ts';
import type { Algorithm } from './settings.ts';
import { totp } from './totp.ts';

/** The RFCs that publish the test vectors. */
export const vectorSources = {
  hotp: { title: 'RFC 4226, appendix D', address: 'https://www.rfc-editor.org/rfc/rfc4226' },
  totp: { title: 'RFC 6238, appendix B', address: 'https://www.rfc-editor.org/rfc/rfc6238' },
} as const;

/** RFC 4226 appendix D: the codes for counters 0 to 9. */
const hotpCodes = [
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
] as const;

/** RFC 6238 appendix B: the codes at six times, in Unix seconds. */
const totpCodes: readonly (readonly [
  seconds: number,
  codes: Readonly<Record<Algorithm, string>>,
])[] = [
  [59, { SHA1: '94287082', SHA256: '46119246', SHA512: '90693936' }],
  [1111111109, { SHA1: '07081804', SHA256: '68084774', SHA512: '25091201' }],
  [1111111111, { SHA1: '14050471', SHA256: '67062674', SHA512: '99943326' }],
  [1234567890, { SHA1: '89005924', SHA256: '91819424', SHA512: '93441116' }],
  [2000000000, { SHA1: '69279037', SHA256: '90698825', SHA512: '38618901' }],
  [20000000000, { SHA1: '65353130', SHA256: '77737706', SHA512: '47863826' }],
];

/**
 * Lengths of the secrets in bytes. Each secret repeats '1234567890'. Appendix B gives only the secret for SHA1. Erratum
 * 2866 adds the others.
 */
const secretByteLengths: Readonly<Record<Algorithm, number>> = { SHA1: 20, SHA256: 32, SHA512: 64 };
const totpAlgorithms = ['SHA1', 'SHA256', 'SHA512'] as const;

/** A published code and the code that this package computes for the same input. */
export interface Vector {
  readonly type: 'hotp' | 'totp';
  /** Unique among the vectors: 'hotp 0', 'totp SHA256 59'. */
  readonly name: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** The counter (hotp), or Unix time in seconds (totp). */
  readonly input: number;
  readonly expected: string;
  readonly computed: string;
  readonly verdict: 'pass' | 'fail';
}

function secretFor(algorithm: Algorithm): Uint8Array {
  return new TextEncoder().encode('1234567890'.repeat(7).slice(0, secretByteLengths[algorithm]));
}

function withVerdict(vector: Omit<Vector, 'verdict'>): Vector {
  return { ...vector, verdict: vector.computed === vector.expected ? 'pass' : 'fail' };
}

/** Computes all 28 codes of both RFCs and compares them with the published ones. */
export function computeVectors(): Vector[] {
  const hotpAlgorithm = 'SHA1';
  const hotpVectors = hotpCodes.map((expected, input) => {
    const counter = BigInt(input);
    const computed = hotp({
      secret: secretFor(hotpAlgorithm),
      counter,
      digits: 6,
      algorithm: hotpAlgorithm,
    });
    return withVerdict({
      type: 'hotp',
      name: `hotp ${input}`,
      algorithm: hotpAlgorithm,
      digits: 6,
      input,
      expected,
      computed,
    });
  });
  const totpVectors = totpAlgorithms.flatMap((algorithm) =>
    totpCodes.map(([seconds, codes]) => {
      const input = { secret: secretFor(algorithm), seconds, period: 30, digits: 8, algorithm };
      const name = `totp ${algorithm} ${seconds}`;
      const expected = codes[algorithm];
      return withVerdict({
        type: 'totp',
        name,
        algorithm,
        digits: 8,
        input: seconds,
        expected,
        computed: totp(input),
      });
    }),
  );
  return [...hotpVectors, ...totpVectors];
}
