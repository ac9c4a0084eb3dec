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
 * Checks a downloaded file that the visitor chooses or drops. The code that hashes files is loaded when the visitor
 * chooses the first one.
 */
function VerifyContent() {
  const t = useTranslations('verify');
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have chosen a file before hydration.
  useEffect(() => setFile(input.current?.files?.[0]), []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0]);
    // Without this, choosing the same file again would dispatch no event.
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

export const Verify = island(VerifyContent);
