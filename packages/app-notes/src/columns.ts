import type { RequestedSettings } from './outcomes.ts';
import type { ValueSetting } from './values.ts';

/** A requested value of a setting: a column of the notes table and an option of its filter. */
export interface NoteColumn {
  readonly setting: ValueSetting;
  readonly requested: RequestedSettings;
  /** The value as text, as in URLs and attributes. */
  readonly value: string;
}

/** The values of each setting that have a column, in table order. */
export const columnValues = {
  type: ['hotp'],
  algorithm: ['SHA256', 'SHA512'],
  digits: [7, 8, 10],
  period: [15, 60],
} as const satisfies Record<ValueSetting, readonly (string | number)[]>;

/** All columns of the notes table, in order. */
export const noteColumns: readonly NoteColumn[] = Object.entries(columnValues).flatMap(
  ([setting, values]) =>
    values.map((value) => ({
      setting: setting as ValueSetting,
      requested: { [setting]: value },
      value: String(value),
    })),
);
