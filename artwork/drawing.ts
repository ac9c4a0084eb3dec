import type { Feature } from '../site/src/catalog/features.ts';
import type { LoginFeature } from '../site/src/catalog/logins.ts';
import type { Frame, PictureLanguage, PictureTab } from '../site/src/catalog/pictures.ts';
import type { SharedMessages } from './messages/en-US.ts';
import { messages as german } from './messages/de-DE.ts';
import { messages as english } from './messages/en-US.ts';
import { messages as japanese } from './messages/ja-JP.ts';
import { messages as spanish } from './messages/es-ES.ts';
import { messages as korean } from './messages/ko-KR.ts';

/** One picture's drawing: its slug in the catalog, and the body of its page. */
export interface Screen<Messages> {
  readonly slug: string;
  /** The features that the picture shows. The product's record has to list each of them. */
  readonly shows: readonly (Feature | LoginFeature)[];
  readonly draw: (messages: Messages & SharedMessages, frame: Frame) => string;
}

/** A platform's drawings, with its messages of every language. */
export interface Platform {
  readonly slugs: readonly string[];
  /** The features that its pictures show. */
  readonly shows: readonly (Feature | LoginFeature)[];
  /** The HTML of one picture's body. Throws a RangeError for a slug the platform does not draw. */
  readonly draw: (slug: string, language: PictureLanguage, frame: Frame) => string;
}

const sharedMessages: Record<PictureLanguage, SharedMessages> = {
  'en-US': english,
  'ko-KR': korean,
  'ja-JP': japanese,
  'de-DE': german,
  'es-ES': spanish,
};

/** Joins a platform's screens to its messages and to those that all platforms share. */
export function platform<Messages>(
  tab: PictureTab,
  messages: Record<PictureLanguage, Messages>,
  screens: readonly Screen<Messages>[],
): Platform {
  return {
    slugs: screens.map((screen) => screen.slug),
    shows: screens.flatMap((screen) => screen.shows),
    draw(slug, language, frame) {
      const screen = screens.find((candidate) => candidate.slug === slug);
      if (!screen) throw new RangeError(`artwork/screens/${tab} has no drawing '${slug}'`);
      return screen.draw({ ...sharedMessages[language], ...messages[language] }, frame);
    },
  };
}
