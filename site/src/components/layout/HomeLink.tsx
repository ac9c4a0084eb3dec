import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { localized } from '../../i18n/localized.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './HomeLink.module.css';
import { Logo } from './Logo.tsx';

function HomeLinkContent() {
  const t = useTranslations('shell');
  return (
    <div className={styles.home}>
      <Link to="" aria-label={t('home', { brand: site.brand })}>
        <Logo size={20} />
        <span>{site.brand}</span>
      </Link>
    </div>
  );
}

/** Says on a page without a header whose page it is, and leads to the landing page. */
export const HomeLink = localized(HomeLinkContent);
