import { expect, test } from 'vitest';
import { fileApps } from '@otp-lab/otp/read';
import { locales } from '../../i18n/locales.ts';
import { readMessages } from '../../i18n/readMessages.ts';

test('counts the apps whose files can be read, in every language', () => {
  // The Credential Exchange Format isn't an app.
  const count = Object.keys(fileApps).length - 1;
  for (const locale of locales) {
    const { labRead } = readMessages(locale) as { labRead: { formats: string } };
    expect(labRead.formats.match(/\d+/)?.[0], locale).toBe(String(count));
  }
});
