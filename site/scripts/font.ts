/** `npm run font`: writes the subset of the font that pages load. Run it when texts use new characters. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFile, usedCharacters } from './fontCharacters.ts';

const source = createRequire(import.meta.url).resolve(
  'pretendard/dist/public/variable/PretendardVariable.ttf',
);
const characters = usedCharacters();
const subset = await subsetFont(readFileSync(source), characters.join(''), {
  targetFormat: 'woff2',
  // Kerning, accents, and tabular digits for codes.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'],
  noLayoutClosure: false,
  variationAxes: { wght: { min: 400, max: 700 } },
});
writeFileSync(fontFile, subset);
console.log(`${fontFile}: ${characters.length} characters, ${subset.length} bytes`);
