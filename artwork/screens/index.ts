import type { Platform } from '../drawing.ts';
import type { PictureTab } from '../../site/src/catalog/picture.ts';

/** Loads the drawings of each tab. A tab that isn't listed has screenshots instead. */
export const platforms: Readonly<Partial<Record<PictureTab, () => Promise<Platform>>>> = {
  ios: async () => (await import('./ios/index.ts')).ios,
  'ios-widget': async () => (await import('./ios-widget/index.ts')).iosWidget,
  watchos: async () => (await import('./watchos/index.ts')).watchos,
  macos: async () => (await import('./macos/index.ts')).macos,
  android: async () => (await import('./android/index.ts')).android,
  windows: async () => (await import('./windows/index.ts')).windows,
  'login-windows': async () => (await import('./login-windows/index.ts')).loginWindows,
  'login-mac': async () => (await import('./login-mac/index.ts')).loginMac,
};
