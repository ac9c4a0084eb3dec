import * as site from '../../site.config.ts';
import { languageRoot, languages, nameOfLanguage } from '../i18n/languages.ts';
import { useTranslations } from '../i18n/useTranslations.tsx';
import { Link } from '../ui/Link.tsx';
import { useNavigation } from '../ui/navigation.ts';
import { documentPath } from './address.ts';
import styles from './Footer.module.css';
import { screens } from './screens.ts';

/** Copyright, legal links and contact; and every language, for visitors without script. */
export function Still() {
  const t = useTranslations('footer');
  const { name: present } = useNavigation();
  // What is not found has no address of its own.
  const name = present === screens.notFound.names[0] ? '' : present;
  return (
    <div className={styles.footer}>
      <div className={styles.line}>
        <p>
          {t.rich('copyright', {
            company: site.company.name,
            link: (text) => <a href={site.company.url}>{text}</a>,
          })}
        </p>
        <ul className={styles.links}>
          <li>
            <Link to={screens.privacy.names[0]}>{t('privacy')}</Link>
          </li>
          <li>
            <Link to={screens.eula.names[0]}>{t('eula')}</Link>
          </li>
          <li>
            <a href={`mailto:${site.contact.email}`}>{t('contact')}</a>
          </li>
        </ul>
        <noscript>
          <ul className={styles.links}>
            {languages.map((tag) => (
              <li key={tag}>
                <a href={documentPath(languageRoot(tag), name)} hrefLang={tag} lang={tag}>
                  {nameOfLanguage(tag)}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </div>
  );
}
