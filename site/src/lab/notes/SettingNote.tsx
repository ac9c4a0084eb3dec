import { MoreMessages } from '../MoreMessages.tsx';
import { useTranslations } from 'use-intl';
import { type NoteBehavior, notesAbout, type NoteSetting } from '@otp-lab/app-notes';
import { NoteList } from './NoteList.tsx';

interface SettingNoteProps {
  readonly setting: NoteSetting;
}

/** Behaviors of which no source reports a wrong code. With `takes`, nobody compared the codes. */
const harmless: readonly NoteBehavior[] = ['right', 'takes', 'refuses-honestly'];

function Notes({ setting }: SettingNoteProps) {
  const t = useTranslations('labNoteSentences');
  const notes = notesAbout(setting).filter(({ behavior }) => !harmless.includes(behavior));
  return <NoteList summary={t('some')} notes={notes} />;
}

/** A note next to a field: which apps ignore the chosen value or get it wrong. */
export function SettingNote({ setting }: SettingNoteProps) {
  return (
    <MoreMessages bundle="notes-table">
      <Notes setting={setting} />
    </MoreMessages>
  );
}
