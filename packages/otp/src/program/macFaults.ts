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
const bytesPerGroup = 5;

/** The program decodes only whole groups of eight letters, and loses the rest of the secret. */
const wholeGroups: Fault = {
  part: programPart('key', 'key-whole-groups'),
  ratio: ratios.keyWholeGroups,
  change: (computation) => {
    const { key } = computation;
    return { ...computation, key: key.subarray(0, key.length - (key.length % bytesPerGroup)) };
  },
};

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
  wholeGroups,
];
