import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { checkCommand, shells } from '../../releases/checkCommand.ts';
import type { Recommendation } from '../../releases/recommendBuild.ts';
import { Icon } from '../ui/Icon.tsx';
import { CopyText } from './CopyText.tsx';
import styles from './Installers.module.css';
import type { Offer, OfferedFile } from './offersOf.ts';

interface InstallerCardProps {
  readonly offer: Offer;
  readonly file: OfferedFile;
  /** Why the file is recommended, or why it doesn't run on the visitor's computer. */
  readonly advice?: Recommendation | undefined;
}

/** An installer: product, build, download link, checksum, and commands that verify it. */
export function InstallerCard({ offer, file, advice }: InstallerCardProps) {
  const t = useTranslations('downloads.installer');
  const { product, version, minimum, date } = offer;
  const { name, platform, build, href, size, sha256 } = file;
  // No-break spaces keep the product's name on one line.
  const title = t(product, { product: site.productName.replaceAll(' ', '\u00A0') });
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
        {t('release', { version, date })} · {t('requires', { platform, version: minimum })}
      </p>
      <div className={styles.file}>
        <a className={`button ${styles.link}`} href={href} download data-download={name}>
          <Icon name="download" />
          {t(build)}
        </a>
        <p className={styles.reason}>
          {advice && t(`reasons.${advice.reason}`, { build: t(build) })}
        </p>
        <p className={styles.facts}>
          {name} · {size}
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
