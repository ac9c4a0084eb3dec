import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { type NoteSourceId, noteSourceOf } from '@otp-lab/app-notes';
import { LongWord } from '../../components/shared/LongWord.tsx';
import { useObservationDate } from './useObservationDate.ts';

interface NoteSourcesProps {
  readonly sources: readonly NoteSourceId[];
}

/** Lists the sources of a note with their dates and links. */
export function NoteSources({ sources }: NoteSourcesProps) {
  const t = useTranslations('labNoteSentences');
  const dateText = useObservationDate();
  return sources.map((id, index) => {
    const { title, kind = 'name', year, day, address } = noteSourceOf(id);
    const date = day ?? year?.toString();
    const text = t('source', { title, kind, when: date === undefined ? 'none' : dateText(date) });
    return (
      <Fragment key={id}>
        {index > 0 && t('nextSource')}
        {address === undefined ? (
          text
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <LongWord kind="host" text={text} />
          </a>
        )}
      </Fragment>
    );
  });
}
