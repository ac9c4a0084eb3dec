import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { flattenMessages, readMessages } from '../../src/i18n/readMessages.ts';
import { readSource } from './text.ts';

describe('the English messages', () => {
  const texts = [...flattenMessages(readMessages('en-US')).values()];
  const textsWith = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

  test('promise text export and encrypted backup for some apps only', () => {
    const promises = textsWith(/every app/i).filter((text) =>
      /as text|encrypted backup/i.test(text),
    );
    expect(promises.filter((text) => !text.includes('some apps'))).toEqual([]);
  });

  test('do not claim that one touch copies a code', () => {
    expect(textsWith(/one touch|a touch copies|touch, and it is copied/i)).toEqual([]);
  });

  test('do not claim that nothing is collected, because the privacy policy lists usage data', () => {
    expect(readSource('content/en-US/privacy.md')).toContain('Usage data');
    expect(textsWith(/nothing (is )?collected|collects nothing/i)).toEqual([]);
  });

  test('describe storage in iCloud as the visitor’s choice, like the privacy policy', () => {
    const claims = textsWith(/\bstore[sd]? .*icloud/i);
    expect(claims).not.toEqual([]);
    for (const text of claims) expect(text).toMatch(/if you|turn(ed)? on/i);
  });
});

describe.each(locales)('the messages in %s', (locale) => {
  const messages = flattenMessages(readMessages(locale));
  const at = (key: string) => messages.get(key) ?? `${key} is missing`;

  test('head the ways to try the server like their buttons', () => {
    expect(at('serverMore.ways.demo.heading')).toBe(at('server.demo'));
    expect(at('serverMore.ways.evaluation.heading')).toBe(at('server.evaluation'));
  });

  test('contain the lab’s name and the text of its header link in its title', () => {
    expect(at('otpqr.title')).toContain(at('shell.nav.qr'));
    const lab = at('otpqr.name')
      .replaceAll(/\s*OTP[\s-]*/g, '')
      .toLowerCase();
    expect(at('otpqr.title').toLowerCase()).toContain(lab);
  });
});
