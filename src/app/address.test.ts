import { describe, expect, test } from 'vitest';
import { documentPath, hashPath, parseAddress, samePlace } from './address.ts';
import { hasFrame } from './frame.ts';
import { screenIds, screens } from './screens.ts';

const languages = ['en-US', 'ko-KR'];

function read(address: string) {
  return parseAddress(new URL(address, 'https://example.com'), languages);
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
  expect(samePlace(read('/#/app?category=mac'), read('/?category=mac#/APP'))).toBe(true);
  expect(samePlace(read('/#/app?category=mac'), read('/#/app'))).toBe(false);
});

test('an address carries its query inside the hash', () => {
  expect(hashPath('/ko-KR/', 'otpqr', [['tool', 'check']])).toBe('/ko-KR/#/otpqr?tool=check');
});

test('header and footer are left out on the screens that apps show, and on no other', () => {
  const frameless = screenIds.filter((id) => screens[id].names.some((name) => !hasFrame(name)));
  expect(frameless).toEqual(['helpAuthPlugin', 'helpAuthLogin', 'updateAuthLogin']);
  expect(['', 'help-nothing', 'update'].map(hasFrame)).toEqual([true, true, true]);
});
