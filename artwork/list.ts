/** The tabs that have pictures; each is a folder of `public/pictures/`. */
export const pictureTabs = [
  'ios',
  'ios-widget',
  'watchos',
  'macos',
  'android',
  'windows',
  'login-windows',
  'login-mac',
] as const;
export type PictureTab = (typeof pictureTabs)[number];

/** The languages that pictures are drawn in; every other language shows en-US. */
export const pictureLanguages = ['en-US', 'ko-KR'] as const;
export type PictureLanguage = (typeof pictureLanguages)[number];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The frames a picture is drawn for, in CSS pixels (files hold twice as many each way).
 * `upright` shows below 768 px of width, `wide` from there on; `block` stands beside a text.
 */
export const frameSizes = {
  wide: { width: 960, height: 600 },
  upright: { width: 720, height: 960 },
  block: { width: 640, height: 480 },
} as const;
export type Frame = keyof typeof frameSizes;

/** Files hold this many pixels for each CSS pixel. */
export const pixelRatio = 2;

/** Carousel pictures in the order they are shown. */
const slides: Record<PictureTab, readonly string[]> = {
  ios: ['codes', 'scan', 'unlock', 'hidden', 'export'],
  'ios-widget': ['home-screen', 'large'],
  watchos: ['ring', 'list'],
  macos: ['codes', 'scan', 'touch-id', 'status-bar', 'export', 'backup', 'keychain'],
  android: ['codes', 'scan', 'backup', 'lock', 'export-qr'],
  windows: [
    'secure-storage',
    'windows-account',
    'export',
    'pem-backup',
    'custom-icon',
    'autostart',
    'taskbar',
  ],
  'login-windows': ['sign-in', 'enroll', 'phone-code', 'update'],
  'login-mac': ['enroll', 'login', 'emergency', 'updates'],
};

/** Pictures of the alternating image-and-text blocks, in the order they are shown. */
const blocks: Partial<Record<PictureTab, readonly string[]>> = {
  ios: ['block-icon', 'block-copy', 'block-widgets', 'block-watch', 'block-icloud'],
  macos: [
    'block-otpuri',
    'block-restore',
    'block-icon',
    'block-hide',
    'block-autostart',
    'block-copy',
    'block-protection',
  ],
};

export interface Picture {
  readonly tab: PictureTab;
  readonly kind: 'slide' | 'block';
  /** Place among the tab's pictures of its kind, from 1. */
  readonly index: number;
  readonly slug: string;
}

function listed(tab: PictureTab, kind: Picture['kind'], slugs: readonly string[]): Picture[] {
  return slugs.map((slug, place) => ({ tab, kind, index: place + 1, slug }));
}

/** Every picture of the apps: the one place that names them. */
export const pictures: readonly Picture[] = pictureTabs.flatMap((tab) => [
  ...listed(tab, 'slide', slides[tab]),
  ...listed(tab, 'block', blocks[tab] ?? []),
]);

/** The frames a picture has: both sizes for a slide, one for a block. */
export function framesOf(picture: Picture): readonly Frame[] {
  return picture.kind === 'slide' ? ['wide', 'upright'] : ['block'];
}

/**
 * A picture's path below `public/pictures/`, for instance `ios/1-codes.wide.en-US.avif`
 * or, for a block, `ios/1-block-icon.en-US.avif`.
 */
export function pictureFile(
  picture: Picture,
  frame: Frame,
  language: PictureLanguage,
  format: PictureFormat,
): string {
  const variant = frame === 'block' ? '' : `.${frame}`;
  return `${picture.tab}/${picture.index}-${picture.slug}${variant}.${language}.${format}`;
}
