import { useState } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { type AppNote, appNotes, conflictsOf } from '../../../otp/appNotes.ts';
import { type NoteSetting, noteSettings } from '../../../otp/notes/types.ts';
import lab from '../Lab.module.css';
import { Choice } from '../settings/Choice.tsx';
import styles from './Notes.module.css';
import { NoteSources } from './NoteSources.tsx';
import { useNoteWords } from './useNoteWords.ts';

const choices = ['all', ...noteSettings] as const;

/** Notes that contradict each other stand together. */
function inOrder(notes: readonly AppNote[]): AppNote[] {
  const place = ({ app, platform, conflict }: AppNote) => [app, platform ?? '', conflict ?? ''];
  return notes.toSorted((one, other) => {
    const others = place(other);
    const orders = place(one).map((text, index) => text.localeCompare(others[index] ?? '', 'en'));
    return orders.find((order) => order !== 0) ?? 0;
  });
}

/** The table of what real apps do, whose sources may disagree. */
export function Part() {
  const t = useTranslations('labNotes');
  const words = useNoteWords();
  const [about, setAbout] = useState<'all' | NoteSetting>('all');
  const shown = inOrder(
    appNotes.filter(({ settings }) => about === 'all' || settings.includes(about)),
  );
  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>{t('intro')}</p>
      <div className={styles.filter}>
        <Choice
          label={t('about')}
          values={choices}
          value={about}
          show={(choice) => (choice === 'all' ? t('all') : t(`setting.${choice}`))}
          onChange={setAbout}
        />
        <p role="status">{t('count', { count: shown.length })}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('app')}</th>
            <th scope="col">{t('about')}</th>
            <th scope="col">{t('behaviour')}</th>
            <th scope="col">{t('source')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((note, index) => {
            const app = words.app(note);
            const before = shown[index - 1];
            const isSame = before !== undefined && words.app(before) === app;
            return (
              <tr key={`${app} ${words.does(note)} ${note.settings.join()}`} data-same={isSame}>
                <th scope="row">{isSame ? <span className="visually-hidden">{app}</span> : app}</th>
                <td>{note.settings.map((setting) => t(`setting.${setting}`)).join(', ')}</td>
                <td>
                  {words.does(note)}
                  {conflictsOf(note).length > 0 && <em>{t('disagree')}</em>}
                </td>
                <td>
                  <NoteSources sources={note.sources} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
