// oxlint-disable-next-line import/default -- the file as a whole: others get it without the changes (scripts/build/vite/facts.ts)
import { releases } from '../../../releases.ts?changes';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { currentRelease, releasesOf } from '../../releases/releases.ts';
import type { Product } from '../../releases/types.ts';
import { Link } from '../../ui/Link.tsx';
import { Title } from '../../ui/Title.tsx';
import { useScripted, useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';
import { standingOf } from './standing.ts';
import { News } from './News.tsx';
import styles from './Update.module.css';

/** The category of each login component on the login page. */
const categories = {
  'login-windows': 'windows',
  'login-mac': 'mac',
} as const satisfies Partial<Record<Product, string>>;
type Login = keyof typeof categories;

const logins: readonly Login[] = ['login-windows', 'login-mac'];

/**
 * Tells a login component whether a newer version exists, and where it is; `ver` is its own. The
 * document holds what is new in either component, and its style shows the visitor's.
 */
export function Screen({ query }: ScreenProps) {
  const t = useTranslations('update');
  const scripted = useScripted();
  const system = useVisitorSystem({ category: query.get('category') });
  const own: Login = system === 'macos' || system === 'ios' ? 'login-mac' : 'login-windows';
  const current = currentRelease(releases, own).version;
  const released = releasesOf(releases, own).map((entry) => entry.version);
  const version = query.get('ver');
  const standing = standingOf(version, released);
  return (
    <div className={styles.update}>
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.answer} data-standing={standing} role="status">
        {version === undefined ? t('current', { current }) : t(standing, { version, current })}
      </p>
      {logins
        .filter((product) => !scripted || product === own)
        .map((product) => (
          <News key={product} product={product} release={currentRelease(releases, product)} />
        ))}
      <p className={styles.get}>
        {standing !== 'newer-than-released' && (
          <Link
            to="logon"
            query={[['category', categories[own]]]}
            className={standing === 'newer-available' ? 'button primary' : 'button'}
          >
            {t('get', { current })}
          </Link>
        )}
      </p>
    </div>
  );
}
