import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import * as site from '../../site.config.ts';
import { listFiles } from './compress.ts';
import { languageTags, readCatalog } from './vite/catalogs.ts';

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
  const locales = join(root, 'locales');
  const content = join(root, 'content');
  const texts = [
    dash,
    JSON.stringify(site),
    ...languageTags(locales).map((tag) => JSON.stringify(readCatalog(locales, tag))),
    ...listFiles(content).map((file) => readFileSync(join(content, file), 'utf8')),
  ];
  const characters = new Set(texts.join(''));
  return [...characters]
    .filter((character) => inRange.test(character))
    .sort()
    .join('');
}

/**
 * The systems' faces in the typeface's proportions, so that nothing moves where they stand in: full
 * or PostScript names of the same face, as systems list them.
 */
const standIns = [
  { weight: '400 500', names: ['Arial', 'Liberation Sans'] },
  { weight: '600 700', names: ['Arial Bold', 'Liberation Sans Bold'] },
];
/** The typeface's advances in hundredths of theirs, measured in Chromium. */
const size = 104;
/** How far the typeface reaches above and below the line, in hundredths of its size. */
const ascent = 95.26;
const descent = 24.13;

function standInRule({ names, weight }: (typeof standIns)[number]): string {
  const percent = (value: number) => `${Number(((value / size) * 100).toFixed(1))}%`;
  return `@font-face{font-family:'Site fallback';src:${names.map((name) => `local('${name}')`).join()};font-weight:${weight};size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

export interface Fonts {
  /** The rules that name the faces, for the style of every document. */
  readonly rules: string;
  /** The address of the face that every page shows first. */
  readonly first: string;
}

/** Writes the subset of the typeface below dist/assets. */
export async function writeFonts(root: string, dist: string): Promise<Fonts> {
  const font = readFileSync(join(root, source));
  const subset = await subsetFont(font, latinCharacters(root), subsetOptions);
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const first = `/assets/site-${hash}.woff2`;
  writeFileSync(join(dist, first), subset);
  const rule = `@font-face{font-family:'Site';src:url(${first}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:optional;unicode-range:${range}}`;
  return { rules: rule + standIns.map(standInRule).join(''), first };
}
