import { expect, test } from 'vitest';
import * as site from '../../site.config.ts';
import { checkSite } from './checkSite.ts';

test('accepts the settings of this project', () => {
  expect(checkSite(site)).toEqual([]);
});

test('security.txt is valid for at least another month', () => {
  const month = 30 * 24 * 60 * 60 * 1000;
  expect(Date.parse(site.security.expires)).toBeGreaterThan(Date.now() + month);
});

test.each([
  [{ ...site, brand: ' ' }, 'site.config.ts: brand is " "; it must be a text that is not empty.'],
  [
    { ...site, productSlug: 'My App' },
    'site.config.ts: productSlug is "My App"; it must be lower-case letters, digits and dashes.',
  ],
  [
    { ...site, demo: 'http://demo.example.com/' },
    'site.config.ts: demo is "http://demo.example.com/"; it must be an https address.',
  ],
  [
    { ...site, contentHost: 'https://files.example.com/path' },
    'site.config.ts: contentHost is "https://files.example.com/path"; it must be empty, or an https scheme and host without a path.',
  ],
  [
    { ...site, contact: { ...site.contact, email: 'nobody' } },
    'site.config.ts: contact.email is "nobody"; it must be an email address.',
  ],
  [
    { ...site, security: { ...site.security, expires: 'next year' } },
    'site.config.ts: security.expires is "next year"; it must be a day, 2027-10-31.',
  ],
])('reports an unusable value in a sentence', (settings, sentence) => {
  expect(checkSite(settings)).toEqual([sentence]);
});
