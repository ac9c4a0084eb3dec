import type { NoteNumber, NoteValues } from './types.ts';

/** The settings whose values can be compared with notes. */
export const valueSettings = ['type', 'algorithm', 'digits', 'period'] as const;
export type ValueSetting = (typeof valueSettings)[number];

type Value = string | number;

function matchesValue(wanted: Value, one: string | NoteNumber): boolean {
  if (typeof one !== 'object') return one === wanted;
  return typeof wanted === 'number' && wanted >= one.from && wanted <= (one.to ?? Infinity);
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
  return values[setting]?.some((one) => matchesValue(wanted, one));
}
