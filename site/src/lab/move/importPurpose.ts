import { appMenus, type MenuPurpose } from '@otp-lab/app-notes';
import type { AppWithMovePage } from '../../routes.ts';

/**
 * Returns how an app takes the file that Move writes for it: as its own export, from another app, or with the camera.
 */
export function importPurpose(app: AppWithMovePage): MenuPurpose {
  const purposes = appMenus[app]?.map(({ purpose }) => purpose) ?? [];
  return (['restore', 'import'] as const).find((purpose) => purposes.includes(purpose)) ?? 'scan';
}
