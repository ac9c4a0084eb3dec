import { noteAppName, type NoteAppId } from '@otp-lab/app-notes';

/** The names in the app stores of a language, by the English names from which they differ. */
const storeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ko-KR': { [noteAppName('google-authenticator')]: 'Google OTP' },
};

/**
 * Returns the name that visitors who read a locale know an app by.
 * @example nameInStore('ko-KR', 'Google Authenticator') // 'Google OTP'
 */
export function nameInStore(locale: string, englishName: string): string {
  return storeNames[locale]?.[englishName] ?? englishName;
}

/**
 * Returns the name of an app where visitors choose it. If it has another name in the app stores of their language,
 * the result has both: 'Google OTP(Google Authenticator)'.
 */
export function nameInList(locale: string, englishName: string): string {
  const name = nameInStore(locale, englishName);
  return name === englishName ? name : `${name}(${englishName})`;
}

/** Returns the same as `nameInStore` for an app of the notes. */
export function appNameInStore(locale: string, app: NoteAppId): string {
  return nameInStore(locale, noteAppName(app));
}

/** Returns the same as `nameInList` for an app of the notes. */
export function appNameInList(locale: string, app: NoteAppId): string {
  return nameInList(locale, noteAppName(app));
}
