import { use } from 'react';
import { useTranslations } from 'use-intl';
import { noteAppName, noteRows } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import lab from '../Lab.module.css';
import { Legend } from './Legend.tsx';
import { Menus } from './Menus.tsx';
import { NotesTableHead } from './NotesTableHead.tsx';
import { NotesTableRow } from './NotesTableRow.tsx';
import styles from './NotesTable.module.css';
import shared from './Outcomes.module.css';
import { ShownAppContext } from './shownAppContext.ts';

/** The table of apps and the settings that they support. With an app in the context, only that app with its notes. */
export function NotesTable() {
  const t = useTranslations('labNotesTable');
  const toolMessages = useTranslations('labNotes');
  const site = useTranslations('otpqr');
  const shown = use(ShownAppContext);
  const name = shown && noteAppName(shown);
  usePageTitle(`${t('pageTitle', { app: name ?? '' })} · ${site('name')}`, name !== undefined);
  const rows = noteRows.filter(({ app }) => shown === undefined || app === shown);
  return (
    <>
      {name !== undefined && (
        <>
          <h2>{t('pageTitle', { app: name })}</h2>
          <p className={lab.intro}>{t('pageLead', { app: name })}</p>
          <p>
            <Link to="otpqr" query={[['tool', 'notes']]}>
              {toolMessages('back')}
            </Link>
          </p>
        </>
      )}
      <table className={`${styles.table} ${shared.outcomes}`}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <NotesTableHead />
        {shown === undefined && <tbody data-own="" />}
        {rows.map((row) => (
          <NotesTableRow
            key={`${row.app} ${row.platform}`}
            row={row}
            isOpen={shown !== undefined}
          />
        ))}
      </table>
      <Legend />
      {shown !== undefined && <Menus app={shown} />}
    </>
  );
}
