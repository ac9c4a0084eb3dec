import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** What the settings load for a value that is not the usual one. */
export const SettingNote = lazyComponent(
  async () => (await import('../notes/SettingNote.tsx')).SettingNote,
);
