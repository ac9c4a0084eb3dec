import * as site from '../../../site.config.ts';
import type { Route } from '../../routes.ts';

const login = 'utilize/otp-auth-login';
const provider = 'utilize/otp-credential-provider';

/** Documentation paths of the login page by its name in the address (specification, section 2). */
const loginPaths: Readonly<Record<string, string>> = {
  authlogin: login,
  logon: provider,
  windowslogon: provider,
  windowslogonupdate: provider,
  provider,
};

/**
 * Returns the address of the documentation for a route. A visitor with an Apple system gets another page on
 * the route `provider`; everywhere else both addresses are the same.
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
