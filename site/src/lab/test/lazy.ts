import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** What Test an app loads when a test is started. */
export const loadRun = () => import('./run.ts');
export const RunAtWork = lazyComponent(async () => (await import('./RunAtWork.tsx')).RunAtWork);
