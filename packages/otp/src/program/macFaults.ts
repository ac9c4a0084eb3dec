import { decodeBase32, normalizeBase32 } from '../base32.ts';
import { algorithmPart, plainPart } from '../diagnosis/causeParts.ts';
import { keyDeviations } from '../diagnosis/keyDeviations.ts';
import { macDeviations } from '../diagnosis/macDeviations.ts';
import { blockLengthOf, diagnosedAlgorithms, type MacMethod } from '../diagnosis/macs.ts';
import { ratios } from '../diagnosis/priors.ts';
import {
  type Fault,
  commonFaultRatio,
  type ProgramComputation,
  programPart,
} from './programComputation.ts';

const withMacMethod =
  (change: Partial<MacMethod>): Fault['change'] =>
  (computation) => ({ ...computation, macMethod: { ...computation.macMethod, ...change } });

/** Eight letters of Base32 encode five bytes. */
const lettersPerGroup = 8;
const bytesPerGroup = 5;

/**
 * Faults of decoding an incomplete last group of Base32 letters. Programs that lose it differ in whether they count `=`
 * as a letter. Other programs complete the group with A, whose value is zero, and so add bytes to the key.
 */
const lastGroupFaults: readonly Fault[] = [
  {
    part: programPart('key', 'key-whole-groups'),
    ratio: ratios.keyLastGroup,
    change: (computation) => {
      const { key } = computation;
      return { ...computation, key: key.subarray(0, key.length - (key.length % bytesPerGroup)) };
    },
  },
  {
    part: programPart('key', 'key-whole-groups'),
    ratio: ratios.keyLastGroup,
    change: (computation) => {
      const { key, input } = computation;
      const groups = Math.floor(input.secret.length / lettersPerGroup);
      return { ...computation, key: key.subarray(0, groups * bytesPerGroup) };
    },
  },
  {
    part: programPart('key', 'key-filled-with-a'),
    ratio: ratios.keyLastGroup,
    change: (computation) => {
      const letters = normalizeBase32(computation.input.secret);
      const groups = Math.ceil(letters.length / lettersPerGroup);
      const decoded = decodeBase32(letters.padEnd(groups * lettersPerGroup, 'A'));
      return decoded.ok ? { ...computation, key: decoded.bytes } : computation;
    },
  },
];

/** The lengths of hashes in bytes. Some programs repeat a key that is shorter, because RFC 6238's program does. */
const hashLengths: Readonly<Record<string, number>> = { SHA1: 20, SHA256: 32, SHA512: 64 };

/** What programs compare with the length of the hash: the bytes of the key, or a text that encodes it. */
const keyMeasures: readonly ((computation: ProgramComputation) => number)[] = [
  ({ key }) => key.length,
  ({ key }) => 2 * key.length,
  ({ input }) => input.secret.length,
];

/**
 * Programs repeat a short key for both types of codes, or for TOTP only. otplib 12 copies it as often as the measured
 * text is too short, which for very short keys isn't enough.
 */
const repetitions: readonly {
  readonly isTotpOnly: boolean;
  readonly maxCopies: (missing: number) => number;
}[] = [
  { isTotpOnly: false, maxCopies: () => Infinity },
  { isTotpOnly: true, maxCopies: () => Infinity },
  { isTotpOnly: true, maxCopies: (missing) => missing },
];

const repeatedKeyFaults: readonly Fault[] = keyMeasures.flatMap((measure) =>
  repetitions.map(({ isTotpOnly, maxCopies }) => ({
    part: programPart('key', 'key-repeated-to-hash'),
    ratio: ratios.keyRepeated,
    change: (computation) => {
      const { key, input } = computation;
      const hashLength = hashLengths[input.algorithm] ?? 0;
      const missing = hashLength - measure(computation);
      if (key.length === 0 || missing <= 0 || (isTotpOnly && input.type === 'hotp'))
        return computation;
      const length = Math.min(hashLength, key.length * maxCopies(missing));
      const repeated = Array.from({ length }, (_, index) => key[index % key.length] ?? 0);
      return { ...computation, key: Uint8Array.from(repeated) };
    },
  })),
);

/**
 * The faults of the MAC stage and of the decoded key. Faults of the key are in this stage because they may depend on
 * the hash, whose blocks have 64 or 128 bytes.
 */
export const macFaults: readonly Fault[] = [
  ...diagnosedAlgorithms.map((algorithm) => ({
    part: algorithmPart(algorithm),
    ratio:
      algorithm === 'SHA1'
        ? commonFaultRatio
        : algorithm === 'SHA256' || algorithm === 'SHA512'
          ? ratios.algorithmKnown
          : ratios.algorithmForeign,
    change: withMacMethod({ algorithm }),
  })),
  ...macDeviations.map(({ part, ratio, change }) => ({
    part,
    ratio,
    change: withMacMethod(change),
  })),
  ...keyDeviations.map(({ name, ratio, change }) => ({
    part: plainPart(name),
    ratio,
    change: (computation: ProgramComputation) => ({
      ...computation,
      key: change(computation.key, blockLengthOf(computation.macMethod.algorithm)),
    }),
  })),
  ...lastGroupFaults,
  ...repeatedKeyFaults,
];
