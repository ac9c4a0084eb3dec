import { lazyPart } from '../../../ui/lazyPart.ts';

/** What the settings load for a value that is not the usual one. */
export const SettingNote = lazyPart(
  async () => (await import('../notes/SettingNote.tsx')).SettingNote,
);
