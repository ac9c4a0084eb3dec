import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as brand from '../../../site.config.ts';
import { type NoteApp, noteApps, noteRows } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { appNameInList } from '../../i18n/appNames.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { appsWithMovePage, findName } from '../../routes.ts';
import lab from '../Lab.module.css';
import { Legend } from './Legend.tsx';
import { Menus } from './Menus.tsx';
import { NotesFiles } from './NotesFiles.tsx';
import { NotesTableHead } from './NotesTableHead.tsx';
import { NotesTableRow } from './NotesTableRow.tsx';
import styles from './NotesTable.module.css';
import shared from './Outcomes.module.css';
import { NotesAppContext } from './notesAppContext.ts';
import { useObservationDate } from './useObservationDate.ts';

/** The table of apps and the settings that they support. With an app in the context, only that app with its notes. */
export function NotesTable() {
  const t = useTranslations('labNotesTable');
  const toolMessages = useTranslations('labNotes');
  const site = useTranslations('otpqr');
  const dateText = useObservationDate();
  const shown = use(NotesAppContext);
  const searched = shown && (noteApps[shown] as NoteApp).searched;
  const locale = useLocale();
  const name = shown && appNameInList(locale, shown);
  usePageTitle(
    `${toolMessages('appTitle', { app: name ?? '' })} · ${site('name')}`,
    name !== undefined,
  );
  const movable = findName(appsWithMovePage, shown);
  const rows = noteRows.filter(({ app }) => shown === undefined || app === shown);
  return (
    <>
      {name !== undefined && (
        <p className={`${lab.intro} ${lab.hiddenAtZoom}`}>{t('pageLead', { app: name })}</p>
      )}
      {shown === undefined && <Legend />}
      <div className={styles.container}>
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
      </div>
      {shown === undefined && (
        <p className={styles.searched}>
          {t.rich('ownApp', {
            product: brand.productName,
            test: (chunks) => (
              <Link to="otpqr" query={[['tool', 'test']]}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
      {searched !== undefined && (
        <p className={styles.searched}>{t('searched', { day: dateText(searched) })}</p>
      )}
      {shown !== undefined && (
        <>
          <Legend />
          <Menus app={shown} />
        </>
      )}
      {movable && (
        <p>
          <Link
            to="otpqr"
            query={[
              ['tool', 'move'],
              ['app', movable],
            ]}
          >
            {t('move', { app: name ?? '' })}
          </Link>
        </p>
      )}
      <NotesFiles />
    </>
  );
}
