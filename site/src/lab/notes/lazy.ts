import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that reads and shows report cards. Notes loads it with the first report card. */
export const loadReportReader = async () => (await import('@otp-lab/otp/app-test')).readReport;
export const OwnReportRows = lazyComponent(
  async () => (await import('./OwnReportRows.tsx')).OwnReportRows,
);
