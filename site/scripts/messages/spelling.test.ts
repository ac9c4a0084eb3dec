import { expect, it } from 'vitest';
import { findBritishSpellings } from './spelling.ts';

it.each([
  ['const colours = readCatalogue(folder);', ['colours', 'readCatalogue']],
  ['The heading is labelled,\nand its licence is there.', ['labelled', 'licence']],
  ['<h2 aria-labelledby="a">', []],
  ['/eula/#licence keeps its address, its color does not.', []],
])('finds British spellings, but not in code or addresses: %s', (text, words) => {
  expect(findBritishSpellings(text).map(({ word }) => word)).toEqual(words);
});
