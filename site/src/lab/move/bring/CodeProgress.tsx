import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../../components/shared/intl.ts';
import { codesSource, type Source } from '../moveState.ts';
import styles from './CodeProgress.module.css';

/** Says how many QR codes of an export were read, and which are missing. */
export function CodeProgress({ sources }: { readonly sources: readonly Source[] }) {
  const t = useTranslations('labMove.bring');
  const language = useLocale();
  const batch = sources.find(({ key }) => key === codesSource)?.batch;
  if (!batch || batch.missing.length === 0) return null;
  const { size, missing } = batch;
  return (
    <p className={styles.codes} role="status" data-testid="move-codes">
      <strong>{t('codes', { read: size - missing.length, size })}</strong>{' '}
      {t('codesMissing', {
        count: missing.length,
        places: listOf(
          language,
          missing.map((place) => String(place + 1)),
          'conjunction',
        ),
      })}
    </p>
  );
}
