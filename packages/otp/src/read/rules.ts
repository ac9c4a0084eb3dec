import { documents, type RuleDocument } from './documents.ts';
import { type FileApp, fileApps } from './files/fileApps.ts';

/**
 * `error`: no code can be computed. `warning`: a fault that some apps may not tolerate. `note`: worth
 * knowing, but not a fault.
 */
export type Severity = 'error' | 'warning' | 'note';

interface Rule {
  readonly severity: Severity;
  /** 'file-app' means the document of the app in the finding's `app` value. */
  readonly document: keyof typeof documents | 'file-app';
  /** The section number, if the document has numbered sections. */
  readonly section?: string;
  /** The names of the values in a finding of this rule. */
  readonly values: readonly string[];
}

/** All rules that findings can cite. Each needs a sentence in every language. */
export const readRules = {
  // The text as a whole
  'key-uri-scheme': { severity: 'error', document: 'key-uri', values: ['scheme', 'resembles'] },
  'key-uri-too-long': { severity: 'error', document: 'key-uri', values: ['length', 'most'] },
  'key-uri-too-many': { severity: 'warning', document: 'key-uri', values: ['count', 'most'] },
  'key-uri-scheme-case': { severity: 'note', document: 'key-uri', values: ['scheme'] },
  'key-uri-slashes': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-text-around': { severity: 'note', document: 'key-uri', values: [] },
  'key-uri-line-breaks': { severity: 'note', document: 'key-uri', values: [] },
  'key-uri-encoded-whole': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-html-escapes': { severity: 'warning', document: 'key-uri', values: [] },
  'rfc3986-escape': {
    severity: 'warning',
    document: 'rfc3986',
    section: '2.1',
    values: ['field'],
  },
  'rfc3986-raw': {
    severity: 'note',
    document: 'rfc3986',
    section: '2',
    values: ['field', 'characters'],
  },
  'rfc3629-utf8': { severity: 'warning', document: 'rfc3629', section: '3', values: ['field'] },
  'rfc3986-fragment': { severity: 'warning', document: 'rfc3986', section: '3.5', values: [] },
  // Type and label
  'key-uri-type': { severity: 'error', document: 'key-uri', values: ['type', 'kind'] },
  'key-uri-type-case': { severity: 'warning', document: 'key-uri', values: ['type'] },
  'key-uri-label-missing': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-label-colons': { severity: 'warning', document: 'key-uri', values: ['field'] },
  'key-uri-plus': { severity: 'note', document: 'key-uri', values: ['field'] },
  'key-uri-control-characters': { severity: 'warning', document: 'key-uri', values: ['field'] },
  'key-uri-issuer-missing': { severity: 'note', document: 'key-uri', values: [] },
  'key-uri-issuer-parameter-missing': { severity: 'note', document: 'key-uri', values: ['issuer'] },
  'key-uri-issuer-prefix-missing': { severity: 'note', document: 'key-uri', values: ['issuer'] },
  'key-uri-issuer-mismatch': {
    severity: 'warning',
    document: 'key-uri',
    values: ['label', 'parameter'],
  },
  // Parameters
  'key-uri-parameter-case': { severity: 'warning', document: 'key-uri', values: ['name'] },
  'key-uri-parameter-repeated': { severity: 'warning', document: 'key-uri', values: ['name'] },
  'key-uri-parameter-empty': { severity: 'warning', document: 'key-uri', values: ['name'] },
  'key-uri-parameter-unknown': { severity: 'note', document: 'key-uri', values: ['name'] },
  'freeotp-parameter': { severity: 'note', document: 'freeotp', values: ['name', 'kind'] },
  'andotp-parameter': { severity: 'note', document: 'andotp', values: ['name', 'kind'] },
  'ente-parameter': { severity: 'note', document: 'ente-code', values: ['name', 'kind'] },
  'keepassxc-encoder': { severity: 'warning', document: 'keepassxc-totp', values: [] },
  'privacyidea-two-step': { severity: 'warning', document: 'privacyidea', values: ['name'] },
  // Secret
  'key-uri-secret-missing': { severity: 'error', document: 'key-uri', values: [] },
  'rfc4648-character': {
    severity: 'error',
    document: 'rfc4648',
    section: '6',
    values: ['position', 'character', 'suggestions'],
  },
  'rfc4648-length': { severity: 'error', document: 'rfc4648', section: '6', values: ['length'] },
  'rfc4648-padding': { severity: 'error', document: 'rfc4648', section: '6', values: ['position'] },
  'rfc4648-spare-bits': {
    severity: 'warning',
    document: 'rfc4648',
    section: '3.5',
    values: ['canonical'],
  },
  'key-uri-secret-padding': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-secret-case': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-secret-spaces': { severity: 'warning', document: 'key-uri', values: [] },
  'rfc4226-R6': { severity: 'warning', document: 'rfc4226', section: '4', values: ['bits'] },
  'rfc4226-R6-recommended': {
    severity: 'note',
    document: 'rfc4226',
    section: '4',
    values: ['bits'],
  },
  'rfc2104-long-key': {
    severity: 'note',
    document: 'rfc2104',
    section: '3',
    values: ['bytes', 'block'],
  },
  // Algorithm, digits, period, counter
  'key-uri-algorithm': { severity: 'error', document: 'key-uri', values: ['algorithm'] },
  'key-uri-algorithm-case': {
    severity: 'warning',
    document: 'key-uri',
    values: ['given', 'algorithm'],
  },
  'key-uri-algorithm-support': { severity: 'note', document: 'key-uri', values: ['algorithm'] },
  'rfc4226-digits': {
    severity: 'error',
    document: 'rfc4226',
    section: '5.3',
    values: ['digits', 'least', 'most'],
  },
  'rfc4226-R4': { severity: 'warning', document: 'rfc4226', section: '4', values: ['digits'] },
  'rfc4226-E2': { severity: 'note', document: 'rfc4226', section: 'E.2', values: ['digits'] },
  // The Key Uri Format allows 6 and 8 digits. The rule's id is published, so it keeps its name.
  'key-uri-digits': { severity: 'note', document: 'rfc4226', section: '5.3', values: ['digits'] },
  'rfc6238-period': { severity: 'error', document: 'rfc6238', section: '4.1', values: ['period'] },
  'key-uri-period': { severity: 'note', document: 'key-uri', values: ['period'] },
  'key-uri-period-hotp': { severity: 'note', document: 'key-uri', values: ['period'] },
  'rfc4226-counter': {
    severity: 'error',
    document: 'rfc4226',
    section: '5.1',
    values: ['counter'],
  },
  'key-uri-counter-missing': { severity: 'warning', document: 'key-uri', values: [] },
  'key-uri-counter-totp': { severity: 'note', document: 'key-uri', values: ['counter'] },
  // Google Authenticator's export
  'google-export-data': { severity: 'error', document: 'google-export', values: [] },
  'google-export-base64': { severity: 'error', document: 'google-export', values: ['position'] },
  'google-export-payload': { severity: 'error', document: 'google-export', values: [] },
  'google-export-empty': { severity: 'error', document: 'google-export', values: [] },
  'google-export-account': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-secret': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-algorithm': {
    severity: 'error',
    document: 'google-export',
    values: ['name', 'algorithm'],
  },
  'google-export-digits': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-type': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-counter': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-unset': { severity: 'note', document: 'google-export', values: ['field'] },
  'google-export-period': { severity: 'note', document: 'google-export', values: [] },
  'google-export-version': { severity: 'note', document: 'google-export', values: ['version'] },
  'google-export-batch': {
    severity: 'warning',
    document: 'google-export',
    values: ['received', 'size'],
  },
  'google-export-batch-numbers': { severity: 'warning', document: 'google-export', values: [] },
  'google-export-batch-mixed': { severity: 'warning', document: 'google-export', values: [] },
  'google-export-repeated': { severity: 'note', document: 'google-export', values: ['position'] },
  // Files of apps
  'file-app': { severity: 'note', document: 'file-app', values: ['app'] },
  'file-encrypted': { severity: 'error', document: 'file-app', values: ['app'] },
  'file-empty': { severity: 'error', document: 'file-app', values: ['app'] },
  'file-entry': { severity: 'error', document: 'file-app', values: ['app'] },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof readRules;

type ValueName<Id extends RuleId> = (typeof readRules)[Id]['values'][number];

/** The values of a finding by name, for its sentence. Positions count from 1. */
export type RuleValues<Id extends RuleId> = Readonly<Record<ValueName<Id>, string | number>>;

/** A fault or remark about a text. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, string | number>>;
  /** Index in the list of accounts. Absent if the account is unusable or the whole text is meant. */
  readonly account?: number;
  /** Name of the account if it is unusable, for example 'Example: alice'. */
  readonly name?: string;
}

/** Returns the document that defines the rule of a finding. */
export function documentOf({ rule, values }: Finding): RuleDocument {
  const { document, section }: Rule = readRules[rule];
  const known = document === 'file-app' ? fileApps[values['app'] as FileApp] : documents[document];
  return section === undefined ? known : { ...known, section };
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
