import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Loads with the first unusual value. */
export const SettingNote = lazyComponent(
  async () => (await import('../notes/SettingNote.tsx')).SettingNote,
);
