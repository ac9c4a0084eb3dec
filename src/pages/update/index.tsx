import { releases } from '../../../releases.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { currentRelease, releasesOf } from '../../releases/releases.ts';
import type { Product } from '../../releases/types.ts';
import { Link } from '../../ui/Link.tsx';
import { Title } from '../../ui/Title.tsx';
import { useScripted, useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';
import { standingOf } from './compareVersions.ts';
import { News } from './News.tsx';
import styles from './Update.module.css';

type Login = Exclude<Product, 'windows-app'>;

const logins: readonly Login[] = ['login-windows', 'login-mac'];
const categories: Readonly<Record<Login, string>> = {
  'login-windows': 'windows',
  'login-mac': 'mac',
};

interface AnswerProps {
  readonly product: Login;
  /** The version that the login component says it has. */
  readonly version: string | undefined;
}

/** How a version of a login component stands to its newest release, what that brings, and its link. */
function Answer({ product, version }: AnswerProps) {
  const t = useTranslations('update');
  const release = currentRelease(releases, product);
  const current = release.version;
  const released = releasesOf(releases, product).map((entry) => entry.version);
  const standing = standingOf(version, released);
  return (
    <div data-product={product}>
      <p className={styles.answer} data-standing={standing} role="status">
        {version === undefined
          ? t('current', { current })
          : t(standing, { version: version, current })}
      </p>
      <h2>{t('whatIsNew', { current })}</h2>
      <News release={release} name={t(product)} />
      <p className={styles.get}>
        {standing !== 'newer-than-released' && (
          <Link to="logon" query={[['category', categories[product]]]}>
            {t('get', { current })}
          </Link>
        )}
      </p>
    </div>
  );
}

/**
 * Tells a login component whether a newer version exists, and where it is; `ver` is its own. The
 * document holds the answer for either component, and its style shows the visitor's.
 */
export function Screen({ query }: ScreenProps) {
  const t = useTranslations('update');
  const scripted = useScripted();
  const system = useVisitorSystem({ category: query.get('category') });
  const own: Login = system === 'macos' || system === 'ios' ? 'login-mac' : 'login-windows';
  return (
    <div className={styles.update}>
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      {logins
        .filter((product) => !scripted || product === own)
        .map((product) => (
          <Answer key={product} product={product} version={query.get('ver')} />
        ))}
    </div>
  );
}
