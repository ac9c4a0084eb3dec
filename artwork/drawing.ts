import type { Feature } from '../site/src/catalog/features.ts';
import type { LoginFeature } from '../site/src/catalog/logins.ts';
import type { Frame, PictureLanguage, PictureTab } from '../site/src/catalog/picture.ts';
import type { SharedMessages } from './messages/en-US.ts';
import { messages as german } from './messages/de-DE.ts';
import { messages as english } from './messages/en-US.ts';
import { messages as japanese } from './messages/ja-JP.ts';
import { messages as spanish } from './messages/es-ES.ts';
import { messages as korean } from './messages/ko-KR.ts';

/** A picture as HTML. */
export interface Screen<Messages> {
  /** The picture's slug in site/src/catalog/. */
  readonly slug: string;
  /** The features that the picture shows. The product must list each of them in site/src/catalog/. */
  readonly shows: readonly (Feature | LoginFeature)[];
  /** Returns the HTML of the picture's body. */
  readonly draw: (messages: Messages & SharedMessages, frame: Frame) => string;
}

/** All drawings of a platform, with its messages in every language. */
export interface Platform {
  readonly slugs: readonly string[];
  /** The features that the pictures show. */
  readonly shows: readonly (Feature | LoginFeature)[];
  /** Returns the HTML of a picture's body. Throws a RangeError if the platform doesn't have the slug. */
  readonly draw: (slug: string, language: PictureLanguage, frame: Frame) => string;
}

const sharedMessages: Record<PictureLanguage, SharedMessages> = {
  'en-US': english,
  'ko-KR': korean,
  'ja-JP': japanese,
  'de-DE': german,
  'es-ES': spanish,
};

/** Combines the screens of a platform with its own messages and the shared ones. */
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
      if (!screen) throw new RangeError(`artwork/screens/${tab} has no drawing '${slug}'.`);
      return screen.draw({ ...sharedMessages[language], ...messages[language] }, frame);
    },
  };
}
