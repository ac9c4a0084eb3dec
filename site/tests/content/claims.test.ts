import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { flattenMessages, readMessages } from '../../src/i18n/readMessages.ts';
import { readSource } from './text.ts';

describe('the English messages', () => {
  const texts = [...flattenMessages(readMessages('en-US')).values()];
  const saying = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

  test('promise text export and encrypted backup for some apps only', () => {
    const promises = saying(/every app/i).filter((text) => /as text|encrypted backup/i.test(text));
    for (const text of promises) expect(text).toMatch(/some apps/);
  });

  test('do not say that one touch copies a code', () => {
    expect(saying(/one touch|a touch copies|touch, and it is copied/i)).toEqual([]);
  });

  test('do not say that nothing is collected, because the privacy policy says what is', () => {
    expect(readSource('content/en-US/privacy.md')).toContain('Usage data');
    expect(saying(/nothing (is )?collected|collects nothing/i)).toEqual([]);
  });

  test('call storing in iCloud the visitor’s choice, as the privacy policy does', () => {
    for (const text of saying(/\bstore[sd]? .*icloud/i))
      expect(text).toMatch(/if you|turn(ed)? on/i);
  });
});

describe.each(locales)('names in %s', (locale) => {
  const messages = flattenMessages(readMessages(locale));
  const at = (key: string) => messages.get(key) ?? `${key} is missing`;

  test('the ways to try the server have the names of the buttons that lead to them', () => {
    expect(at('serverMore.ways.demo.heading')).toBe(at('server.demo'));
    expect(at('serverMore.ways.evaluation.heading')).toBe(at('server.evaluation'));
  });

  test('the server page names the demo as the landing page does', () => {
    const demo = at('server.demo') + at('serverMore.ways.demo.text');
    expect(demo.toLowerCase()).toContain(at('landing.onlineDemo').toLowerCase());
  });

  test('the lab’s title contains its name and the header’s link to it', () => {
    expect(at('otpqr.title')).toContain(at('shell.nav.qr'));
    const lab = at('otpqr.name')
      .replaceAll(/\s*OTP[\s-]*/g, '')
      .toLowerCase();
    expect(at('otpqr.title').toLowerCase()).toContain(lab);
  });
});
