import type { Report } from '@otp-lab/otp/app-test';
import { loadReportReader } from './lazy.ts';

/** The maximum number of report cards in the table. */
export const maxReports = 12;
/** The maximum size of a file in KiB. A report card has about 4. */
export const maxKilobytes = 256;

export interface ReportProblem {
  readonly kind: 'size' | 'json' | 'format' | 'version' | 'read' | 'many';
  readonly name: string;
}

/** The loaded report cards, and the problems with the last files. */
export interface OwnReports {
  readonly reports: readonly Report[];
  readonly problems: readonly ReportProblem[];
}

export const noReports: OwnReports = { reports: [], problems: [] };

async function readFile(file: File): Promise<Report | ReportProblem> {
  const { name, size } = file;
  if (size > maxKilobytes * 1024) return { kind: 'size', name };
  try {
    const [readReport, text] = await Promise.all([loadReportReader(), file.text()]);
    const read = readReport(text);
    return read.ok ? read.report : { kind: read.problem, name };
  } catch {
    return { kind: 'read', name };
  }
}

const keyOf = (report: Report) => JSON.stringify(report);

/** Reads report cards. Returns a problem in place of each file that isn't one. */
export async function readReports(
  files: readonly File[],
): Promise<readonly (Report | ReportProblem)[]> {
  return Promise.all(files.map(readFile));
}

/** Adds report cards to the loaded ones, without duplicates. Reports a problem if there are too many. */
export function addReports(
  { reports }: OwnReports,
  read: readonly (Report | ReportProblem)[],
): OwnReports {
  const found = read.filter((result) => 'format' in result);
  const all = new Map([...reports, ...found].map((report) => [keyOf(report), report]));
  const shown = [...all.values()].slice(0, maxReports);
  const problems = read.filter((result) => 'kind' in result);
  const many = all.size > shown.length ? [{ kind: 'many', name: '' } as const] : [];
  return { reports: shown, problems: [...problems, ...many] };
}
