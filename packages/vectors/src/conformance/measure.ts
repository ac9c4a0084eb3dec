import { makeSuite } from '../suite.ts';
import { type SuiteKind, suiteKinds } from '../types.ts';
import { Adapter } from './adapter.ts';
import type { Implementation } from './implementations.ts';
import { expectedOf, judge, type Question, questionOf, type Verdict, verdicts } from './judge.ts';

/** A case that an implementation didn't pass. */
export interface Deviation {
  readonly id: string;
  readonly verdict: 'wrong' | 'accepted' | 'refused';
  readonly input: Question;
  /** Absent if the case must be refused. */
  readonly expected?: unknown;
  readonly given: unknown;
}

export type Counts = Readonly<Record<Verdict, number>>;

/** The results of a run. */
export interface Measured {
  readonly kinds: Readonly<Partial<Record<SuiteKind, Counts>>>;
  /** Unsupported features, each with the number of cases that weren't run. */
  readonly notRun: readonly { readonly what: string; readonly cases: number }[];
  readonly deviations: readonly Deviation[];
}

/**
 * Runs the vectors against an implementation. `command` starts its adapter, which has `timeoutSeconds`
 * for each answer. `isWanted` selects cases by id, all by default.
 */
export async function measure(
  { timeoutSeconds = 5 }: Pick<Implementation, 'timeoutSeconds'>,
  command: readonly [string, ...string[]],
  isWanted: (id: string) => boolean = () => true,
): Promise<Measured> {
  const adapter = new Adapter(command, timeoutSeconds);
  const counts = new Map<SuiteKind, Record<Verdict, number>>();
  const missing = new Map<string, number>();
  const deviations: Deviation[] = [];
  for (const { kind, tests } of makeSuite().groups) {
    const count = counts.get(kind) ?? { passed: 0, wrong: 0, accepted: 0, refused: 0, notRun: 0 };
    counts.set(kind, count);
    for (const test of tests) {
      if (!isWanted(test.id)) continue;
      const input = questionOf(kind, test);
      const reply = await adapter.ask({ kind, ...input });
      const verdict = judge(kind, test, reply);
      count[verdict] += 1;
      if ('unsupported' in reply)
        missing.set(reply.unsupported, (missing.get(reply.unsupported) ?? 0) + 1);
      else if (verdict !== 'passed' && verdict !== 'notRun')
        deviations.push({
          id: test.id,
          verdict,
          input,
          expected: expectedOf(kind, test),
          given: 'refused' in reply ? { refused: reply.refused } : reply.answer,
        });
    }
  }
  await adapter.end();
  const ran = suiteKinds.filter((kind) => {
    const count = counts.get(kind);
    return (
      count !== undefined && verdicts.some((verdict) => verdict !== 'notRun' && count[verdict] > 0)
    );
  });
  return {
    kinds: Object.fromEntries(ran.map((kind) => [kind, counts.get(kind)])),
    notRun: [...missing].map(([what, cases]) => ({ what, cases })),
    deviations,
  };
}
