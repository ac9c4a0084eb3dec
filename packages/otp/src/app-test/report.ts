import type { Certainty } from '../diagnosis/types.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';
import type { Judgment, NamesAnswer, Verdict } from './answers.ts';
import { asksNames } from './judgeAll.ts';

/** What the report says about the app, as the tester typed it. */
export interface TestedApp {
  readonly name: string;
  readonly version: string;
}

/** One row of the report card. It holds no secret and no code. */
export interface ReportRow {
  readonly capability: CapabilityId;
  readonly wanted: 'code' | 'refusal';
  readonly verdict: Verdict;
  /** What the app did otherwise: 'algorithm:SHA1', 'match', 'unknown'. */
  readonly finding?: string;
  readonly certainty?: Certainty;
  /** Which names it showed, where that was looked at. */
  readonly names?: NamesAnswer;
}

export interface Report {
  readonly format: 'otp-lab-report';
  readonly version: 2;
  readonly app: TestedApp;
  /** The day of the run, as ISO 8601 writes it. */
  readonly date: string;
  readonly rows: readonly ReportRow[];
}

/** The words of a report in one language. */
export interface ReportMessages {
  readonly title: string;
  readonly app: string;
  readonly version: string;
  readonly date: string;
  readonly columns: {
    readonly capability: string;
    readonly verdict: string;
    readonly finding: string;
  };
  readonly capability: (id: CapabilityId) => string;
  readonly verdict: (verdict: Verdict) => string;
  /** The sentence for a row's finding; empty where there is nothing to say. */
  readonly finding: (row: ReportRow) => string;
}

/** Puts a report together. */
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

/** The report as JSON text. */
export function reportJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Keeps typed text from being read as Markdown or as the end of a table's cell. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
}

/** The report as a Markdown table. */
export function reportMarkdown(report: Report, words: ReportMessages): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const { columns } = words;
  const lines = [
    `# ${words.title}`,
    '',
    `- ${words.app}: ${escapeMarkdown(report.app.name)}`,
    `- ${words.version}: ${escapeMarkdown(report.app.version)}`,
    `- ${words.date}: ${report.date}`,
    '',
    row([columns.capability, columns.verdict, columns.finding]),
    row(['---', '---', '---']),
    ...report.rows.map((one) =>
      row(
        [words.capability(one.capability), words.verdict(one.verdict), words.finding(one)].map(
          escapeMarkdown,
        ),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
