import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import * as site from '../../site.config.ts';
import { flatten, languageTags, readCatalogue } from './vite/catalogues.ts';

const source = 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf';
const weights = { min: 400, max: 700 };

const subsetOptions = {
  targetFormat: 'woff2' as const,
  // Kerning, marks in their places, and digits of one width for codes.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'],
  noLayoutClosure: false,
  variationAxes: { wght: weights },
};

/** Latin letters of western Europe, digits, and the marks that the texts use. */
const latinRange = 'U+20-17F,U+2000-22FF';
const hangulRange = 'U+3000-303F,U+3130-318F,U+AC00-D7A3';

function isLatin(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x180 || (point >= 0x2000 && point < 0x2300);
}

function isHangul(character: string): boolean {
  return /[\u3000-\u303F\u3130-\u318F\uAC00-\uD7A3]/.test(character);
}

/** What a visitor may type, and the dash that stands where a code will be. */
const printable = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  '\u2012',
];

interface Face {
  readonly family: string;
  readonly name: string;
  readonly range: string;
  readonly characters: ReadonlySet<string>;
}

/** Languages whose faces hold their own characters alone, whatever other languages are there. */
const ownFaces: readonly string[] = ['en-US', 'ko-KR'];

/** The characters of some languages' texts, of what the vendor says, and of what a visitor may type. */
function charactersOf(root: string, tags: readonly string[]): ReadonlySet<string> {
  const characters = new Set<string>([...printable, ...JSON.stringify(site)]);
  const add = (text: string) => {
    for (const character of text) characters.add(character);
  };
  for (const tag of tags) {
    for (const content of Object.values(readCatalogue(join(root, 'locales'), tag)))
      for (const text of typeof content === 'string' ? [content] : flatten(content).values())
        add(text);
    const folder = join(root, 'content', tag);
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
      add(readFileSync(join(folder, file), 'utf8'));
  }
  return characters;
}

/** The characters of the site in faces, so that a page loads what it shows. */
function listFaces(root: string): Face[] {
  const tags = languageTags(join(root, 'locales'));
  const own = charactersOf(
    root,
    tags.filter((tag) => ownFaces.includes(tag)),
  );
  const pick = (characters: Iterable<string>, holds: (character: string) => boolean) =>
    new Set([...characters].filter(holds).sort());
  const more = pick(charactersOf(root, tags), isLatin);
  return [
    { family: 'Site', name: 'latin', range: latinRange, characters: pick(own, isLatin) },
    // A family of its own: src/styles/base.css names it where it is kept on the device already.
    { family: 'Site hangul', name: 'hangul', range: hangulRange, characters: pick(own, isHangul) },
    { family: 'Site more', name: 'more', range: latinRange, characters: more },
  ];
}

/** How far the typeface reaches above and below the line, in hundredths of its size. */
const ascent = 95.26;
const descent = 24.13;

interface StandIn {
  /** Full or PostScript names of the same face, as systems list them. */
  readonly names: readonly string[];
  /** The typeface's advances in hundredths of this face's, measured in Chromium. */
  readonly size: number;
  readonly weight: string;
  readonly range?: string;
}

/** Faces of the systems in the typeface's proportions, so that nothing moves where they stand in. */
const standIns: readonly StandIn[] = [
  { weight: '400 500', latin: ['Arial', 'Liberation Sans'], hangul: 'Regular' },
  { weight: '600 700', latin: ['Arial Bold', 'Liberation Sans Bold'], hangul: 'Bold' },
].flatMap(({ weight, latin, hangul }) => [
  { weight, names: latin, size: 104 },
  {
    weight,
    names: [`NotoSansCJKkr-${hangul}`, `NotoSansKR-${hangul}`],
    size: 93.94,
    range: hangulRange,
  },
]);

function standInRule({ names, size, weight, range }: StandIn): string {
  const percent = (value: number) => `${Number(((value / size) * 100).toFixed(1))}%`;
  return `@font-face{font-family:'Site fallback';src:${names.map((name) => `local('${name}')`).join()};font-weight:${weight};size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%${range ? `;unicode-range:${range}` : ''}}`;
}

/** The face that every page of a language shows first; none where the system's own faces are used. */
function firstFace(root: string, tag: string): string | undefined {
  if (ownFaces.includes(tag)) return 'latin';
  const { languageName } = readCatalogue(join(root, 'locales'), tag);
  return typeof languageName === 'string' && [...languageName].every(isLatin) ? 'more' : undefined;
}

export interface Fonts {
  /** The rules that name the faces, for the style of every document. */
  readonly rules: string;
  /** By language: the address of the face that every page of it shows first, if there is one. */
  readonly early: ReadonlyMap<string, string>;
}

/** The subset of a font, drawn once: as long as font and characters are the same it is kept. */
async function subsetOf(font: Buffer, characters: string, kept: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(font).update(characters);
  const file = join(kept, `${key.update(JSON.stringify(subsetOptions)).digest('hex')}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const subset = await subsetFont(font, characters, subsetOptions);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, subset);
  return subset;
}

/** Writes the subsets of the typeface below dist/assets. */
export async function writeFonts(root: string, dist: string): Promise<Fonts> {
  const font = readFileSync(join(root, source));
  const folder = join(dist, 'assets');
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  const addresses = new Map<string, string>();
  for (const { family, name, range, characters } of listFaces(root)) {
    if (characters.size === 0) continue;
    const subset = await subsetOf(font, [...characters].join(''), join(root, '.cache/fonts'));
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    const file = `site-${name}-${hash}.woff2`;
    writeFileSync(join(folder, file), subset);
    addresses.set(name, `/assets/${file}`);
    rules.push(
      `@font-face{font-family:'${family}';src:url(/assets/${file}) format('woff2');font-weight:${weights.min} ${weights.max};font-display:optional;unicode-range:${range}}`,
    );
  }
  const early = new Map<string, string>();
  for (const tag of languageTags(join(root, 'locales'))) {
    const address = addresses.get(firstFace(root, tag) ?? '');
    if (address) early.set(tag, address);
  }
  return { rules: rules.join('') + standIns.map(standInRule).join(''), early };
}
