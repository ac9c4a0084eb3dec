import { expect, test } from 'vitest';
import { fileApps } from '@otp-lab/otp/read';
import { locales } from '../../i18n/locales.ts';
import { readMessages } from '../../i18n/readMessages.ts';

test.for(locales)('counts the apps whose files can be read (%s)', (locale) => {
  const { labRead } = readMessages(locale) as { labRead: { formats: string } };
  // The Credential Exchange Format isn't an app.
  const count = Object.keys(fileApps).length - 1;
  expect(labRead.formats.match(/\d+/)?.[0]).toBe(String(count));
});
