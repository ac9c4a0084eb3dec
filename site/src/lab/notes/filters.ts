import {
  columnValues,
  type NoteSetting,
  noteSettings,
  type ValueSetting,
  valueSettings,
} from '@otp-lab/app-notes';

/** What the visitor looks for among the rows. */
export interface Filters {
  /** The values that an app has to take, as text. */
  readonly needs: Partial<Record<ValueSetting, string>>;
  /** The setting that notes have to be about. */
  readonly about?: NoteSetting | undefined;
  /** The app, by its name in addresses. */
  readonly app?: string | undefined;
}

/** The values that can be asked for. */
export function choicesOf(setting: ValueSetting): string[] {
  return columnValues[setting].map(String);
}

/** Reads what an address asks for: `?algorithm=SHA256&digits=8`. What is unknown asks for nothing. */
export function readFilters(query: ReadonlyMap<string, string>): Filters {
  const needs = valueSettings.flatMap((setting) => {
    const asked = query.get(setting)?.toLowerCase();
    const value = choicesOf(setting).find((one) => one.toLowerCase() === asked);
    return value === undefined ? [] : [[setting, value] as const];
  });
  const about = noteSettings.find((setting) => setting === query.get('about'));
  return { needs: Object.fromEntries(needs), about, app: query.get('app')?.toLowerCase() };
}

/** The query that asks for the same. */
export function writeFilters({ needs, about, app }: Filters): [string, string][] {
  const all = [['tool', 'notes'], ['app', app], ...Object.entries(needs), ['about', about]];
  return all.filter((entry): entry is [string, string] => entry[1] !== undefined);
}
