import { useTranslations, useWords, Words } from '../../../i18n/useTranslations.tsx';
import { notesAbout } from '../../../otp/appNotes.ts';
import type { NoteBehavior, NoteSetting } from '../../../otp/notes/types.ts';
import { NoteList } from './NoteList.tsx';
import { useMoreWords } from './useMoreWords.ts';

interface SettingNoteProps {
  readonly setting: NoteSetting;
}

/** What an app may do without getting a code wrong. */
const harmless: readonly NoteBehavior[] = ['right', 'takes', 'refuses-honestly'];

function Notes({ setting }: SettingNoteProps) {
  const t = useTranslations('labNotes');
  const notes = notesAbout(setting).filter(({ behavior }) => !harmless.includes(behavior));
  return <NoteList summary={t('some')} notes={notes} />;
}

/** Beside a field: that some apps ignore what is chosen there, and which. */
export function SettingNote({ setting }: SettingNoteProps) {
  const words = useMoreWords(useWords().words.labNotes ? '' : 'notes.rows');
  return (
    words && (
      <Words {...words}>
        <Notes setting={setting} />
      </Words>
    )
  );
}
