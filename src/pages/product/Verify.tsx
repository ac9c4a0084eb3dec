import { type ChangeEvent, Suspense, useState } from 'react';
import { PartWords } from '../../i18n/PartWords.tsx';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import text from '../shared/Text.module.css';
import styles from './Verify.module.css';

const Verification = lazyPart(
  async () => (await import('./verification/Verification.tsx')).Verification,
);

/**
 * Checks a download: takes a file by choice or by drop, which its input does by itself. What reads
 * it and says what it is comes with the first file. Without script it says what else does.
 */
export function Verify() {
  const t = useTranslations('verify');
  const [file, setFile] = useState<File>();

  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0]);
    // The same file can be chosen again.
    target.value = '';
  };

  return (
    <section>
      <h2 className={text.section}>{t('heading')}</h2>
      <p>{t('text')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <label className={styles.zone}>
        <span className="button">{t('choose')}</span>
        <span>{t('drop')}</span>
        <input type="file" data-testid="verify-file" onChange={onChoose} />
      </label>
      <Suspense>
        {file && (
          <PartWords part="verdict">
            <Verification file={file} />
          </PartWords>
        )}
      </Suspense>
    </section>
  );
}
