import type { CapabilityId, Report, ReportRow } from '@otp-lab/otp/app-test';
import type { NoteColumn } from './columns.ts';
import type { Outcome } from './outcomes.ts';
import type { NoteValues } from './types.ts';
import type { ValueSetting } from './values.ts';

interface TestedValue {
  readonly setting: ValueSetting;
  readonly value: string | number;
}

/** The value of a setting that each capability of a report card tests. */
const testedValues: Readonly<Partial<Record<CapabilityId, TestedValue>>> = {
  hotp: { setting: 'type', value: 'hotp' },
  sha256: { setting: 'algorithm', value: 'SHA256' },
  sha512: { setting: 'algorithm', value: 'SHA512' },
  'digits-7': { setting: 'digits', value: 7 },
  'digits-8': { setting: 'digits', value: 8 },
  'period-60': { setting: 'period', value: 60 },
};

/** Returns the value that the app used: 'SHA1' from the finding 'algorithm:SHA1,digits:6'. */
function usedInstead({ finding = '' }: ReportRow, setting: ValueSetting): string | undefined {
  const part = finding.split(',').find((name) => name.startsWith(`${setting}:`));
  const value = part?.slice(setting.length + 1) ?? '';
  const isNumber = setting === 'digits' || setting === 'period';
  return (isNumber ? /^\d{1,5}$/ : /^\w{1,20}$/).test(value) ? value : undefined;
}

function outcomeOfRow(row: ReportRow, setting: ValueSetting): Outcome {
  if (row.verdict === 'right' || row.verdict === 'refused') return row.verdict;
  if (row.verdict !== 'misleading') return 'unknown';
  return usedInstead(row, setting) === undefined ? 'wrong' : 'ignored';
}

/** Returns the outcome of a report card for one column of the notes table. */
export function reportOutcome({ rows }: Report, { setting, value }: NoteColumn): Outcome {
  const row = rows.find(({ capability }) => {
    const about = testedValues[capability];
    return about?.setting === setting && String(about.value) === value;
  });
  return row ? outcomeOfRow(row, setting) : 'unknown';
}

/** A note without its sources. */
interface DraftNote {
  readonly settings: readonly string[];
  readonly behavior: string;
  readonly given?: NoteValues;
  readonly used?: NoteValues;
}

function draftOf(row: ReportRow, { setting, value }: TestedValue): DraftNote | undefined {
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

/** Merges notes that differ only in the values of one setting. */
function mergeNotes(drafts: readonly DraftNote[]): DraftNote[] {
  const groups = new Map<string, DraftNote>();
  for (const draft of drafts) {
    const key = JSON.stringify([draft.settings, draft.behavior, draft.used]);
    const [setting = ''] = draft.settings;
    const before = groups.get(key);
    const values = [before, draft].flatMap(
      (note): readonly unknown[] => note?.given?.[setting as ValueSetting] ?? [],
    );
    groups.set(key, values.length > 0 ? { ...draft, given: { [setting]: values } } : draft);
  }
  return [...groups.values()];
}

/** Converts a name to an id: lowercase letters, digits and dashes. */
function idOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return id === '' ? 'app' : id;
}

/**
 * Converts a report card to an entry for the notes, as JSON text. The entry contains a source and
 * the app with its notes. Capabilities that notes can't express are omitted.
 */
export function reportEntry({ app, date, rows }: Report): string {
  const name = app.name === '' ? 'App' : app.name;
  const id = idOf(name);
  const source = `${id}-test-${date}`;
  const drafts = rows.flatMap((row) => {
    const about = testedValues[row.capability];
    return (about ? draftOf(row, about) : issuerDraft(row)) ?? [];
  });
  const title = `${[name, app.version].filter(Boolean).join(' ')}, Test an app, ${date}`;
  const entry = {
    sources: { [source]: { title, year: Number(date.slice(0, 4)), day: date } },
    apps: {
      [id]: { name, notes: mergeNotes(drafts).map((draft) => ({ ...draft, sources: [source] })) },
    },
  };
  return `${JSON.stringify(entry, null, 2)}\n`;
}
