import { use } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfNotedApp, noteRows } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import lab from '../Lab.module.css';
import { Legend } from './Legend.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import styles from './Matrix.module.css';
import shared from './Outcomes.module.css';
import { ShownAppContext } from './shownApp.ts';

/** Apps and the settings that they take: all of them, or one with its notes open. */
export function Rows() {
  const t = useTranslations('labMatrix');
  const words = useTranslations('labApps');
  const site = useTranslations('otpqr');
  const shown = use(ShownAppContext);
  const name = shown && nameOfNotedApp(shown);
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
              {words('back')}
            </Link>
          </p>
        </>
      )}
      <table className={`${styles.matrix} ${shared.outcomes}`}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <MatrixHead />
        {shown === undefined && <tbody data-own="" />}
        {rows.map((row) => (
          <MatrixRow key={`${row.app} ${row.platform}`} row={row} isOpen={shown !== undefined} />
        ))}
      </table>
      <Legend />
    </>
  );
}
