import { Report } from './Report.tsx';
import { RunStep } from './RunStep.tsx';
import type { Run } from './run.ts';

/** A test that was started: one of its steps, or its report card. */
export function RunAtWork({ run }: { readonly run: Run }) {
  return run.shown ? <RunStep key={run.shown} run={run} shown={run.shown} /> : <Report run={run} />;
}
