import type { App } from '../app.ts';
import { supportedCodes } from '../specifications.ts';

export const android: App = {
  id: 'android',
  icon: 'android_phone',
  operatingSystem: 'Android',
  system: 'android',
  tabPosition: { apple: 5, others: 1 },
  store: 'google-play',
  slides: ['android-codes', 'android-scan', 'android-backup', 'android-lock', 'android-export-qr'],
  features: [
    'codes',
    'secure-storage',
    'cloud-backup',
    'qr-scan',
    'qr-export',
    'passcode-or-biometrics',
  ],
  specifications: [{ id: 'price' }, ...supportedCodes],
};
