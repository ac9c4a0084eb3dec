import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { pageLink } from '../../addresses.ts';
import { localized } from '../../i18n/localized.tsx';
import { currentRelease, releases } from '../../releases/releases.ts';
import { ownEmail } from '../shared/linkToEmail.tsx';
import { RelatedPages } from '../help/RelatedPages.tsx';
import { Link } from '../ui/Link.tsx';
import { ReleaseNotes } from './ReleaseNotes.tsx';
import { standings } from './standingOf.ts';
import styles from './Update.module.css';

interface LoginProps {
  readonly product: 'login-windows' | 'login-mac';
  /** The category that opens the product's tab on the login page. */
  readonly category: 'windows' | 'mac';
}

/** client/updateAnswer.ts replaces this in the messages by the installed version. */
const placeholder = '%version%';

/** The message for a login component, a link to download it, and what is new in it. */
function Login({ product, category }: LoginProps) {
  const t = useTranslations('update');
  const login = useTranslations('login');
  const address = site.origin + pageLink(useLocale(), 'update-authlogin', [['category', category]]);
  const current = currentRelease(releases, product).version;
  const withoutVersion = t('current', { current, system: category });
  const other = category === 'mac' ? 'windows' : 'mac';
  const messages = standings.map((standing) => [
    standing,
    t(standing, { current, version: placeholder }),
  ]);
  return (
    <section data-product={product} data-latest={current}>
      <p className={styles.product}>{t(product)}</p>
      <div className={styles.card}>
        <p
          className={styles.answer}
          role="status"
          data-messages={JSON.stringify({ withoutVersion, ...Object.fromEntries(messages) })}
        >
          <strong>{withoutVersion}</strong>
        </p>
        <div className={styles.phone}>
          <p>{login('elsewhere')}</p>
          <a href={ownEmail(login('heading'), address)} className="button primary">
            {login('sendLink')}
          </a>
        </div>
        <p className={styles.get}>
          <Link to="provider" query={[['category', category]]} className="button primary" data-get>
            {t('get', { current })}
          </Link>
        </p>
      </div>
      <p className={styles.how}>
        {t.rich('how', {
          ask: (text) => (
            <Link to="server" section="ask">
              {text}
            </Link>
          ),
        })}
      </p>
      <p className={styles.other}>
        <Link to="update-authlogin" query={[['category', other]]} data-other-system>
          {t(`versions.${other}`)}
        </Link>
      </p>
      <ReleaseNotes product={product} />
    </section>
  );
}

function UpdatePage() {
  const t = useTranslations('update');
  return (
    <div className={styles.update}>
      <h1>{t('title')}</h1>
      <Login product="login-windows" category="windows" />
      <Login product="login-mac" category="mac" />
      <RelatedPages name="update-authlogin" />
    </div>
  );
}

/**
 * Tells the user of a login component whether there is a newer version. The page has a section for each component.
 * Styles show the one for the visitor's system, and client/updateAnswer.ts fills in its message.
 */
export const Update = localized(UpdatePage);
