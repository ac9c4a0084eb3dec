import { MoreMessages } from '../MoreMessages.tsx';
import { useTranslations } from 'use-intl';
import { type NoteBehavior, notesAbout, type NoteSetting } from '@otp-lab/app-notes';
import { NoteList } from './NoteList.tsx';

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
  return (
    <MoreMessages bundle="notes-rows">
      <Notes setting={setting} />
    </MoreMessages>
  );
}
