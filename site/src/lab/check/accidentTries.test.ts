import { expect, it } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { accidentTries } from './accidentTries.ts';

it.each([
  [1 / 21_739, '21700'],
  [16e-6, '62500'],
  [1 / 15_625_000_000_000_002, '15600000000000000'],
  [3e-31, '3330000000000000000000000000000'],
  [0.7, '1'],
  [1, '1'],
])('shows three significant digits of the tries for a probability of %d', (probability, digits) => {
  for (const locale of locales) {
    const shown = new Intl.NumberFormat(locale).format(accidentTries(probability));
    expect(shown.replaceAll(/[^0-9]/g, '')).toBe(digits);
  }
});
