import { useTranslations } from 'use-intl';

/** The message instead of a tool whose files didn't load. */
export function LoadFailure() {
  const t = useTranslations('loadFailure');
  return (
    <div role="alert">
      <p>
        <strong>{t('title')}.</strong> {t('text')}
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('again')}
      </button>
    </div>
  );
}
