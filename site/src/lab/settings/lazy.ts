import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Loads with the first unusual value. */
export const SettingNote = lazyComponent(
  async () => (await import('../notes/SettingNote.tsx')).SettingNote,
);

/** Loads with the first OTP URI in the field of the secret, and contains the reader of URIs. */
export const UriSettings = lazyComponent(
  async () => (await import('./UriSettings.tsx')).UriSettings,
);
