import { useTranslations } from '../../../i18n/useTranslations.tsx';

/** Stands where a tool's files did not arrive: what happened, and a way on. */
export function ToolFailure() {
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
