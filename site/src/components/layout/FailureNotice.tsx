import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';

function Notice() {
  const t = useTranslations('incomplete');
  return (
    <div id="incomplete" role="alert" hidden>
      <p>
        <strong>{t('title')}</strong> {t('text')}
      </p>
      <button type="button" className="button">
        {t('again')}
      </button>
    </div>
  );
}

/** The hidden notice that a part of the page didn't load. client/watchFailures.ts shows it. */
export const FailureNotice = localized(Notice);
