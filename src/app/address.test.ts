import { describe, expect, test } from 'vitest';
import {
  documentOf,
  documentPath,
  hashPath,
  isBareHash,
  readAddress,
  sameContent,
} from './address.ts';
import { recordOf, screenIds, screens } from './screens.ts';

const languages = ['en-US', 'ko-KR'];

function read(address: string) {
  return readAddress(new URL(address, 'https://example.com'), languages);
}

describe('every name of every screen', () => {
  const names = screenIds.flatMap((id) => screens[id].names.map((name) => [name, id] as const));

  test.each(names)('%s opens %s by hash and by document, in any case', (name, id) => {
    for (const spelling of [name, name.toUpperCase(), name.toLowerCase()]) {
      for (const root of ['/', '/ko-KR/']) {
        expect(read(hashPath(root, spelling)).screen).toBe(id);
        expect(read(documentPath(root, spelling)).screen).toBe(id);
      }
    }
  });
});

test.each(['/', '/#', '/#/', '/index.html', '/main/', '/#/main', '/#emergency'])(
  '%s opens main in no named language',
  (address) => {
    expect(read(address)).toMatchObject({ screen: 'main', language: undefined });
  },
);

test('the hash wins over the path', () => {
  expect(read('/ko-KR/otpqr/#/server')).toMatchObject({ screen: 'server', language: 'ko-KR' });
});

test('a query stands before or inside the hash, and inside wins', () => {
  expect(read('/?category=mac#/app').query.get('category')).toBe('mac');
  expect(read('/#/app?category=mac').query.get('category')).toBe('mac');
  expect(read('/?category=windows#/app?category=mac').query.get('category')).toBe('mac');
  expect(read('/#/app?category=mac&category=linux').query.get('category')).toBe('mac');
});

test('the language is named by the path or by lang', () => {
  expect(read('/KO-kr/app/').language).toBe('ko-KR');
  expect(read('/help-authplugin/?lang=ko-KR').language).toBe('ko-KR');
  expect(read('/#/help-authplugin?lang=ko-kr').language).toBe('ko-KR');
  expect(read('/?lang=xx').language).toBeUndefined();
});

test.each(['/#/nothing', '/nothing/', '/app/more/', '/fr-FR/app/'])(
  '%s is not found',
  (address) => {
    expect(read(address).screen).toBe('notFound');
  },
);

test('the same place is known again', () => {
  expect(sameContent(read('/#/app?category=mac'), read('/?category=mac#/APP'))).toBe(true);
  expect(sameContent(read('/#/app?category=mac'), read('/#/app'))).toBe(false);
  expect(sameContent(read('/app/'), read('/ko-KR/app/'))).toBe(true);
});

test('an address carries its query inside the hash', () => {
  expect(hashPath('/ko-KR/', 'otpqr', [['tool', 'check']])).toBe('/ko-KR/#/otpqr?tool=check');
});

test.each([
  ['/#/otpqr/check', 'check'],
  ['/#/otpqr/CHECK/', 'check'],
  ['/otpqr/check/', 'check'],
  ['/ko-KR/otpqr/check/index.html', 'check'],
  ['/#/otpqr?tool=check', 'check'],
  ['/otpqr/?tool=check', 'check'],
  ['/?tool=check#/otpqr', 'check'],
  ['/?tool=read#/otpqr/check', 'check'],
  ['/otpqr/check/?tool=read', 'read'],
  ['/otpqr/check/#/otpqr', 'make'],
  ['/otpqr/?tool=nothing', 'make'],
  ['/app/?tool=check', undefined],
])('%s asks for the tool %s', (address, tool) => {
  expect(read(address).tool).toBe(tool);
});

test.each([
  ['/#/windowsLogon', '/windowslogon/'],
  ['/#/APP/', '/app/'],
  ['/#/otpqr/check', '/otpqr/check/'],
  ['/#/otpqr?tool=make', '/otpqr/'],
  ['/', '/'],
  ['/main/', '/'],
  ['/#/nothing', '/404.html'],
  ['/#//evil.example', '/404.html'],
  ['/#/\\evil.example', '/404.html'],
  ['/#/%2f%2fevil.example', '/404.html'],
  ['/#/..', '/404.html'],
  ['/#/javascript:alert(1)', '/404.html'],
  ['/#/__proto__', '/404.html'],
  ['/#/otpqr/check/more', '/404.html'],
])('%s has its document at %s', (address, path) => {
  expect(documentOf('/', read(address))).toBe(path);
});

test('the hash of a panel names its tab', () => {
  expect(read('/app/#panel-android').query.get('tab')).toBe('android');
});

test('header and footer are left out on the screens that apps show, and wherever a hash says so', () => {
  const bare = screenIds.filter((id) => recordOf(id).isBare);
  expect(bare).toEqual(['helpAuthPlugin', 'helpAuthLogin', 'updateAuthLogin']);
  for (const id of bare)
    for (const name of screens[id].names) expect(isBareHash(`#/${name.toUpperCase()}`)).toBe(true);
  expect(['#/help-', '#/update-foo'].every(isBareHash)).toBe(true);
  expect(['', '#/help', '#/update', '#/app?x=/help-'].some(isBareHash)).toBe(false);
});
