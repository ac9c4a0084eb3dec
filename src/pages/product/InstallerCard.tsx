import { releaseTexts } from 'virtual:release-texts';
import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { checkCommand, shells } from '../../releases/commands.ts';
import type { Recommendation } from '../../releases/recommend.ts';
import { installerAddress } from '../../releases/releases.ts';
import type { Installer, Release } from '../../releases/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { CopyText } from './CopyText.tsx';
import styles from './Installers.module.css';

interface InstallerCardProps {
  readonly release: Release;
  readonly file: Installer;
  /** What is known of the visitor's computer; absent where this is not its installer. */
  readonly advice?: Recommendation | undefined;
}

/** One installer: what it is, the link, why it is offered, its checksum and how to check it. */
export function InstallerCard({ release, file, advice }: InstallerCardProps) {
  const t = useTranslations('downloads.installer');
  const { language } = useNavigation();
  const { product, version, minimum } = release;
  const { name, platform, build, bytes, sha256 } = file;
  // A name is not torn at the end of a line.
  const title = t(product, { product: site.productName.replaceAll(' ', '\u00A0') });
  const texts = releaseTexts[language];
  return (
    <section
      className={styles.card}
      aria-label={`${title}, ${t(build)}`}
      data-platform={platform}
      data-build={build}
      data-first={advice?.build}
    >
      <h3>
        <Icon name={platform === 'macos' ? 'mac' : 'windows'} />
        {title}
      </h3>
      <p className={styles.facts}>
        {t('release', { version, date: texts?.days[release.date] ?? '' })} ·{' '}
        {t('requires', { platform, version: minimum })}
      </p>
      <div className={styles.file}>
        <a
          className={`button ${styles.link}`}
          href={installerAddress(site.contentHost, release, file)}
          download
          data-download={name}
        >
          <Icon name="download" />
          {t(build)}
        </a>
        <p className={styles.reason}>
          {advice && t(`reasons.${advice.reason}`, { build: t(build) })}
        </p>
        <p className={styles.facts}>
          {name} · {texts?.sizes[bytes]}
        </p>
        <p className={styles.sum}>
          <span>SHA-256</span> <code>{sha256}</code>
        </p>
        {platform === 'windows' && (
          <p className={styles.facts}>{t('publisher', { company: site.company.name })}</p>
        )}
        <div className={styles.checks}>
          <CopyText text={sha256}>{t('copy')}</CopyText>
          <details className={styles.commands}>
            <summary>{t('commands')}</summary>
            <p>{t('commandsHow')}</p>
            {shells.map((shell) => (
              <div key={shell}>
                <span>{t(`shells.${shell}`)}</span>
                <code>{checkCommand(shell, file)}</code>
                <CopyText text={checkCommand(shell, file)}>{t('copyCommand')}</CopyText>
              </div>
            ))}
          </details>
        </div>
      </div>
    </section>
  );
}
