import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import { type NamesAnswer, type Verdict, verdicts } from './answers.ts';
import type { Report, ReportRow } from './report.ts';

/** Why a text isn't a report. */
type ReportProblem = 'json' | 'format' | 'version';

export type ReadReportResult =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly problem: ReportProblem };

/** The maximum length of a text field. Names and findings are shorter. */
const maxLength = 200;
const namesAnswers: readonly NamesAnswer[] = ['same', 'parameter', 'label', 'both', 'other'];

type Fields = Readonly<Partial<Record<string, unknown>>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Returns a text on one line, without control characters that change how text is displayed. */
function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  return value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function oneOf<Value extends string>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((allowed) => allowed === value);
}

function readRow(value: unknown): ReportRow | undefined {
  const { capability, verdict, finding, names: shownNames } = fieldsOf(value);
  const id = oneOf<CapabilityId>(capabilityIds, capability);
  const judged = oneOf<Verdict>(verdicts, verdict);
  if (id === undefined || judged === undefined) return undefined;
  const found = plainText(finding);
  const answer = oneOf(namesAnswers, shownNames);
  return {
    capability: id,
    wanted: capabilityOf(id).wanted,
    verdict: judged,
    ...(found === undefined ? {} : { finding: found }),
    ...(answer === undefined ? {} : { names: answer }),
  };
}

/** Reads a saved report from JSON. Ignores properties and rows that a report can't have. */
export function readReport(text: string): ReadReportResult {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    return { ok: false, problem: 'json' };
  }
  const { format, version, app, date, rows } = fieldsOf(value);
  if (format !== 'otp-lab-report') return { ok: false, problem: 'format' };
  if (version !== 2) return { ok: false, problem: 'version' };
  const about = fieldsOf(app);
  const [name, appVersion] = [plainText(about['name']), plainText(about['version'])];
  const isDate =
    typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  if (name === undefined || appVersion === undefined || !isDate || !Array.isArray(rows))
    return { ok: false, problem: 'format' };
  // Rows with unknown capabilities, from a later version, are ignored. A known capability with an
  // unknown verdict is an error, because its row would be missing.
  const hasUnknownVerdict = (row: unknown) => {
    const { capability, verdict } = fieldsOf(row);
    return oneOf(capabilityIds, capability) && !oneOf(verdicts, verdict);
  };
  if (rows.some(hasUnknownVerdict)) return { ok: false, problem: 'format' };
  const read = rows.slice(0, 2 * capabilityIds.length).flatMap((row) => readRow(row) ?? []);
  const byCapability = new Map(read.map((row) => [row.capability, row]));
  if (byCapability.size === 0) return { ok: false, problem: 'format' };
  const report = { format, version, app: { name, version: appVersion }, date } as const;
  return { ok: true, report: { ...report, rows: [...byCapability.values()] } };
}
