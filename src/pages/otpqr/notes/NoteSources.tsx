import { Fragment } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { type NoteSourceId, noteSources } from '../../../otp/notes/sources.ts';

interface NoteSourcesProps {
  readonly sources: readonly NoteSourceId[];
}

/** Who saw it and when, with links to where they say so. */
export function NoteSources({ sources }: NoteSourcesProps) {
  const t = useTranslations('labNotes');
  return sources.map((id, index) => {
    const source: { title: string; year?: number; address?: string } = noteSources[id];
    const { title, year, address } = source;
    const text = year === undefined ? title : t('sourceYear', { title, year: String(year) });
    return (
      <Fragment key={id}>
        {index > 0 && '; '}
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}
