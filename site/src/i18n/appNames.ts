import { noteAppName, type NoteAppId } from '@otp-lab/app-notes';

/** The names of apps for visitors who know them by a name in their language, as its app store shows it. */
const localNames: Readonly<Record<string, Partial<Record<NoteAppId, string>>>> = {
  'ko-KR': { 'google-authenticator': 'Google OTP(Google Authenticator)' },
};

/** Returns the name of an app for visitors who read a locale. */
export function localAppName(locale: string, app: NoteAppId): string {
  return localNames[locale]?.[app] ?? noteAppName(app);
}
