import { documents, type RuleDocument } from './documents.ts';
import { type FileApp, fileApps } from './files/fileApps.ts';
import { readRules } from './readRules.ts';
import type { Rule, Severity } from './ruleType.ts';

export { readRules } from './readRules.ts';
export type { Severity } from './ruleType.ts';

export type RuleId = keyof typeof readRules;

type ValueName<Id extends RuleId> = (typeof readRules)[Id]['values'][number];

/** The values of a finding by name, for its sentence. Positions count from 1. */
export type RuleValues<Id extends RuleId> = Readonly<Record<ValueName<Id>, string | number>>;

/** A fault or remark about a text. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, string | number>>;
  /** Index in the list of accounts. Absent if the account is unusable, or if the finding is about the whole text. */
  readonly account?: number;
  /**
   * Index in the list of proprietary accounts. Absent if the account is unusable, or if the finding is about the whole
   * text.
   */
  readonly proprietaryAccount?: number;
  /** Name of the account if it is unusable, for example 'Example: alice'. */
  readonly name?: string;
}

/** Returns the document that defines the rule of a finding and, if there is one, the document that contradicts it. */
export function documentsOf({ rule, values }: Finding): readonly RuleDocument[] {
  const { document, otherDocument, section }: Rule = readRules[rule];
  const known = document === 'file-app' ? fileApps[values['app'] as FileApp] : documents[document];
  const first = section === undefined ? known : { ...known, section };
  return otherDocument === undefined ? [first] : [first, documents[otherDocument]];
}

/** Records a finding. */
export type ReportFinding = <Id extends RuleId>(rule: Id, values: RuleValues<Id>) => void;

/** Returns an empty list of findings and a function that adds to it. */
export function collectFindings(): { findings: Finding[]; report: ReportFinding } {
  const findings: Finding[] = [];
  const report: ReportFinding = (rule, values) => {
    findings.push({ rule, severity: readRules[rule].severity, values });
  };
  return { findings, report };
}
