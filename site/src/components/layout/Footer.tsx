import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { localeRoot, pagePath } from '../../addresses.ts';
import { localeNames, locales } from '../../i18n/locales.ts';
import { localized } from '../../i18n/localized.tsx';
import { type Route, routeNames } from '../../routes.ts';
import { Link } from '../ui/Link.tsx';
import styles from './Footer.module.css';

const footerRoutes = ['vectors', 'privacy', 'eula'] as const;

interface FooterProps {
  readonly route: Route;
}

function FooterContent({ route }: FooterProps) {
  const t = useTranslations('footer');
  const current = useLocale();
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>
          {t.rich('copyright', {
            company: site.company.name,
            link: (text) => <a href={site.company.url}>{text}</a>,
          })}
        </p>
        <ul className={styles.links}>
          {footerRoutes.map((id) => (
            <li key={id}>
              <Link to={routeNames[id][0]}>{t(id)}</Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.contact.email}`}>{t('contact')}</a>
          </li>
        </ul>
        <noscript>
          <ul className={styles.links}>
            {locales.map((locale) => (
              <li key={locale}>
                {/* A page that wasn't found has no address in another language. */}
                <a
                  href={route.id === 'notFound' ? localeRoot(locale) : pagePath(locale, route)}
                  hrefLang={locale}
                  lang={locale}
                  aria-current={locale === current ? 'true' : undefined}
                >
                  {localeNames[locale]}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </footer>
  );
}

/** The footer: copyright, legal links, contact, and the languages for visitors without script. */
export const Footer = localized(FooterContent);
