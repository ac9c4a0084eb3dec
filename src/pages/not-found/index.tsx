import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Link } from '../../ui/Link.tsx';
import { Title } from '../../ui/Title.tsx';

/** What an unknown address shows: calm words and ways on. */
export function Screen() {
  const t = useTranslations('notFound');
  return (
    <div className="page prose">
      <Title text={t('title')} />
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
