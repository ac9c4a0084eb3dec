import { readFileSync } from 'node:fs';
import type { FoundText } from './texts.ts';

/** A word that is not used, and the one that is. */
interface Forbidden {
  readonly word: RegExp;
  readonly instead: string;
  /** Phrases in which the word stands rightly: names of products, words of a system's own screen. */
  readonly except: RegExp | undefined;
  /** Texts, by their place, in which it is not looked for. */
  readonly notIn: RegExp | undefined;
}

const line =
  /^- `(?<word>[^`]+)`: (?<instead>.+?)(\. Right in `(?<except>[^`]+)`)?(\. Not in `(?<notIn>[^`]+)`)?$/;

/** A pattern as it is written in the document: `/log(in|on)/i`. */
function patternOf(text: string | undefined, more = ''): RegExp | undefined {
  const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(text ?? '') ?? [];
  return source === undefined ? undefined : new RegExp(source, flags + more);
}

function readRule(text: string): Forbidden[] {
  const { word, instead = '', except, notIn } = line.exec(text)?.groups ?? {};
  const pattern = patternOf(word);
  if (!pattern) return [];
  return [{ word: pattern, instead, except: patternOf(except, 'g'), notIn: patternOf(notIn) }];
}

/** The lists of docs/words.md, by the headings above them: every language's and one of each. */
function readLists(): Map<string, Forbidden[]> {
  const text = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8');
  const sections = text.split(/^## /m).find((section) => section.startsWith('Not these')) ?? '';
  return new Map(
    sections
      .split(/^### /m)
      .slice(1)
      .map((section) => section.split('\n'))
      .map(([heading = '', ...lines]) => [heading, lines.flatMap(readRule)]),
  );
}

/** What no text of any language says. */
export const forbidden: ReadonlyMap<string, readonly Forbidden[]> = readLists();

/** One sentence for each text that says what its language does not. */
export function complaintsAbout(language: string, texts: readonly FoundText[]): string[] {
  const rules = ['Every language', language].flatMap((heading) => forbidden.get(heading) ?? []);
  return texts.flatMap(({ place, text }) =>
    rules.flatMap(({ word, instead, except, notIn }) => {
      const said = word.exec(except ? text.replaceAll(except, '') : text)?.[0];
      if (said === undefined || notIn?.test(place)) return [];
      return [`${place} says “${said}”; instead: ${instead}.`];
    }),
  );
}
