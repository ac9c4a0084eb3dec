import { expect, test } from 'vitest';
import { origin } from '../../site.config.ts';
import { locales } from '../i18n/locales.ts';
import { listedPages, listedRoutes, pageFacts } from './pageFacts.ts';

test('an alias’s canonical address has the first name of its route', () => {
  const facts = pageFacts('ko-KR', { id: 'apps', name: 'otpapp' });
  expect(facts.canonical).toBe(`${origin}/ko-KR/app/`);
  expect(facts.isCanonical).toBe(false);
  expect(pageFacts('ko-KR', { id: 'apps', name: 'app' }).isCanonical).toBe(true);
});

test('a page’s facts have its addresses in all locales that it is written in', () => {
  const { alternates } = pageFacts('en-US', { id: 'server', name: 'server' });
  expect(alternates.map(({ locale }) => locale)).toEqual(locales);
  const legal = pageFacts('ko-KR', { id: 'privacy', name: 'privacy' });
  expect(legal.alternates).toEqual([
    { locale: 'en-US', address: `${origin}/privacy/` },
    { locale: 'ko-KR', address: `${origin}/ko-KR/privacy/` },
  ]);
});

test('the canonical address of a page without a translation is in the default locale', () => {
  const facts = pageFacts('de-DE', { id: 'privacy', name: 'privacy' });
  expect(facts.canonical).toBe(`${origin}/privacy/`);
  expect(facts.isCanonical).toBe(false);
  expect(facts.alternates).toEqual([]);
});

test('uses the route’s picture in the locale, otherwise the landing page’s', () => {
  expect(pageFacts('ja-JP', { id: 'login', name: 'provider' }).picture).toBe(
    `${origin}/share/logon.ja-JP.png`,
  );
  expect(pageFacts('ja-JP', { id: 'notFound', name: '404' }).picture).toBe(
    `${origin}/share/main.ja-JP.png`,
  );
});

test('lists every tool and app with notes, but not the not-found page', () => {
  const addresses = listedPages().map(({ canonical }) => canonical);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}/de-DE/otpqr/notes/aegis/`);
  expect(addresses).toContain(`${origin}/otpqr/check/`);
  expect(addresses).not.toContain(`${origin}/de-DE/privacy/`);
  expect(listedRoutes.some(({ id }) => id === 'notFound')).toBe(false);
});
