import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import * as site from '../../site.config.ts';
import { flatten, languageTags, readCatalog } from './vite/catalogs.ts';

const source = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';
const weights = { min: 400, max: 700 };

const subsetOptions = {
  targetFormat: 'woff2' as const,
  // Kerning, marks in their places, and digits of one width for codes.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'],
  noLayoutClosure: false,
  variationAxes: { wght: weights },
};

/**
 * Latin letters of western Europe, digits, and the marks that texts use. What only code has, which is
 * in a face of its own, is left out: then the face comes in the first 14.6 KB of an answer.
 */
const range = 'U+20-5B,U+5D,U+5F,U+61-7A,U+A0-FF,U+2000-2212';
const inRange = /[\u0020-[\]_a-z\u00a0-\u00ff\u2000-\u2212]/;

/** Stands where a code will be. */
const dash = '\u2012';

/**
 * The Latin characters of all texts and of what the vendor says. Every system has good faces for
 * Hangul and kana, and no subset of so many would be small; the stand-in shows what else is typed.
 */
function latinCharacters(root: string): string {
  const characters = new Set<string>([dash, ...JSON.stringify(site)]);
  const add = (text: string) => {
    for (const character of text) characters.add(character);
  };
  for (const tag of languageTags(join(root, 'locales'))) {
    for (const content of Object.values(readCatalog(join(root, 'locales'), tag)))
      for (const text of typeof content === 'string' ? [content] : flatten(content).values())
        add(text);
    const folder = join(root, 'content', tag);
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
      add(readFileSync(join(folder, file), 'utf8'));
  }
  return [...characters]
    .filter((character) => inRange.test(character))
    .sort()
    .join('');
}

/** How far the typeface reaches above and below the line, in hundredths of its size. */
const ascent = 95.26;
const descent = 24.13;

/** A face of the systems in the typeface's proportions, so that nothing moves where it stands in. */
interface StandIn {
  readonly weight: string;
  /** Full or PostScript names of the same face, as systems list them. */
  readonly names: readonly string[];
}

const standIns: readonly StandIn[] = [
  { weight: '400 500', names: ['Arial', 'Liberation Sans'] },
  { weight: '600 700', names: ['Arial Bold', 'Liberation Sans Bold'] },
];
/** The typeface's advances in hundredths of theirs, measured in Chromium. */
const size = 104;

function standInRule({ names, weight }: StandIn): string {
  const percent = (value: number) => `${Number(((value / size) * 100).toFixed(1))}%`;
  return `@font-face{font-family:'Site fallback';src:${names.map((name) => `local('${name}')`).join()};font-weight:${weight};size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

export interface Fonts {
  /** The rules that name the faces, for the style of every document. */
  readonly rules: string;
  /** The address of the face that every page shows first. */
  readonly first: string;
}

/** The subset of a font, computed once: as long as font and characters are the same it is kept. */
async function subsetOf(font: Buffer, characters: string, kept: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(font).update(characters);
  const file = join(kept, `${key.update(JSON.stringify(subsetOptions)).digest('hex')}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const subset = await subsetFont(font, characters, subsetOptions);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, subset);
  return subset;
}

/** Writes the subset of the typeface below dist/assets. */
export async function writeFonts(root: string, dist: string): Promise<Fonts> {
  const font = readFileSync(join(root, source));
  const subset = await subsetOf(font, latinCharacters(root), join(root, '.cache/fonts'));
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const first = `/assets/site-${hash}.woff2`;
  writeFileSync(join(dist, first), subset);
  const rule = `@font-face{font-family:'Site';src:url(${first}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:optional;unicode-range:${range}}`;
  return { rules: rule + standIns.map(standInRule).join(''), first };
}
