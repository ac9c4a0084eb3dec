import type { AppId } from './app.ts';
import type { FinishedLogin } from './logins.ts';
import type { Block, Slide } from './slides.ts';

/** The tabs that have pictures; each is a folder of `public/pictures/`. */
export type PictureTab = AppId | `login-${FinishedLogin['id']}`;

/** The languages that pictures are drawn in; every other language shows en-US. */
export const pictureLanguages = ['en-US', 'ko-KR', 'ja-JP', 'de-DE', 'es-ES'] as const;
export type PictureLanguage = (typeof pictureLanguages)[number];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The frames of a picture, in CSS pixels (files hold twice as many each way). A slide has two:
 * `upright` shows below 768 px of width, `wide` from there on; `block` stands beside a text.
 */
export const frameSizes = {
  wide: { width: 960, height: 600 },
  upright: { width: 720, height: 960 },
  block: { width: 640, height: 480 },
} as const;
export type Frame = keyof typeof frameSizes;

/** A picture of a tab: one of its slides, or of its blocks. */
export interface Picture {
  readonly tab: PictureTab;
  readonly kind: 'slide' | 'block';
  /** Place among the tab's pictures of its kind, from 1. */
  readonly index: number;
  readonly slug: string;
}

/** The picture with these words, at a place among its tab's slides or blocks, counted from 0. */
export function pictureOf(
  tab: PictureTab,
  kind: Picture['kind'],
  words: Slide | Block,
  place: number,
): Picture {
  const name = words.slice(`${tab}-`.length);
  return { tab, kind, index: place + 1, slug: kind === 'block' ? `block-${name}` : name };
}

/** The frames a picture has: both sizes for a slide, one for a block. */
export function framesOf({ kind }: Picture): readonly Frame[] {
  return kind === 'slide' ? ['wide', 'upright'] : ['block'];
}

/**
 * A picture's path below `public/pictures/`: `ios/1-codes.wide.en-US.avif`, or for a block
 * `ios/1-block-icon.en-US.avif`.
 */
export function pictureFile(
  { tab, index, slug }: Picture,
  frame: Frame,
  language: PictureLanguage,
  format: PictureFormat,
): string {
  const variant = frame === 'block' ? '' : `.${frame}`;
  return `${tab}/${index}-${slug}${variant}.${language}.${format}`;
}

/**
 * The address of a picture.
 * @param language the visitor's; one without pictures of its own gets those in en-US
 */
export function pictureAddress(
  contentHost: string,
  picture: Picture,
  frame: Frame,
  language: string,
  format: PictureFormat,
): string {
  const drawn = pictureLanguages.find((one) => one === language) ?? 'en-US';
  return `${contentHost}/pictures/${pictureFile(picture, frame, drawn, format)}`;
}
