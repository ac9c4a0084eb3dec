import { describe, expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import type { Release } from '../releases/types.ts';
import { feedOf } from './feed.ts';
import { translatorFor } from '../i18n/translator.ts';

const real: Release = {
  product: 'login-mac',
  version: '2.0.0.0',
  date: '2026-12-01',
  minimum: '10.14',
  files: [],
  changes: { 'en-US': ['It is <new>.'] },
};

describe.each(locales)('in %s', (locale) => {
  const t = translatorFor(locale);
  const title = `${t('update.login-mac')} 2.0.0.0`;

  test('labels a sample release in its title and text', () => {
    const feed = feedOf(locale, [{ ...real, sample: true }]);
    expect(feed).toContain(`<title>${t('update.sampleTitle', { release: title })}</title>`);
    expect(feed).toContain(`&lt;p&gt;${t('update.sample')}&lt;/p&gt;&lt;ul&gt;`);
  });

  test('a real release has no label', () => {
    const feed = feedOf(locale, [real]);
    expect(feed).toContain(`<title>${title}</title>`);
    expect(feed).not.toContain(t('update.sample'));
  });
});

test('lists the newest release first, and escapes its changes twice', () => {
  const feed = feedOf('en-US', [{ ...real, version: '1.0.0.0', date: '2025-01-01' }, real]);
  expect(feed.indexOf('2.0.0.0')).toBeLessThan(feed.indexOf('1.0.0.0'));
  expect(feed).toContain('<updated>2026-12-01T12:00:00Z</updated>\n<author>');
  expect(feed).toContain('&lt;li&gt;It is &amp;lt;new&amp;gt;.&lt;/li&gt;');
});
