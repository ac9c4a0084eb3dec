import { Report } from './Report.tsx';
import { TestStep } from './TestStep.tsx';
import type { TestRun } from './testRun.ts';

/** A started test: the current step, or the report card. */
export function TestInProgress({ run }: { readonly run: TestRun }) {
  return run.currentProbe ? (
    <TestStep key={run.currentProbe} run={run} currentProbe={run.currentProbe} />
  ) : (
    <Report run={run} />
  );
}
