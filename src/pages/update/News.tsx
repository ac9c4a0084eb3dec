import { releaseTexts } from 'virtual:release-texts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { changesIn, languageOfChanges } from '../../releases/releases.ts';
import type { Release } from '../../releases/types.ts';
import { useNavigation } from '../../ui/navigation.ts';
import styles from './Update.module.css';

interface NewsProps {
  readonly product: 'login-windows' | 'login-mac';
  readonly release: Release;
}

/** When a login component's release came, and what changed in it. */
export function News({ product, release }: NewsProps) {
  const t = useTranslations('update');
  const { language } = useNavigation();
  return (
    <div data-product={product}>
      <h2>{t('whatIsNew', { current: release.version })}</h2>
      <p className={styles.date}>
        {t('released', {
          product: t(product),
          date: releaseTexts[language]?.days[release.date] ?? '',
        })}
      </p>
      {release.sample && <p className={styles.sample}>{t('sample')}</p>}
      <ul lang={languageOfChanges(release, language)}>
        {changesIn(release, language).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
