import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Loads with the first verdict. */
export const Result = lazyComponent(async () => (await import('./Result.tsx')).Result);
