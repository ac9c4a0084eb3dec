import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { localized } from '../../i18n/localized.tsx';
import type { Route, RouteId } from '../../routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { documentationAddress } from './documentation.ts';
import styles from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';

interface HeaderLink {
  readonly message: 'server' | 'otp' | 'login' | 'qr';
  readonly id: RouteId;
  /** The page's name in the address (docs/vendor/addresses.md). */
  readonly to: string;
}

/** The documentation link follows these links. */
const linksBeforeDocs: readonly HeaderLink[] = [
  { message: 'server', id: 'server', to: 'server' },
  { message: 'otp', id: 'apps', to: 'otpapp' },
  { message: 'login', id: 'login', to: 'provider' },
];
const linksAfterDocs: readonly HeaderLink[] = [{ message: 'qr', id: 'otpqr', to: 'otpqr' }];

interface HeaderProps {
  readonly route: Route;
}

function HeaderContent({ route }: HeaderProps) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const docs = documentationAddress(route, locale, false);
  const docsForApple = documentationAddress(route, locale, true);
  // The test vectors have their own page, but visitors find them in the lab.
  const isInLab = route.id === 'vectors';
  const link = ({ message, id, to }: HeaderLink) => (
    <Link
      key={message}
      to={to}
      data-testid={`nav-${message}`}
      title={t(`hints.${message}`)}
      data-short={t(`short.${message}`)}
      aria-current={route.id === id ? 'page' : isInLab && id === 'otpqr' ? 'true' : undefined}
    >
      {t(`nav.${message}`)}
    </Link>
  );
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link
          to=""
          className={styles.home}
          data-testid="nav-home"
          aria-label={t('home', { brand: site.brand })}
        >
          <Logo size={28} />
          <span>{site.brand}</span>
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="menu"
          aria-label={t('menu')}
        >
          <Icon name="menu" size={24} />
          <Icon name="close" size={24} />
        </button>
        <div id="menu" popover="auto" className={styles.menu}>
          <nav className={styles.links} aria-label={t('nav.label')}>
            {linksBeforeDocs.map(link)}
            <a
              href={docs}
              data-href-apple={docsForApple === docs ? undefined : docsForApple}
              target="_blank"
              rel="noopener noreferrer"
              data-testid="nav-docs"
              title={t('hints.docs')}
              data-short={t('short.docs')}
            >
              {t('nav.docs')}
              <Icon name="external" size={14} />
              <span className="visually-hidden">{t('newWindow')}</span>
            </a>
            {linksAfterDocs.map(link)}
          </nav>
          <div className={styles.choices}>
            <LanguageSelect />
            <ThemeSelect />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The header of every page except help and update. On a phone, its links are in a menu. */
export const Header = localized(HeaderContent);
