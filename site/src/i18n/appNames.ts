import { noteAppName, type NoteAppId } from '@otp-lab/app-notes';

/** The names in the app stores of a language, where they differ. */
const storeNames: Readonly<Record<string, Partial<Record<NoteAppId, string>>>> = {
  'ko-KR': { 'google-authenticator': 'Google OTP' },
};

/** Returns the name that visitors who read a locale know an app by: 'Google OTP' in Korean. */
export function storeAppName(locale: string, app: NoteAppId): string {
  return storeNames[locale]?.[app] ?? noteAppName(app);
}

/**
 * Returns the name of an app where visitors choose it. If it has another name in the app stores of their language,
 * the result has both: 'Google OTP(Google Authenticator)'.
 */
export function localAppName(locale: string, app: NoteAppId): string {
  const name = noteAppName(app);
  const inStore = storeAppName(locale, app);
  return inStore === name ? name : `${inStore}(${name})`;
}
