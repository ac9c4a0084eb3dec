import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { localized } from '../../i18n/localized.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import { Icon } from '../ui/Icon.tsx';
import { separator } from '../shared/separator.ts';
import styles from './InstallerList.module.css';
import type { Offer } from './offersOf.ts';

interface InstallerListProps {
  readonly offer: Offer;
}

function InstallerListContent({ offer }: InstallerListProps) {
  const t = useTranslations('catalog');
  const installer = useTranslations('downloads.installer');
  const { product, version, date, sample, files } = offer;
  return (
    <section
      className={styles.installers}
      aria-label={installer(product, { product: site.productName })}
    >
      <ul>
        {files.map(({ name, build, href, size }) => (
          <li key={name}>
            <a className="button" href={href} download data-download={name}>
              <Icon name="download" />
              <span>
                <Unbroken text={installer(build)} />
              </span>
            </a>
            <small>{name + separator + size}</small>
          </li>
        ))}
      </ul>
      <p className={styles.release} data-product={product}>
        {installer('release', { version, date })}
        {sample && separator + t('sample')}
      </p>
      {product !== 'login-mac' && (
        <>
          <p>{installer('which')}</p>
          <p className={styles.arm}>{t(product === 'windows-app' ? 'emulated' : 'not-for-arm')}</p>
        </>
      )}
    </section>
  );
}

/** The installers of a product with version and size, and a note for visitors with Windows on ARM. */
export const InstallerList = localized(InstallerListContent);
