import { useTranslations } from '../i18n/useTranslations.tsx';
import * as site from '../../site.config.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { useNavigation } from '../ui/navigation.ts';
import { useVisitorSystem } from '../ui/visitor.ts';
import type { Place } from './address.ts';
import { documentationAddress } from './documentation.ts';
import styles from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';
import { type HeaderWord, type ScreenId, recordOf, screenIds } from './screens.ts';

interface HeaderProps {
  readonly place: Place;
}

interface Entry {
  readonly word: HeaderWord;
  readonly screen: ScreenId;
  readonly to: string;
}

const entries: readonly Entry[] = screenIds.flatMap((screen) => {
  const { link } = recordOf(screen);
  return typeof link === 'object' ? [{ screen, word: link.header, to: link.to }] : [];
});
/** The documentation stands before the last. */
const before = entries.slice(0, -1);
const after = entries.slice(-1);

/** The line at the top of every framed screen; its links fold into a menu on a phone. */
export function Header({ place }: HeaderProps) {
  const t = useTranslations('shell');
  const { language } = useNavigation();
  const system = useVisitorSystem({ category: place.query.get('category') });
  const apple = system === 'ios' || system === 'macos';

  const link = ({ word, screen, to }: Entry) => (
    <Link
      key={word}
      to={to}
      data-testid={`nav-${word}`}
      aria-current={place.screen === screen ? 'page' : undefined}
    >
      {t(`nav.${word}`)}
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
        <button type="button" className={styles.fold} popoverTarget="menu" aria-label={t('menu')}>
          <Icon name="menu" size={24} />
        </button>
        <div id="menu" popover="auto" className={styles.menu}>
          <nav className={styles.links} aria-label={t('nav.label')}>
            {before.map(link)}
            <a
              href={documentationAddress(place, language, apple)}
              target="_blank"
              rel="noopener noreferrer"
              data-testid="nav-docs"
            >
              {t('nav.docs')}
              <Icon name="external" size={14} />
              <span className="visually-hidden">{t('newWindow')}</span>
            </a>
            {after.map(link)}
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
