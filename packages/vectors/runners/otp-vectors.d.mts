/** The fields of a case. The schema of the vectors describes which ones each kind has. */
export interface VectorTest {
  readonly id: string;
  readonly result: 'valid' | 'acceptable' | 'invalid';
  readonly flags: readonly string[];
  readonly comment: string;
  readonly type?: 'totp' | 'hotp';
  readonly key?: string;
  readonly algorithm?: 'SHA1' | 'SHA256' | 'SHA512';
  readonly digits?: number;
  readonly counter?: string;
  readonly seconds?: number;
  readonly period?: number;
  readonly text?: string;
  readonly uri?: string;
  readonly uris?: readonly string[];
  readonly typed?: string | number;
  readonly behind?: number;
  readonly ahead?: number;
  readonly used?: string;
}

export type VectorKind = 'codes' | 'base32' | 'uris' | 'exports' | 'verification';

export interface Vectors {
  readonly version: string;
  /** A sentence for each flag. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly groups: readonly {
    readonly kind: VectorKind;
    readonly name: string;
    readonly tests: readonly VectorTest[];
  }[];
}

/** The library to test. */
export interface Library {
  readonly name: string;
  readonly version: string;
  /** What the library doesn't support, such as `'no hotp, digits 6 to 8'`. Empty by default. */
  readonly unsupported?: string;
  /** The ids of cases that fail for now, such as `'verify-number-2, uri-names-3'`. Empty by default. */
  readonly known?: string;
  /**
   * Returns the answer to a case, or a promise of it. The type of `test` is open, so that you can
   * destructure the fields of the kind. Throw, or return null, if the library refuses the case.
   * Throw Unsupported if it has no function or parameter for the case.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- the fields depend on the kind
  answer(kind: VectorKind, test: any): unknown;
}

export interface VectorCounts {
  readonly passed: number;
  readonly wrong: number;
  readonly accepted: number;
  readonly refused: number;
  readonly notRun: number;
}

export interface VectorDeviation {
  readonly id: string;
  readonly verdict: 'wrong' | 'accepted' | 'refused';
  readonly input: Readonly<Record<string, unknown>>;
  /** Absent if the case must be refused. */
  readonly expected?: unknown;
  readonly given: unknown;
}

/** The report. `conformance.schema.json` describes it. */
export interface VectorReport {
  readonly vectors: string;
  readonly cases: number;
  readonly causes: Readonly<Record<string, string>>;
  readonly implementations: readonly [
    {
      readonly name: string;
      readonly language: string;
      readonly source: 'local';
      readonly package: string;
      readonly version: string;
      readonly counts: VectorCounts & { readonly failed: number; readonly known: number };
      readonly kinds: Readonly<Partial<Record<VectorKind, VectorCounts>>>;
      readonly notRun: readonly { readonly what: string; readonly cases: number }[];
      readonly deviations: readonly {
        /** `known` if the list of known failures has the cases. */
        readonly cause: 'unexplained' | 'known';
        readonly tests: readonly VectorDeviation[];
      }[];
      /** The ids of known failures that pass. */
      readonly fixed: readonly string[];
      /** Sentences about answers that look like mistakes. */
      readonly warnings: readonly string[];
    },
  ];
}

/** The answer to a case that the library has no function or parameter for. */
export class Unsupported extends Error {}

/** An error with the exit status of the program: 2 for a mistake, 3 for newer vectors. */
export class VectorsError extends Error {
  readonly status: 2 | 3;
  constructor(status: 2 | 3, message: string);
}

/** Returns the vectors in a text. Throws a VectorsError if this runner doesn't read them. */
export function parseVectors(text: string): Vectors;

/**
 * Runs the vectors against a library and returns the report. Adds the lists in the environment
 * variables OTP_UNSUPPORTED and OTP_KNOWN to those of the library. Throws a VectorsError if a list
 * has an unknown entry, if no case was run, or if an answer has the wrong form.
 *
 * @example
 * const report = await runVectors(vectors, { name: 'mine', version: '1.0.0', answer });
 * report.implementations[0].counts.failed; // 0
 */
export function runVectors(
  vectors: Pick<Vectors, 'version' | 'groups'>,
  library: Library,
): Promise<VectorReport>;

/** Returns 1 if there are deviations that aren't known or known failures that pass, otherwise 0. */
export function exitStatus(report: VectorReport): 0 | 1;

/** Returns the lines that the program prints: deviations, cases that weren't run, and the counts. */
export function summarize(report: VectorReport, vectors: Vectors): string[];

/**
 * Runs a file of vectors, prints the result, writes the report, and returns the exit status. Throws
 * a VectorsError.
 *
 * @param file - by default the environment variable OTP_VECTORS, or the vectors near the runner
 * @param reportFile - by default the environment variable OTP_REPORT, or none
 *
 * @example
 * test('OTP test vectors', async () => assert.equal(await runFile(library), 0));
 */
export function runFile(library: Library, file?: string, reportFile?: string): Promise<0 | 1>;

/** The example library in the file. */
export const library: Library;
