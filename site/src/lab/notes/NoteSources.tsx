import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { type NoteSourceId, noteSourceOf } from '@otp-lab/app-notes';

interface NoteSourcesProps {
  readonly sources: readonly NoteSourceId[];
}

/** Lists the sources of a note with their years and links. */
export function NoteSources({ sources }: NoteSourcesProps) {
  const t = useTranslations('labNoteSentences');
  return sources.map((id, index) => {
    const { title, kind = 'name', year = 'none', address } = noteSourceOf(id);
    const text = t('source', { title, kind, year: String(year) });
    return (
      <Fragment key={id}>
        {index > 0 && t('nextSource')}
        {address === undefined ? (
          text
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
      </Fragment>
    );
  });
}
