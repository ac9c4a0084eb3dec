import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { checkCommand, shells } from '../../releases/commands.ts';
import { installerAddress } from '../../releases/releases.ts';
import type { Installer, Release } from '../../releases/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { CopyText } from './CopyText.tsx';
import styles from './Installers.module.css';
import { formatSize } from './size.ts';

interface InstallerFileProps {
  readonly release: Release;
  readonly file: Installer;
}

/** One installer: the link, what it is, its checksum, and the commands that check it. */
export function InstallerFile({ release, file }: InstallerFileProps) {
  const t = useTranslations('downloads.installer');
  const { language } = useNavigation();
  const { name, build, bytes, sha256 } = file;
  return (
    <li className={styles.file} data-build={build}>
      <a
        className={`button ${styles.link}`}
        href={installerAddress(site.contentHost, release, file)}
        download
        data-download={name}
      >
        <Icon name="download" />
        {t(build)}
      </a>
      <p className={styles.facts}>
        {name} · {formatSize(bytes, language)}
      </p>
      <p className={styles.sum}>
        <span>SHA-256</span> <code>{sha256}</code>
      </p>
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
    </li>
  );
}
