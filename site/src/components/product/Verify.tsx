import { type ChangeEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { island } from '../../i18n/localized.tsx';
import text from '../shared/Text.module.css';
import { lazyComponent } from '../ui/lazyComponent.ts';
import styles from './Verify.module.css';

const Verification = lazyComponent(
  async () => (await import('./verification/Verification.tsx')).Verification,
);

/**
 * Checks a downloaded file that the visitor chooses or drops on the input. The code that hashes the file is
 * loaded with the first file.
 */
function VerifyContent() {
  const t = useTranslations('verify');
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);

  // A file that was chosen before the island is hydrated.
  useEffect(() => setFile(input.current?.files?.[0]), []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0]);
    // The input reports a second choice of the same file only if it is empty.
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
        <input ref={input} type="file" data-testid="verify-file" onChange={onChange} />
      </label>
      <Suspense>{file && <Verification file={file} />}</Suspense>
    </section>
  );
}

/** An island that is hydrated when it is visible. So the page doesn't wait for it to be ready. */
export const Verify = island(VerifyContent);
