import { releases } from '../../../releases.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import {
  changesIn,
  currentRelease,
  languageOfChanges,
  releasesOf,
} from '../../releases/releases.ts';
import type { Product } from '../../releases/types.ts';
import { Link } from '../../ui/Link.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { Title } from '../../ui/Title.tsx';
import { useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';
import { standingOf } from './compareVersions.ts';
import styles from './Update.module.css';

/** Tells a login component whether a newer version exists, and where it is; `ver` is its own. */
export function Screen({ query }: ScreenProps) {
  const t = useTranslations('update');
  const { language } = useNavigation();
  const system = useVisitorSystem({ category: query.get('category') });
  const product: Product = system === 'macos' || system === 'ios' ? 'login-mac' : 'login-windows';
  const release = currentRelease(releases, product);
  const version = query.get('ver');
  const released = releasesOf(releases, product).map((entry) => entry.version);
  const standing = standingOf(version, released);
  const named = { version: version ?? '', current: release.version };
  return (
    <div className={styles.update}>
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.answer} data-standing={standing} role="status">
        {version === undefined ? t('current', { current: release.version }) : t(standing, named)}
      </p>
      {standing !== 'up-to-date' && (
        <>
          <h2>{t('whatIsNew', { current: release.version })}</h2>
          <p className={styles.date}>
            {t('released', { product: t(product) })}{' '}
            <time dateTime={release.date}>{release.date}</time>
          </p>
          <ul lang={languageOfChanges(release, language)}>
            {changesIn(release, language).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="logon" query={[['category', product === 'login-mac' ? 'mac' : 'windows']]}>
          {t('get', { current: release.version })}
        </Link>
      </p>
    </div>
  );
}
