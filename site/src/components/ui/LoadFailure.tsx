import { useTranslations } from 'use-intl';

/** Rendered in place of a tool whose files didn't arrive. */
export function PartFailure() {
  const t = useTranslations('shell.failure');
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
