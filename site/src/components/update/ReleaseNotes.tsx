import { useLocale, useTranslations } from 'use-intl';
import { keepTogether } from '../../i18n/keepTogether.ts';
import {
  changesIn,
  currentRelease,
  languageOfChanges,
  releases,
  releasesOf,
} from '../../releases/releases.ts';
import type { Release } from '../../releases/types.ts';
import { dayText } from '../shared/dayText.ts';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './Update.module.css';

interface ReleaseNotesProps {
  readonly product: 'login-windows' | 'login-mac';
}

/** What is new in a release. */
function Changes({ release }: { readonly release: Release }) {
  const locale = useLocale();
  return (
    <ul lang={languageOfChanges(release, locale)}>
      {changesIn(release, locale).map((change) => (
        <li key={change}>
          <Unbroken text={keepTogether(change)} />
        </li>
      ))}
    </ul>
  );
}

/** The dates and the changes of a login component's releases, the newest first. */
export function ReleaseNotes({ product }: ReleaseNotesProps) {
  const t = useTranslations('update');
  const locale = useLocale();
  const latest = currentRelease(releases, product);
  const earlier = releasesOf(releases, product).slice(1);
  const date = dayText(latest.date, locale);
  return (
    <>
      <h2>{t('whatIsNew', { current: latest.version })}</h2>
      <p className={styles.date}>{t('released', { date })}</p>
      {latest.sample && <p className={styles.sample}>{t('sample')}</p>}
      <Changes release={latest} />
      {earlier.length > 0 && <h2>{t('earlier')}</h2>}
      {earlier.map((release) => (
        <div key={release.version} className={styles.earlier}>
          <h3>
            {release.sample ? t('sampleTitle', { release: release.version }) : release.version}
          </h3>
          <p className={styles.date}>{dayText(release.date, locale)}</p>
          <Changes release={release} />
        </div>
      ))}
    </>
  );
}
