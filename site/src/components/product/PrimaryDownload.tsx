import { useLocale, useTranslations } from 'use-intl';
import type { Product } from '../../releases/types.ts';
import { Unbroken } from '../shared/Unbroken.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { Offer } from './offersOf.ts';
import styles from './PrimaryDownload.module.css';
import { verificationLink } from './verificationLink.ts';

interface PrimaryDownloadProps {
  readonly offers: readonly Offer[];
}

/**
 * The button that downloads the installer for the visitor's computer. The page has a button per installer. By the
 * attributes of `<html>`, the styles show one of them before the first paint, or none on other systems.
 */
export function PrimaryDownload({ offers }: PrimaryDownloadProps) {
  const t = useTranslations('catalog');
  return offers.flatMap(({ product, files }) =>
    files.map(({ name, build, href }) => (
      <a
        key={`${product} ${name}`}
        href={href}
        download
        data-download={name}
        data-build={build}
        data-product={product}
        className={`button primary ${styles.download}`}
      >
        <Icon name="download" />
        <span>
          <Unbroken text={t(`get.${build}`)} />
        </span>
      </a>
    )),
  );
}

interface PrimaryDownloadFactsProps extends PrimaryDownloadProps {
  /** The page's name in the address. */
  readonly name: string;
}

/** The system in the address of a product's update page. The apps have none: their stores and tabs say what is new. */
const updatePages: Readonly<Partial<Record<Product, string>>> = {
  'login-windows': 'windows',
  'login-mac': 'mac',
};

/** What the button downloads, what is new in it, and a link to its verification. Shown and hidden with the button. */
export function PrimaryDownloadFacts({ offers, name: page }: PrimaryDownloadFactsProps) {
  const locale = useLocale();
  const t = useTranslations('catalog');
  const verify = useTranslations('verify');
  const installer = useTranslations('downloads.installer');
  return offers.flatMap(({ product, version, date, sample, files }) => {
    const system = updatePages[product];
    return files.map(({ name, build, size }) => (
      <p
        key={`${product} ${name}`}
        data-build={build}
        data-product={product}
        className={`dotted ${styles.facts}`}
      >
        <span>{installer('release', { version, date })}</span>{' '}
        {system !== undefined && (
          <Link to="update-authlogin" query={[['category', system]]}>
            {installer('news')}
          </Link>
        )}{' '}
        <span>{size}</span>{' '}
        <a href={verificationLink(locale, page, product)}>{verify('summary')}</a>{' '}
        {sample && <span>{t('sample')}</span>}
      </p>
    ));
  });
}
