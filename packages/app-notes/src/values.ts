import type { NoteNumber, NoteValues } from './types.ts';

/** The settings whose values notes compare. */
export const valueSettings = ['type', 'algorithm', 'digits', 'period'] as const;
export type ValueSetting = (typeof valueSettings)[number];

type Value = string | number;

function isOneOf(wanted: Value, one: string | NoteNumber): boolean {
  if (typeof one !== 'object') return one === wanted;
  return typeof wanted === 'number' && wanted >= one.from && wanted <= (one.to ?? Infinity);
}

/** Whether values hold one for a setting; undefined where they hold none of that setting. */
export function holds(
  values: NoteValues,
  setting: ValueSetting,
  wanted: Value,
): boolean | undefined {
  return values[setting]?.some((one) => isOneOf(wanted, one));
}
