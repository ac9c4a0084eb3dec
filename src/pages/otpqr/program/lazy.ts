import { lazyPart } from '../../../ui/lazyPart.ts';

/** What Check my program loads later: its drivers, where the document has none, and its verdict. */
export const loadRows = () => import('./Rows.tsx');
export const Result = lazyPart(async () => (await import('./Result.tsx')).Result);
