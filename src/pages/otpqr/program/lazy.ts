import { lazyPart } from '../../../ui/lazyPart.ts';

/** What Test a program loads with the first verdict. */
export const Result = lazyPart(async () => (await import('./Result.tsx')).Result);
