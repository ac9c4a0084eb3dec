import { useTranslations } from '../../i18n/useTranslations.tsx';
import { LongText } from '../../ui/LongText.tsx';

/** The text of `eula`. */
export function Still() {
  const t = useTranslations('legal');
  return <LongText name="eula" screen="eula" note={t('onlyEnglish')} />;
}
