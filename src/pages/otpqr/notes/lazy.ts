import { lazyPart } from '../../../ui/lazyPart.ts';

/** What the notes load for the visitor's own report cards. */
export const loadReportReader = () => import('../../../otp/run/readReport.ts');
export const OwnRows = lazyPart(async () => (await import('./OwnRows.tsx')).OwnRows);
