import type { Report } from '@otp-lab/otp/app-test';
import { loadReportReader } from './lazy.ts';

/** Most report cards that stand in the table at once. */
export const mostReports = 12;
/** Largest file that is read, in kilobytes: a report card has about four. */
export const mostKilobytes = 256;

export interface ReportProblem {
  readonly kind: 'size' | 'json' | 'format' | 'version' | 'read' | 'many';
  readonly name: string;
}

/** The report cards that the visitor has loaded, and what was wrong with the last files. */
export interface OwnReports {
  readonly reports: readonly Report[];
  readonly problems: readonly ReportProblem[];
}

export const noReports: OwnReports = { reports: [], problems: [] };

async function readFile(file: File): Promise<Report | ReportProblem> {
  const { name, size } = file;
  if (size > mostKilobytes * 1024) return { kind: 'size', name };
  try {
    const [readReport, text] = await Promise.all([loadReportReader(), file.text()]);
    const read = readReport(text);
    return read.ok ? read.report : { kind: read.problem, name };
  } catch {
    return { kind: 'read', name };
  }
}

const keyOf = (report: Report) => JSON.stringify(report);

/** Reads files, each by itself: one that is no report card keeps no other from its place. */
export async function readReports(
  files: readonly File[],
): Promise<readonly (Report | ReportProblem)[]> {
  return Promise.all(files.map(readFile));
}

/** What was loaded before with what files gave; the same report card stands there once. */
export function addReports(
  { reports }: OwnReports,
  read: readonly (Report | ReportProblem)[],
): OwnReports {
  const found = read.filter((one) => 'format' in one);
  const all = new Map([...reports, ...found].map((report) => [keyOf(report), report]));
  const kept = [...all.values()].slice(0, mostReports);
  const problems = read.filter((one) => 'kind' in one);
  const many = all.size > kept.length ? [{ kind: 'many', name: '' } as const] : [];
  return { reports: kept, problems: [...problems, ...many] };
}
