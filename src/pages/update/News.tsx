import { useTranslations } from '../../i18n/useTranslations.tsx';
import { changesIn, languageOfChanges } from '../../releases/releases.ts';
import type { Release } from '../../releases/types.ts';
import { useNavigation } from '../../ui/navigation.ts';
import { formatOf } from '../shared/intl.ts';
import styles from './Update.module.css';

interface NewsProps {
  readonly release: Release;
  /** The product's name. */
  readonly name: string;
}

/** When a release came, and what changed in it. */
export function News({ release, name }: NewsProps) {
  const t = useTranslations('update');
  const { language } = useNavigation();
  const date = formatOf(Intl.DateTimeFormat, language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className={styles.date}>
        {t('released', { product: name, date: date.format(new Date(release.date)) })}
      </p>
      <ul lang={languageOfChanges(release, language)}>
        {changesIn(release, language).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
}
