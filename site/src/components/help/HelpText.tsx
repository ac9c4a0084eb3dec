import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import { ProductText } from '../shared/ProductText.tsx';
import type { LoadedText } from '../text/loadText.ts';
import { Prose } from '../text/Prose.tsx';
import styles from './HelpText.module.css';
import { RelatedPages } from './RelatedPages.tsx';
import { Link } from '../ui/Link.tsx';

interface HelpTextProps extends Pick<LoadedText, 'html' | 'language'> {
  /** The page's name in addresses. */
  readonly name: 'help-authplugin' | 'help-authlogin';
  readonly title: string;
}

/** client/helpVersion.ts replaces this in the message by the version. */
const placeholder = '%version%';

/** Returns the text with a name for the list of its sections, which styles show above it. */
function withContentsName(html: string, name: string): string {
  return html.replace('<ul class="contents"', `<ul class="contents" aria-label="${name}"`);
}

function Help({ name, title, html, language }: HelpTextProps) {
  const t = useTranslations('texts');
  const login = useTranslations('login');
  return (
    <div className={styles.page}>
      <div className={styles.help}>
        <h1>
          <ProductText text={title} product={login('mac.name')} />
        </h1>
        <p className={styles.locked}>
          <strong>{t('lockedOut')}</strong>{' '}
          <Link to="help-authplugin" section="emergency">
            {t(name === 'help-authplugin' ? 'emergency' : 'onMac')}
          </Link>
          <Link to="help-authlogin" section="no-code">
            {t('onWindows')}
          </Link>
          <Link to={name} section={name === 'help-authlogin' ? 'signing-in' : 'login'}>
            {t('rejected')}
          </Link>
        </p>
        <p
          className={styles.version}
          data-version-message={t('version', { version: placeholder })}
        />
        <Prose html={withContentsName(html, t('contents'))} language={language} />
        <RelatedPages name={name} />
      </div>
    </div>
  );
}

/** A help text in the small window of a login component. It starts with the way out for users who are locked out. */
export const HelpText = localized(Help);
