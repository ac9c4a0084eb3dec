import { useTranslations } from '../../i18n/useTranslations.tsx';
import { LongText } from '../../ui/LongText.tsx';

/** The text of `privacy`. */
export function Still() {
  const t = useTranslations('legal');
  return <LongText name="privacy" screen="privacy" note={t('onlyEnglish')} />;
}
