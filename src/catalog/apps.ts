import { releases } from '../../releases.ts';
import type { AppTab } from '../platform/appTabs.ts';
import { currentRelease } from '../releases/releases.ts';
import type { App } from './app.ts';
import { ios, mac, watch, widget } from './appleApps.ts';
import { processorsOf, supportedCodes } from './specifications.ts';

const windowsRelease = currentRelease(releases, 'windows-app');

const android: App = {
  id: 'android',
  icon: 'android_phone',
  store: 'google-play',
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

const windows: App = {
  id: 'windows',
  icon: 'windows',
  store: 'microsoft-store',
  installers: 'windows-app',
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
    { id: 'requirement', requirement: { system: 'windows', version: windowsRelease.minimum } },
    { id: 'processors', processors: processorsOf(windowsRelease.files.map(({ build }) => build)) },
    ...supportedCodes,
  ],
};

/** The authenticator app of each tab. */
export const apps: Readonly<Record<AppTab, App>> = {
  ios,
  'ios-widget': widget,
  watchos: watch,
  macos: mac,
  android,
  windows,
};
