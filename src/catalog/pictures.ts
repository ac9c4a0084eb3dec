import {
  type Frame,
  type PictureFormat,
  type PictureTab,
  framesOf,
  pictureFile,
  pictureLanguages,
  pictures,
} from '../../artwork/list.ts';
import type { Messages } from '../i18n/messages.ts';

/** A carousel picture by the words that describe it. */
export type Banner = keyof Messages['pictures'];
/** A block of picture and text by its words. */
export type Block = keyof Messages['catalog']['blocks'];

/** The carousel of each tab, in order. */
export const banners = {
  ios: ['ios-codes', 'ios-scan', 'ios-unlock', 'ios-hidden', 'ios-export'],
  'ios-widget': ['ios-widget-home-screen', 'ios-widget-large'],
  watchos: ['watchos-ring', 'watchos-list'],
  macos: [
    'macos-codes',
    'macos-scan',
    'macos-touch-id',
    'macos-status-bar',
    'macos-export',
    'macos-backup',
    'macos-keychain',
  ],
  android: ['android-codes', 'android-scan', 'android-backup', 'android-lock', 'android-export-qr'],
  windows: [
    'windows-secure-storage',
    'windows-windows-account',
    'windows-export',
    'windows-pem-backup',
    'windows-custom-icon',
    'windows-autostart',
    'windows-taskbar',
  ],
  'login-windows': [
    'login-windows-sign-in',
    'login-windows-enroll',
    'login-windows-phone-code',
    'login-windows-update',
  ],
  'login-mac': ['login-mac-enroll', 'login-mac-login', 'login-mac-emergency', 'login-mac-updates'],
} as const satisfies Record<PictureTab, readonly Banner[]>;

/** The blocks of picture and text below a tab's lists, in order. */
export const blocks: Readonly<Partial<Record<PictureTab, readonly Block[]>>> = {
  ios: ['ios-icon', 'ios-copy', 'ios-widgets', 'ios-watch', 'ios-icloud'],
  macos: [
    'macos-otpuri',
    'macos-restore',
    'macos-icon',
    'macos-hide',
    'macos-autostart',
    'macos-copy',
    'macos-protection',
  ],
};

/**
 * The address of a tab's picture.
 * @param place its place among the tab's pictures of that frame, from 0
 * @param language the visitor's; one without pictures of its own gets those in en-US
 * @throws {Error} where there is no such picture
 */
export function pictureAddress(
  contentHost: string,
  tab: PictureTab,
  place: number,
  frame: Frame,
  language: string,
  format: PictureFormat,
): string {
  const picture = pictures.find(
    (one) => one.tab === tab && one.index === place + 1 && framesOf(one).includes(frame),
  );
  if (!picture) throw new Error(`There is no picture ${place + 1} for ${tab}.`);
  const drawn = pictureLanguages.find((one) => one === language) ?? 'en-US';
  return `${contentHost}/pictures/${pictureFile(picture, frame, drawn, format)}`;
}
