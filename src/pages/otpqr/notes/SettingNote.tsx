import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { notesAbout } from '../../../otp/appNotes.ts';
import type { NoteBehaviour, NoteSetting } from '../../../otp/notes/types.ts';
import { NoteList } from './NoteList.tsx';

interface SettingNoteProps {
  readonly setting: NoteSetting;
}

/** What an app may do without getting a code wrong. */
const harmless: readonly NoteBehaviour[] = ['right', 'takes', 'refuses-honestly'];

/** Beside a field: that some apps ignore what is chosen there, and which. */
export function SettingNote({ setting }: SettingNoteProps) {
  const t = useTranslations('labNotes');
  const notes = notesAbout(setting).filter(({ behaviour }) => !harmless.includes(behaviour));
  return <NoteList summary={t('some')} notes={notes} />;
}
