import { useTranslations } from 'use-intl';
import { noteVerdicts, type Outcome } from '@otp-lab/app-notes';
import { localeRoot } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import styles from './Legend.module.css';
import shared from './Outcomes.module.css';

const folder = `${localeRoot(defaultLocale)}notes/`;

const outcomes = Object.keys(noteVerdicts) as Outcome[];

/** Explains the outcomes in the table, and links to the notes as a file. */
export function Legend() {
  const t = useTranslations('labNotesTable');
  const toolMessages = useTranslations('labNotes');
  return (
    <div className={styles.legend}>
      <h3>{t('legendTitle')}</h3>
      <dl className={shared.outcomes}>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt data-outcome={outcome}>
              <b>
                {outcome === 'unknown' && '– '}
                {t(`outcome.${outcome}`)}
              </b>
            </dt>
            <dd>{t(`legend.${outcome}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`${folder}otp-app-notes.json`}>{toolMessages('file.link')}</a>{' '}
        <a href={`${folder}otp-app-notes.schema.json`}>{toolMessages('file.schema')}</a>
      </p>
    </div>
  );
}
