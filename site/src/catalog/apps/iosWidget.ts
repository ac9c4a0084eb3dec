import type { App } from '../app.ts';
import { supportedCodes } from '../specifications.ts';

export const iosWidget: App = {
  id: 'ios-widget',
  icon: 'widget',
  kind: 'widget',
  operatingSystem: 'iOS',
  system: 'ios',
  tabPosition: { apple: 2, others: 4 },
  store: 'app-store',
  slides: ['ios-widget-home-screen', 'ios-widget-large'],
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
