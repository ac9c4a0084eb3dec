import { expect, test } from 'vitest';
import { nameInList, nameInStore } from './appNames.ts';

test('names an app as the app stores of the language do', () => {
  expect(nameInStore('ko-KR', 'Google Authenticator')).toBe('Google OTP');
  expect(nameInList('ko-KR', 'Google Authenticator')).toBe('Google OTP(Google Authenticator)');
});

test('keeps the name of an app that has the same name everywhere', () => {
  expect(nameInList('ko-KR', 'Aegis')).toBe('Aegis');
  expect(nameInList('de-DE', 'Google Authenticator')).toBe('Google Authenticator');
});
