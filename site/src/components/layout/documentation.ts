import * as site from '../../../site.config.ts';
import type { Route } from '../../routes.ts';

const login = 'utilize/otp-auth-login';
const provider = 'utilize/otp-credential-provider';

/** The paths of the documentation for the login page, by the page's name in the address. */
const loginPaths: Readonly<Record<string, string>> = {
  authlogin: login,
  logon: provider,
  windowslogon: provider,
  windowslogonupdate: provider,
  provider,
};

/**
 * Returns the address of the documentation for a route.
 * @param isApple whether the visitor has an Apple system, which matters only for the name `provider`
 */
export function documentationAddress(
  { id, name }: Pick<Route, 'id' | 'name'>,
  locale: string,
  isApple: boolean,
): string {
  const host = locale === 'ko-KR' ? site.documentation.korean : site.documentation.english;
  if (id === 'apps') return `${host}/apps/${site.productSlug}-authenticator`;
  if (id !== 'login') return `${host}/`;
  return `${host}/${name === 'provider' && isApple ? login : (loginPaths[name] ?? '')}`;
}
