import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import { heroCode } from './heroCode.ts';
import styles from './Phone.module.css';

interface Account {
  readonly service: 'mail' | 'city' | 'cloud' | 'library' | 'shop' | 'forum' | 'school' | 'travel';
  readonly icon: IconName;
  readonly code: string;
  /** The share of the code's time that is left, in percent. */
  readonly left: number;
}

/** The accounts in the picture. Their periods differ, so their rings do, too. */
const accounts: readonly Account[] = [
  { service: 'mail', icon: 'mail', code: heroCode, left: 77 },
  { service: 'city', icon: 'landmark', code: '073518', left: 77 },
  { service: 'cloud', icon: 'cloud', code: '915640', left: 38 },
  { service: 'library', icon: 'book-open', code: '360274', left: 77 },
  { service: 'shop', icon: 'bag', code: '648105', left: 38 },
  { service: 'forum', icon: 'messages', code: '529387', left: 77 },
  { service: 'school', icon: 'school', code: '204869', left: 38 },
  { service: 'travel', icon: 'plane', code: '396051', left: 77 },
];

function grouped(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A picture of the app on a phone, drawn with the page, so that it is sharp and arrives with it. */
export function Phone() {
  const t = useTranslations('landingMore.hero');
  return (
    <div
      className={styles.phone}
      role="img"
      aria-label={t('picture', { code: grouped(heroCode) })}
      data-testid="hero-phone"
    >
      <div className={styles.screen} aria-hidden="true">
        <div className={styles.status}>
          <span>9:41</span>
          <span className={styles.island} />
          <span className={styles.battery} />
        </div>
        <div className={styles.head}>
          <b>{t('codes')}</b>
          <span>
            <Icon name="qr" size={20} />
            <Icon name="search" size={20} />
          </span>
        </div>
        <div className={styles.list}>
          {accounts.map(({ service, icon, code, left }) => (
            <div key={service} className={styles.account}>
              <i>
                <Icon name={icon} size={24} />
              </i>
              <span>
                <small>{t(`services.${service}`)}</small>
                <b>{grouped(code)}</b>
              </span>
              <svg viewBox="0 0 36 36">
                {/* The circumference is 100. */}
                <circle r="15.9155" cx="18" cy="18" />
                <circle r="15.9155" cx="18" cy="18" strokeDasharray={`${left} 100`} />
              </svg>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
