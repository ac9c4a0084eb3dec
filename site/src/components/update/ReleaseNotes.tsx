import { useLocale, useTranslations } from 'use-intl';
import { keepTogether } from '../../i18n/keepTogether.ts';
import { changesIn, languageOfChanges } from '../../releases/releases.ts';
import type { Release } from '../../releases/types.ts';
import { dayText } from '../shared/dayText.ts';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './Update.module.css';

interface ReleaseNotesProps {
  readonly product: 'login-windows' | 'login-mac';
  readonly release: Release;
}

/** The date and the changes of a login component's release. */
export function ReleaseNotes({ product, release }: ReleaseNotesProps) {
  const t = useTranslations('update');
  const locale = useLocale();
  const date = dayText(release.date, locale);
  return (
    <>
      <h2>{t('whatIsNew', { current: release.version })}</h2>
      <p className={styles.date}>{t('released', { product: t(product), date })}</p>
      {release.sample && <p className={styles.sample}>{t('sample')}</p>}
      <ul lang={languageOfChanges(release, locale)}>
        {changesIn(release, locale).map((change) => (
          <li key={change}>
            <Unbroken text={keepTogether(change)} />
          </li>
        ))}
      </ul>
    </>
  );
}
