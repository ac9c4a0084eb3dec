import type { NoteNumber, NoteValues } from './types.ts';

/** The settings whose values can be compared with notes. */
export const valueSettings = ['type', 'algorithm', 'digits', 'period'] as const;
export type ValueSetting = (typeof valueSettings)[number];

type Value = string | number;

function matchesValue(wanted: Value, noted: string | NoteNumber): boolean {
  if (typeof noted !== 'object') return noted === wanted;
  return typeof wanted === 'number' && wanted >= noted.from && wanted <= (noted.to ?? Infinity);
}

/**
 * Returns whether the values of a setting include the wanted one, or undefined if there are no values
 * of that setting.
 */
export function includesValue(
  values: NoteValues,
  setting: ValueSetting,
  wanted: Value,
): boolean | undefined {
  return values[setting]?.some((noted) => matchesValue(wanted, noted));
}
