import type { Wanted } from './outcomes.ts';
import type { ValueSetting } from './values.ts';

/** A value that people ask for: a column of the table, and a choice of its filters. */
export interface NoteColumn {
  readonly setting: ValueSetting;
  readonly wanted: Wanted;
  /** The value as addresses and attributes have it. */
  readonly value: string;
}

/** The values by their settings, in the order of the table. */
export const columnValues = {
  type: ['hotp'],
  algorithm: ['SHA256', 'SHA512'],
  digits: [7, 8, 10],
  period: [15, 60],
} as const satisfies Record<ValueSetting, readonly (string | number)[]>;

export const noteColumns: readonly NoteColumn[] = Object.entries(columnValues).flatMap(
  ([setting, values]) =>
    values.map((value) => ({
      setting: setting as ValueSetting,
      wanted: { [setting]: value },
      value: String(value),
    })),
);
