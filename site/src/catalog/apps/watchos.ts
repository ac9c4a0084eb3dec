import type { App } from '../app.ts';
import { supportedCodes } from '../specifications.ts';

export const watchos: App = {
  id: 'watchos',
  icon: 'watch',
  operatingSystem: 'watchOS',
  system: 'ios',
  tabPosition: { apple: 3, others: 5 },
  store: 'app-store',
  slides: ['watchos-ring', 'watchos-list'],
  features: [
    'codes',
    'own-engine',
    'code-shown',
    'remaining-seconds',
    'icon-and-name',
    'icloud-keychain',
  ],
  specifications: [
    { id: 'price' },
    { id: 'requirement', requirement: { system: 'watchos', version: '7.0' } },
    ...supportedCodes,
  ],
};
