import type { ScreenModule } from '../pages/screen.ts';
import type { ScreenId } from './screens.ts';

/** Each screen's code, a file of its own, loaded when the screen is first opened. */
export const loaders: Readonly<Record<ScreenId, () => Promise<ScreenModule>>> = {
  main: () => import('../pages/landing/index.tsx'),
  server: () => import('../pages/server/index.tsx'),
  apps: () => import('../pages/apps/index.tsx'),
  login: () => import('../pages/login/index.tsx'),
  otpqr: () => import('../pages/otpqr/index.tsx'),
  privacy: () => import('../pages/legal/Privacy.tsx'),
  eula: () => import('../pages/legal/Eula.tsx'),
  helpAuthPlugin: () => import('../pages/help/AuthPlugin.tsx'),
  helpAuthLogin: () => import('../pages/help/AuthLogin.tsx'),
  updateAuthLogin: () => import('../pages/update/index.tsx'),
  notFound: () => import('../pages/not-found/index.tsx'),
};
