import { useTranslations } from 'use-intl';
import { localeRoot } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import styles from './NotesFiles.module.css';

const folder = `${localeRoot(defaultLocale)}notes/`;

/** Links to the notes as a file. */
export function NotesFiles() {
  const t = useTranslations('labNotes.file');
  return (
    <p className={styles.files}>
      <a href={`${folder}otp-app-notes.json`}>{t('link')}</a>{' '}
      <a href={`${folder}otp-app-notes.schema.json`}>{t('schema')}</a>
    </p>
  );
}
