import type { NameSpace } from '../i18n/load.ts';
import type { ScreenId } from './screens.ts';

/** The parts of the catalogue that each screen needs besides the shell's. */
export const screenWords: Readonly<Record<ScreenId, readonly NameSpace[]>> = {
  main: ['landing'],
  server: ['server'],
  apps: ['apps'],
  login: ['login'],
  otpqr: ['otpqr'],
  privacy: ['legal'],
  eula: ['legal'],
  helpAuthPlugin: ['help'],
  helpAuthLogin: ['help'],
  updateAuthLogin: ['update'],
  notFound: ['notFound'],
};
