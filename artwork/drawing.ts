import type { Feature } from '../src/catalog/features.ts';
import type { LoginFeature } from '../src/catalog/logins.ts';
import type { Frame, PictureLanguage, PictureTab } from '../src/catalog/pictures.ts';
import type { SharedWords } from './words/en-US.ts';
import { words as german } from './words/de-DE.ts';
import { words as english } from './words/en-US.ts';
import { words as japanese } from './words/ja-JP.ts';
import { words as spanish } from './words/es-ES.ts';
import { words as korean } from './words/ko-KR.ts';

/** One picture's drawing: the slug that list.ts names it by, and the body of its document. */
export interface Screen<Words> {
  readonly slug: string;
  /** What the picture shows that the product can do; its own list of features names each. */
  readonly shows: readonly (Feature | LoginFeature)[];
  readonly draw: (words: Words & SharedWords, frame: Frame) => string;
}

/** A platform's drawings, its words already chosen by language. */
export interface Platform {
  readonly slugs: readonly string[];
  /** The features that its pictures show. */
  readonly shows: readonly (Feature | LoginFeature)[];
  /** The HTML of one picture's body. Throws a RangeError for a slug the platform does not draw. */
  readonly draw: (slug: string, language: PictureLanguage, frame: Frame) => string;
}

const sharedWords: Record<PictureLanguage, SharedWords> = {
  'en-US': english,
  'ko-KR': korean,
  'ja-JP': japanese,
  'de-DE': german,
  'es-ES': spanish,
};

/** Joins a platform's screens to its words and to the words that every platform shares. */
export function platform<Words>(
  tab: PictureTab,
  words: Record<PictureLanguage, Words>,
  screens: readonly Screen<Words>[],
): Platform {
  return {
    slugs: screens.map((screen) => screen.slug),
    shows: screens.flatMap((screen) => screen.shows),
    draw(slug, language, frame) {
      const screen = screens.find((candidate) => candidate.slug === slug);
      if (!screen) throw new RangeError(`artwork/screens/${tab} has no drawing '${slug}'`);
      return screen.draw({ ...sharedWords[language], ...words[language] }, frame);
    },
  };
}
