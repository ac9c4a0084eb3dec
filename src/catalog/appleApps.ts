import type { App } from './app.ts';
import { processorsOf, supportedCodes } from './specifications.ts';

export const ios: App = {
  id: 'ios',
  icon: 'iphone',
  store: 'app-store',
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

export const widget: App = {
  id: 'ios-widget',
  icon: 'widget',
  store: 'app-store',
  features: [
    'codes',
    'code-always',
    'remaining-seconds',
    'icon-and-name',
    'opens-app',
    'widget-sizes',
  ],
  specifications: [
    { id: 'price' },
    { id: 'requirement', requirement: { system: 'ios', version: '14.0' } },
    { id: 'sizes' },
    ...supportedCodes,
  ],
};

export const watch: App = {
  id: 'watchos',
  icon: 'watch',
  store: 'app-store',
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

export const mac: App = {
  id: 'macos',
  icon: 'mac',
  store: 'app-store',
  features: [
    'codes',
    'keychain',
    'icloud-keychain-option',
    'qr-scan',
    'qr-export',
    'uri-export',
    'pem-backup',
    'status-bar',
    'account-or-passcode',
    'face-touch-id',
    'auto-hide',
    'autostart',
    'code-hiding',
    'icon-change',
    'copy',
  ],
  specifications: [
    { id: 'price' },
    { id: 'requirement', requirement: { system: 'macos', version: '10.14' } },
    { id: 'processors', processors: processorsOf(['universal']) },
    ...supportedCodes,
  ],
};
