import { describe, expect, test } from 'vitest';
import { defaultSettings } from '@otp-lab/otp';
import * as site from '../../site.config.ts';
import type { System } from '../platform/types.ts';
import { apps, tabOrder } from './apps.ts';
import { compareApps } from './compareApps.ts';
import { features } from './features.ts';
import { logins } from './logins.ts';
import { pictures } from './pictures.ts';
import { pictureAddress, pictureOf } from './picture.ts';
import { supportsCodes } from './specifications.ts';
import { authenticatorAddress, authenticators, storeAddress } from './stores.ts';

const allApps = Object.values(apps);

test('lists six apps by their ids', () => {
  expect(Object.keys(apps)).toEqual([
    'ios',
    'ios-widget',
    'watchos',
    'macos',
    'android',
    'windows',
  ]);
  expect(Object.values(apps).map(({ id }) => id)).toEqual(Object.keys(apps));
});

const appleFirst = 'ios ios-widget watchos macos android windows';
const androidFirst = 'android ios macos ios-widget watchos windows';

test.each<[System, string]>([
  ['ios', appleFirst],
  ['macos', 'macos ios ios-widget watchos android windows'],
  ['android', androidFirst],
  ['windows', 'windows android ios macos ios-widget watchos'],
  ['linux', appleFirst],
  ['unknown', appleFirst],
  ['chromeos', androidFirst],
])('orders the tabs on %s: %s', (system, order) => {
  expect(tabOrder(system).join(' ')).toBe(order);
});

const pictureCounts = [
  ['ios', 5, 5],
  ['ios-widget', 2, 0],
  ['watchos', 2, 0],
  ['macos', 7, 7],
  ['android', 5, 0],
  ['windows', 7, 0],
  ['login-windows', 4, 0],
  ['login-mac', 4, 0],
] as const;

test.each(pictureCounts)('%s has %i slides and %i blocks', (tab, slides, blocks) => {
  const picturesOfTab = pictures.filter((picture) => picture.tab === tab);
  expect(picturesOfTab.filter(({ kind }) => kind === 'slide')).toHaveLength(slides);
  expect(picturesOfTab.filter(({ kind }) => kind === 'block')).toHaveLength(blocks);
});

test('the message key of a picture begins with its tab', () => {
  const hasPrefix = Object.values(apps).flatMap(({ id, slides, blocks = [] }) =>
    [...slides, ...blocks].map((message) => message.startsWith(`${id}-`)),
  );
  expect(hasPrefix).not.toContain(false);
});

test('a picture’s address contains its tab, position, form and language', () => {
  const slide = pictureOf('ios', 'slide', 'ios-scan', 1);
  expect(pictureAddress('', slide, 'wide', 'ko-KR', 'avif')).toBe(
    '/pictures/ios/2-scan.wide.ko-KR.avif',
  );
  const block = pictureOf('ios', 'block', 'ios-icon', 0);
  expect(pictureAddress('https://files.example.com', block, 'block', 'fr-FR', 'webp')).toBe(
    'https://files.example.com/pictures/ios/1-block-icon.en-US.webp',
  );
});

test('every feature belongs to an app, and no app lists one twice', () => {
  const listed = new Set(allApps.flatMap((app) => app.features));
  expect([...listed].sort()).toEqual(Object.keys(features).sort());
  for (const app of allApps) expect(new Set(app.features).size).toBe(app.features.length);
});

test('apps link to their stores; all Apple apps have the same page', () => {
  expect(allApps.map((app) => [app.id, storeAddress(site, app.store)])).toEqual([
    ['ios', site.stores.appStore],
    ['ios-widget', site.stores.appStore],
    ['watchos', site.stores.appStore],
    ['macos', site.stores.appStore],
    ['android', site.stores.googlePlay],
    ['windows', site.stores.microsoftStore],
  ]);
});

test('three authenticators have six different pages in two stores', () => {
  const pages = authenticators.flatMap((app) => [
    authenticatorAddress(site, app, 'google-play'),
    authenticatorAddress(site, app, 'app-store'),
  ]);
  expect(new Set(pages).size).toBe(6);
  expect(pages[0]).toBe(site.stores.googlePlay);
});

describe('specifications', () => {
  test.each([
    ['ios-widget', 'ios', '14.0'],
    ['watchos', 'watchos', '7.0'],
    ['macos', 'macos', '10.14'],
    ['windows', 'windows', '8'],
  ] as const)('%s requires %s %s', (id, system, version) => {
    expect(apps[id].specifications).toContainEqual({
      id: 'requirement',
      requirement: { system, version },
    });
  });

  test('Windows installers run on x64 and x86, those for the Mac on both processors', () => {
    const windows = { id: 'processors', processors: ['x64', 'x86'] };
    const mac = { id: 'processors', processors: ['apple-silicon', 'intel'] };
    expect(apps.windows.specifications).toContainEqual(windows);
    expect(logins.windows).toMatchObject({ specifications: expect.arrayContaining([windows]) });
    expect(apps.macos.specifications).toContainEqual(mac);
    expect(logins.mac).toMatchObject({ specifications: expect.arrayContaining([mac]) });
  });

  test.each(allApps)(
    '$id supports all types, algorithms, digits and periods',
    ({ specifications }) => {
      expect(specifications).toEqual(
        expect.arrayContaining([
          { id: 'price' },
          { id: 'types', values: ['TOTP (RFC 6238)', 'HOTP (RFC 4226)'] },
          { id: 'algorithms', values: ['SHA1', 'SHA256', 'SHA512'] },
          { id: 'digits', values: ['6', '8', '10'] },
          { id: 'periods', seconds: [30, 60] },
        ]),
      );
    },
  );
});

describe('supportsCodes', () => {
  test.each([
    [{}, true],
    [{ algorithm: 'SHA512', digits: 10, period: 60 }, true],
    [{ type: 'hotp', period: 45 }, true],
    [{ digits: 7 }, false],
    [{ period: 45 }, false],
  ] as const)('says whether the apps support %j', (change, isSupported) => {
    expect(supportsCodes({ ...defaultSettings, ...change })).toBe(isSupported);
  });
});

describe('the comparison', () => {
  const compared = [apps.ios, apps.macos, apps.android, apps.windows];
  const rows = compareApps(compared);

  test('has a cell for every capability and app, and an app for every capability', () => {
    for (const { cells } of rows) {
      expect(cells.map(({ app }) => app)).toEqual(compared.map(({ id }) => id));
      expect(cells.some(({ isAvailable }) => isAvailable)).toBe(true);
    }
  });

  test.each([
    ['codes', 'ios macos android windows'],
    ['backup', 'ios macos android windows'],
    ['account', 'macos windows'],
    ['presence', 'macos windows'],
    ['watch', 'ios'],
  ])('%s is a capability of %s', (capability, expected) => {
    const row = rows.find((candidate) => candidate.capability === capability);
    const appsWithIt = row?.cells.filter(({ isAvailable }) => isAvailable).map(({ app }) => app);
    expect(appsWithIt?.join(' ')).toBe(expected);
  });

  test('refuses an app about which nothing is known', () => {
    expect(() => compareApps([{ ...apps.android, features: [] }])).toThrow('android');
  });
});
