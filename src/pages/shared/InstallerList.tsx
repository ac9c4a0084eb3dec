import { releases } from '../../../releases.ts';
import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { currentRelease } from '../../releases/releases.ts';
import type { Product } from '../../releases/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { useRecommendation } from './useRecommendation.ts';
import { formatOf } from './intl.ts';
import { InstallerFile } from './InstallerFile.tsx';
import styles from './Installers.module.css';

interface InstallerListProps {
  readonly product: Product;
}

/** The installers of a product's newest release. */
export function InstallerList({ product }: InstallerListProps) {
  const t = useTranslations('downloads.installer');
  const { language } = useNavigation();
  const release = currentRelease(releases, product);
  const [first] = release.files;
  const { build, certainty } = useRecommendation() ?? {};
  const isOffered = release.files.some((file) => file.build === build);
  const date = formatOf(Intl.DateTimeFormat, language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section
      className={styles.card}
      aria-label={t(product)}
      data-platform={first?.platform}
      data-first={isOffered ? build : undefined}
    >
      <h3>
        <Icon name={first?.platform === 'macos' ? 'mac' : 'windows'} />
        {t(product)}
      </h3>
      <p className={styles.release}>
        {t('release', { version: release.version, date: date.format(new Date(release.date)) })}
        {first && (
          <>
            <br />
            {t('requires', { platform: first.platform, version: release.minimum })}
          </>
        )}
      </p>
      {release.sample && <p className={styles.sample}>{t('sample')}</p>}
      <ul className={styles.files}>
        {release.files.map((file) => (
          <InstallerFile key={file.name} release={release} file={file} />
        ))}
      </ul>
      <p className={styles.reason}>
        {isOffered && build && certainty && t('first', { build: t(build), certainty })}
      </p>
      {first?.platform === 'windows' && (
        <p className={styles.release}>{t('publisher', { company: site.company.name })}</p>
      )}
    </section>
  );
}
