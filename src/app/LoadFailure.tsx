import { useTranslations } from '../i18n/useTranslations.tsx';
import { Title } from '../ui/Title.tsx';

/** Shown where a screen's files did not arrive: what happened, and a way on. */
export function LoadFailure() {
  const t = useTranslations('shell.failure');
  return (
    <div className="page prose">
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('again')}
        </button>
      </p>
    </div>
  );
}
