import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import { Link } from '../ui/Link.tsx';

function NotFoundContent() {
  const t = useTranslations('notFound');
  return (
    <div className="page prose">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ul>
        <li>
          <Link to="">{t('home')}</Link>
        </li>
        <li>
          <Link to="app">{t('apps')}</Link>
        </li>
        <li>
          <Link to="logon">{t('login')}</Link>
        </li>
        <li>
          <Link to="otpqr">{t('lab')}</Link>
        </li>
      </ul>
    </div>
  );
}

/** The page for unknown addresses, with links to four other pages. */
export const NotFound = localized(NotFoundContent);
