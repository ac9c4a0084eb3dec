import type { CapabilityId, Report, ReportRow } from '@otp-lab/otp/app-test';
import type { NoteColumn } from './columns.ts';
import type { Outcome } from './outcomes.ts';
import type { NoteValues } from './types.ts';
import type { ValueSetting } from './values.ts';

interface Tested {
  readonly setting: ValueSetting;
  readonly value: string | number;
}

/** The capabilities of a report card that are a value of a setting. */
const tested: Readonly<Partial<Record<CapabilityId, Tested>>> = {
  hotp: { setting: 'type', value: 'hotp' },
  sha256: { setting: 'algorithm', value: 'SHA256' },
  sha512: { setting: 'algorithm', value: 'SHA512' },
  'digits-7': { setting: 'digits', value: 7 },
  'digits-8': { setting: 'digits', value: 8 },
  'period-60': { setting: 'period', value: 60 },
};

/** What the app used instead, as a finding says it: 'SHA1' of 'algorithm:SHA1,digits:6'. */
function usedInstead({ finding = '' }: ReportRow, setting: ValueSetting): string | undefined {
  const part = finding.split(',').find((one) => one.startsWith(`${setting}:`));
  const value = part?.slice(setting.length + 1) ?? '';
  const isNumber = setting === 'digits' || setting === 'period';
  return (isNumber ? /^\d{1,5}$/ : /^\w{1,20}$/).test(value) ? value : undefined;
}

function outcomeOfRow(row: ReportRow, setting: ValueSetting): Outcome {
  if (row.verdict === 'right' || row.verdict === 'refused') return row.verdict;
  if (row.verdict !== 'misleading') return 'unknown';
  return usedInstead(row, setting) === undefined ? 'wrong' : 'ignored';
}

/** What a report card says of a column's value. */
export function reportOutcome({ rows }: Report, { setting, value }: NoteColumn): Outcome {
  const row = rows.find(({ capability }) => {
    const about = tested[capability];
    return about?.setting === setting && String(about.value) === value;
  });
  return row ? outcomeOfRow(row, setting) : 'unknown';
}

/** A note as the file of notes has it, without its source. */
interface DraftNote {
  readonly settings: readonly string[];
  readonly behavior: string;
  readonly given?: NoteValues;
  readonly used?: NoteValues;
}

function draftOf(row: ReportRow, { setting, value }: Tested): DraftNote | undefined {
  const given: NoteValues = { [setting]: [value] };
  const about = { settings: [setting] };
  const outcome = outcomeOfRow(row, setting);
  if (outcome === 'right') return { ...about, behavior: 'right', given };
  if (outcome === 'refused') return { ...about, behavior: 'refuses', given };
  if (outcome === 'wrong') return { ...about, behavior: 'wrong-at', given };
  if (outcome !== 'ignored') return undefined;
  if (setting === 'type') return { ...about, behavior: 'type-ignored' };
  const used = usedInstead(row, setting) ?? '';
  const isNumber = typeof value === 'number';
  return {
    ...about,
    behavior: 'reads-as',
    given,
    used: { [setting]: [isNumber ? Number(used) : used] },
  };
}

function issuerDraft({ capability, names }: ReportRow): DraftNote | undefined {
  if (capability !== 'issuer-mismatch' || (names !== 'label' && names !== 'parameter'))
    return undefined;
  return { settings: ['issuer'], behavior: `issuer-${names}-wins` };
}

/** Notes that differ in the values of one setting alone are one note. */
function joined(drafts: readonly DraftNote[]): DraftNote[] {
  const groups = new Map<string, DraftNote>();
  for (const draft of drafts) {
    const key = JSON.stringify([draft.settings, draft.behavior, draft.used]);
    const [setting = ''] = draft.settings;
    const before = groups.get(key);
    const values = [before, draft].flatMap(
      (one): readonly unknown[] => one?.given?.[setting as ValueSetting] ?? [],
    );
    groups.set(key, values.length > 0 ? { ...draft, given: { [setting]: values } } : draft);
  }
  return [...groups.values()];
}

/** A name as addresses and the file of notes have it. */
function idOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return id === '' ? 'app' : id;
}

/**
 * A report card as an entry of the published notes, as JSON text: a source, and the app with what
 * the notes have words for.
 */
export function reportEntry({ app, date, rows }: Report): string {
  const name = app.name === '' ? 'App' : app.name;
  const id = idOf(name);
  const source = `${id}-test-${date}`;
  const drafts = rows.flatMap((row) => {
    const about = tested[row.capability];
    return (about ? draftOf(row, about) : issuerDraft(row)) ?? [];
  });
  const title = `${[name, app.version].filter(Boolean).join(' ')}, Test an app, ${date}`;
  const entry = {
    sources: { [source]: { title, year: Number(date.slice(0, 4)) } },
    apps: {
      [id]: { name, notes: joined(drafts).map((draft) => ({ ...draft, sources: [source] })) },
    },
  };
  return `${JSON.stringify(entry, null, 2)}\n`;
}
