import {
  columnValues,
  type NoteSetting,
  noteSettings,
  type PhoneSystem,
  phoneSystems,
  type ValueSetting,
  valueSettings,
} from '@otp-lab/app-notes';

/** The filters of the table. */
export interface Filters {
  /** The values that an app must support, as text. */
  readonly needs: Partial<Record<ValueSetting, string>>;
  /** The system of the phone that an app must run on. */
  readonly phone?: PhoneSystem | undefined;
  /** The setting that the shown notes are about. */
  readonly about?: NoteSetting | undefined;
  /** The app, by its name in addresses. */
  readonly app?: string | undefined;
}

/** Returns the values of a setting that visitors can filter by, as text. */
export function choicesOf(setting: ValueSetting): string[] {
  return columnValues[setting].map(String);
}

/** Reads the filters from a query such as `?algorithm=SHA256&digits=8&phone=iOS`. Ignores unknown values. */
export function readFilters(query: ReadonlyMap<string, string>): Filters {
  const needs = valueSettings.flatMap((setting) => {
    const wanted = query.get(setting)?.toLowerCase();
    const value = choicesOf(setting).find((choice) => choice.toLowerCase() === wanted);
    return value === undefined ? [] : [[setting, value] as const];
  });
  const wantedPhone = query.get('phone')?.toLowerCase();
  const phone = phoneSystems.find((system) => system.toLowerCase() === wantedPhone);
  const about = noteSettings.find((setting) => setting === query.get('about'));
  return { needs: Object.fromEntries(needs), phone, about, app: query.get('app')?.toLowerCase() };
}

/** Returns the query for the filters. */
export function writeFilters({ needs, phone, about, app }: Filters): [string, string][] {
  const all = [
    ['tool', 'notes'],
    ['app', app],
    ['phone', phone],
    ...Object.entries(needs),
    ['about', about],
  ];
  return all.filter((entry): entry is [string, string] => entry[1] !== undefined);
}
