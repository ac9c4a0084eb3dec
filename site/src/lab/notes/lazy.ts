import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** What reads and shows report cards is loaded with the first one. */
export const loadReportReader = async () => (await import('@otp-lab/otp/app-test')).readReport;
export const OwnRows = lazyComponent(async () => (await import('./OwnRows.tsx')).OwnRows);
