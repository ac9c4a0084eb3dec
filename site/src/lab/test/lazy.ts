import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that Test loads when the visitor starts a test. */
export const loadTestRun = () => import('./testRun.ts');
export const TestInProgress = lazyComponent(
  async () => (await import('./TestInProgress.tsx')).TestInProgress,
);
