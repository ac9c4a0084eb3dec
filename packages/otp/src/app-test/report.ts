import type { Certainty } from '../diagnosis/types.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';
import type { Judgment, NamesAnswer, Verdict } from './answers.ts';
import { asksNames } from './judgeAll.ts';

/** The app's name and version, as the tester typed them. */
export interface TestedApp {
  readonly name: string;
  readonly version: string;
}

/** One row of the report. It contains no secret and no code. */
export interface ReportRow {
  readonly capability: CapabilityId;
  readonly wanted: 'code' | 'refusal';
  readonly verdict: Verdict;
  /** The finding of the diagnosis, such as 'algorithm:SHA1', 'match' or 'unknown'. */
  readonly finding?: string;
  readonly certainty?: Certainty;
  /** Which names the app showed, if the tester checked them. */
  readonly names?: NamesAnswer;
}

/** The report about a tested app: the JSON that the visitor saves. */
export interface Report {
  readonly format: 'otp-lab-report';
  readonly version: 2;
  readonly app: TestedApp;
  /** The day of the test in ISO 8601, such as '2026-11-20'. */
  readonly date: string;
  readonly rows: readonly ReportRow[];
}

/** The messages of a report in one language. */
export interface ReportMessages {
  readonly title: string;
  readonly app: string;
  readonly version: string;
  readonly date: string;
  /** The result in a sentence, or an empty text. */
  readonly summary: string;
  readonly columns: {
    readonly capability: string;
    readonly verdict: string;
    readonly finding: string;
  };
  readonly capability: (id: CapabilityId) => string;
  /** Returns the verdict in words. A refusal is right or wrong, depending on what was wanted. */
  readonly verdict: (row: ReportRow) => string;
  /** Returns the sentence for a row's finding, or an empty text. */
  readonly finding: (row: ReportRow) => string;
}

/** Creates a report from the judgments. `date` is in ISO 8601. */
export function makeReport(
  app: TestedApp,
  date: string,
  judgments: ReadonlyMap<CapabilityId, Judgment>,
): Report {
  const rows = [...judgments].map(([capability, judgment]): ReportRow => {
    const { verdict, answered, finding, certainty } = judgment;
    const names =
      asksNames(capability) && answered?.answer.kind === 'code' ? answered.answer.names : undefined;
    return {
      capability,
      wanted: capabilityOf(capability).wanted,
      verdict,
      ...(finding === undefined ? {} : { finding }),
      ...(certainty === undefined ? {} : { certainty }),
      ...(names === undefined ? {} : { names }),
    };
  });
  return { format: 'otp-lab-report', version: 2, app, date, rows };
}

/** Returns the report as JSON text with a line end. */
export function reportJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Escapes typed text, so that it can't format text or end a table cell. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
}

/** Returns the report as a Markdown table. If no row has a finding, the table has no column for them. */
export function reportMarkdown(report: Report, messages: ReportMessages): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const { columns } = messages;
  const hasFindings = report.rows.some((row) => messages.finding(row) !== '');
  const cells = (capability: string, verdict: string, finding: string) =>
    row(hasFindings ? [capability, verdict, finding] : [capability, verdict]);
  const lines = [
    `# ${messages.title}`,
    '',
    `- ${messages.app}: ${escapeMarkdown(report.app.name)}`,
    `- ${messages.version}: ${escapeMarkdown(report.app.version)}`,
    `- ${messages.date}: ${report.date}`,
    '',
    ...(messages.summary === '' ? [] : [escapeMarkdown(messages.summary), '']),
    cells(columns.capability, columns.verdict, columns.finding),
    cells('---', '---', '---'),
    ...report.rows.map((row) =>
      cells(
        escapeMarkdown(messages.capability(row.capability)),
        escapeMarkdown(messages.verdict(row)),
        escapeMarkdown(messages.finding(row)),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
