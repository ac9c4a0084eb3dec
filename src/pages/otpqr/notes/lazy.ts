import { lazyPart } from '../../../ui/lazyPart.ts';

/** What the notes load later: the table, where the document has none, and what reads and shows report cards. */
export const loadRows = () => import('./Rows.tsx');
export const loadReportReader = async () => (await import('@otp-lab/otp/app-test')).readReport;
export const OwnRows = lazyPart(async () => (await import('./OwnRows.tsx')).OwnRows);
