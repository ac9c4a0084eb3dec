import * as site from '../../site.config.ts';
import { languageRoot, languages, nameOfLanguage } from '../i18n/languages.ts';
import { useTranslations } from '../i18n/useTranslations.tsx';
import { Link } from '../ui/Link.tsx';
import { type Place, documentOf } from './address.ts';
import styles from './Footer.module.css';
import { type ScreenId, screenIds, screens } from './screens.ts';

type FooterScreen = {
  [Id in ScreenId]: (typeof screens)[Id] extends { readonly link: 'footer' } ? Id : never;
}[ScreenId];

const footerScreens = screenIds.filter((id): id is FooterScreen => {
  const record = screens[id];
  return 'link' in record && record.link === 'footer';
});

interface FooterProps {
  readonly place: Place;
}

/** The foot of every framed screen: copyright, legal links and contact; every language, for visitors without script. */
export function Footer({ place }: FooterProps) {
  const t = useTranslations('footer');
  const isFound = place.screen !== 'notFound';
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
          {footerScreens.map((id) => (
            <li key={id}>
              <Link to={screens[id].names[0]}>{t(id)}</Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.contact.email}`}>{t('contact')}</a>
          </li>
        </ul>
        <noscript>
          <ul className={styles.links}>
            {languages.map((tag) => (
              <li key={tag}>
                {/* What is not found has no address of its own. */}
                <a
                  href={isFound ? documentOf(languageRoot(tag), place) : languageRoot(tag)}
                  hrefLang={tag}
                  lang={tag}
                >
                  {nameOfLanguage(tag)}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </footer>
  );
}
