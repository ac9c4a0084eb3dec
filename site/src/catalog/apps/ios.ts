import type { App } from '../app.ts';
import { supportedCodes } from '../specifications.ts';

export const ios: App = {
  id: 'ios',
  icon: 'iphone',
  operatingSystem: 'iOS',
  system: 'ios',
  tabPosition: { apple: 1, others: 2 },
  store: 'app-store',
  slides: ['ios-codes', 'ios-scan', 'ios-unlock', 'ios-hidden', 'ios-export'],
  blocks: ['ios-icon', 'ios-copy', 'ios-widgets', 'ios-watch', 'ios-icloud'],
  features: [
    'codes',
    'secure-storage',
    'face-touch-id',
    'passcode',
    'qr-scan',
    'qr-export',
    'auto-hide',
    'code-hiding',
    'icon-change',
    'copy',
    'widgets',
    'watch-app',
    'icloud-keychain',
    'icloud-drive',
  ],
  specifications: [
    { id: 'price' },
    { id: 'widgets', requirement: { system: 'ios', version: '14.0' } },
    { id: 'watch', requirement: { system: 'watchos', version: '7.0' } },
    ...supportedCodes,
  ],
};
