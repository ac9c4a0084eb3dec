import type { AppId } from './app.ts';
import type { FinishedLogin } from './logins.ts';
import type { Block, Slide } from './slides.ts';

/** The tabs that have pictures. Each has a folder in `public/pictures/`. */
export type PictureTab = AppId | `login-${FinishedLogin['id']}`;

/** The languages that pictures are drawn in. All other languages show the pictures in en-US. */
export const pictureLanguages = ['en-US', 'ko-KR', 'ja-JP', 'de-DE', 'es-ES'] as const;
export type PictureLanguage = (typeof pictureLanguages)[number];

/** The themes of the site that pictures are drawn for. */
export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

export type PictureFormat = 'avif' | 'webp';

/** The formats of a theme's pictures. Browsers that can't show AVIF show the light picture in both themes. */
export const pictureFormats: Record<PictureTheme, readonly PictureFormat[]> = {
  light: ['avif', 'webp'],
  dark: ['avif'],
};

/**
 * The sizes of pictures in CSS pixels. Files have twice the width and height. A slide has two forms: `upright` for
 * windows below 768 px of width, otherwise `wide`. `block` is a picture beside a text.
 */
export const frameSizes = {
  wide: { width: 960, height: 600 },
  upright: { width: 720, height: 960 },
  block: { width: 640, height: 480 },
} as const;
export type Frame = keyof typeof frameSizes;

/** A picture in a tab: a slide or the picture of a block. */
export interface Picture {
  readonly tab: PictureTab;
  readonly kind: 'slide' | 'block';
  /** The position among the tab's pictures of this kind, from 1. */
  readonly index: number;
  readonly slug: string;
}

/**
 * Returns the picture of a slide or block.
 * @param message the key of its message: the tab, a dash and the slug, such as `ios-codes`
 * @param position among the tab's slides or blocks, from 0
 */
export function pictureOf(
  tab: PictureTab,
  kind: Picture['kind'],
  message: Slide | Block,
  position: number,
): Picture {
  const name = message.slice(`${tab}-`.length);
  return { tab, kind, index: position + 1, slug: kind === 'block' ? `block-${name}` : name };
}

/** Returns the forms that a picture has: two for a slide, one for a block. */
export function framesOf({ kind }: Picture): readonly Frame[] {
  return kind === 'slide' ? ['wide', 'upright'] : ['block'];
}

/**
 * Returns the path of a picture's file below `public/pictures/`: `ios/1-codes.wide.en-US.avif` for a slide,
 * `ios/1-block-icon.en-US.avif` for a block, `ios/1-block-icon.en-US.dark.avif` for a block in dark.
 */
export function pictureFile(
  { tab, index, slug }: Picture,
  frame: Frame,
  language: PictureLanguage,
  format: PictureFormat,
  theme: PictureTheme = 'light',
): string {
  const variant = frame === 'block' ? '' : `.${frame}`;
  const suffix = theme === 'dark' ? '.dark' : '';
  return `${tab}/${index}-${slug}${variant}.${language}${suffix}.${format}`;
}

/**
 * Returns the address of a picture.
 * @param language the visitor's language; if no pictures are drawn in it, the address has en-US
 */
export function pictureAddress(
  contentHost: string,
  picture: Picture,
  frame: Frame,
  language: string,
  format: PictureFormat,
  theme: PictureTheme = 'light',
): string {
  const drawn = pictureLanguages.find((candidate) => candidate === language) ?? 'en-US';
  return `${contentHost}/pictures/${pictureFile(picture, frame, drawn, format, theme)}`;
}
