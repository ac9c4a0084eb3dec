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
  ...macDeviations.map(({ name, ratio, change }) => ({
    part: plainPart(name),
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
];
