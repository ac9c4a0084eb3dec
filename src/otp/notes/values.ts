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

function textOf(one: string | NoteNumber): string {
  if (typeof one !== 'object') return String(one);
  return one.to === undefined ? `≥ ${one.from}` : `${one.from}–${one.to}`;
}

/** The values of each setting as text: `{ digits: '6–8, 10' }`. */
export function valueTexts(values: NoteValues): Partial<Record<keyof NoteValues, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([setting, all]: [string, readonly (string | NoteNumber)[]]) => [
      setting,
      all.map(textOf).join(', '),
    ]),
  );
}
