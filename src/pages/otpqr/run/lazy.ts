import { lazyPart } from '../../../ui/lazyPart.ts';

/** What Test an app loads when a test is started. */
export const loadRun = () => import('./run.ts');
export const RunAtWork = lazyPart(async () => (await import('./RunAtWork.tsx')).RunAtWork);
