import { currentRelease, releases } from '../../releases/releases.ts';
import type { App } from '../app.ts';
import { processorsOf, supportedCodes } from '../specifications.ts';

const release = currentRelease(releases, 'windows-app');

export const windows: App = {
  id: 'windows',
  icon: 'windows',
  operatingSystem: 'Windows',
  system: 'windows',
  tabPosition: { apple: 6, others: 6 },
  store: 'microsoft-store',
  installers: 'windows-app',
  slides: [
    'windows-secure-storage',
    'windows-windows-account',
    'windows-export',
    'windows-pem-backup',
    'windows-custom-icon',
    'windows-autostart',
    'windows-taskbar',
  ],
  features: [
    'codes',
    'windows-storage',
    'windows-account',
    'passcode-or-biometrics',
    'qr-scan',
    'qr-export',
    'uri-export',
    'pem-backup',
    'icon-images',
    'autostart',
    'taskbar',
  ],
  specifications: [
    { id: 'price' },
    { id: 'requirement', requirement: { system: 'windows', version: release.minimum } },
    { id: 'processors', processors: processorsOf(release.files.map(({ build }) => build)) },
    { id: 'arm', support: 'emulated' },
    ...supportedCodes,
  ],
};
