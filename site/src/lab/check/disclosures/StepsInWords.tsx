import { useTranslations } from 'use-intl';
import { localized } from '../../../i18n/localized.tsx';

/** How a code is computed, as HTML for visitors without script. The messages of Check don't contain it. */
export const StepsInWords = localized(() => {
  const t = useTranslations('labCheckSteps');
  return <p>{t('withoutScript')}</p>;
});
