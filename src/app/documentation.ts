import * as site from '../../site.config.ts';
import type { Place } from './address.ts';

const login = 'utilize/otp-auth-login';
const provider = 'utilize/otp-credential-provider';

const byName: Readonly<Record<string, string>> = {
  authlogin: login,
  logon: provider,
  windowslogon: provider,
  windowslogonupdate: provider,
};

function path(place: Pick<Place, 'screen' | 'name'>, applePlatform: boolean): string {
  if (place.screen === 'apps') return `apps/${site.productSlug}-authenticator`;
  if (place.name === 'provider') return applePlatform ? login : provider;
  return byName[place.name] ?? '';
}

/**
 * The documentation for a screen (specification, section 2).
 * @param applePlatform whether the visitor's system is iOS or macOS; it decides for `provider`
 */
export function documentationAddress(
  place: Pick<Place, 'screen' | 'name'>,
  language: string,
  applePlatform: boolean,
): string {
  const host = language === 'ko-KR' ? site.documentation.korean : site.documentation.english;
  return `${host}/${path(place, applePlatform)}`;
}
