import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './GetApp.module.css';

const devices = ['any', 'iphone', 'ipad', 'macos', 'android', 'windows'] as const;

/**
 * The page's main button. It leads to the page of all apps, which selects the app for the visitor's device. The styles
 * show the device's name before the first paint, from the system that the head script has found.
 */
export function GetApp() {
  const t = useTranslations('landingMore.hero.get');
  return (
    <Link id="authApp" to="app" className={`button primary ${styles.button}`}>
      {devices.map((device) => (
        <span key={device} data-device={device}>
          {t(device)}
        </span>
      ))}
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
