import { type ChangeEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { island } from '../../i18n/localized.tsx';
import { checkCommand, publisherCommand, shells } from '../../releases/checkCommand.ts';
import { lazyComponent } from '../ui/lazyComponent.ts';
import { CopyText } from './CopyText.tsx';
import type { Offer } from './offersOf.ts';
import { verificationId } from './verificationLink.ts';
import styles from './Verify.module.css';

const Verification = lazyComponent(
  async () => (await import('./verification/Verification.tsx')).Verification,
);

interface VerifyProps {
  readonly offer: Offer;
}

/** The checksum of each installer, and the commands that compare it. */
function Checksums({ offer }: VerifyProps) {
  const t = useTranslations('verify');
  return (
    <>
      <h3>{t('commands')}</h3>
      <p>{t('commandsHow')}</p>
      {offer.files.map((file) => (
        <section key={file.name} className={styles.file} aria-label={file.name}>
          <p>
            <strong>{file.name}</strong> <span>SHA-256</span> <code>{file.sha256}</code>{' '}
            <CopyText text={file.sha256}>{t('copy')}</CopyText>
          </p>
          {shells.map((shell) => (
            <p key={shell}>
              <span>{t(`shells.${shell}`)}</span>
              <code>{checkCommand(shell, file)}</code>
              <CopyText text={checkCommand(shell, file)}>{t('copyCommand')}</CopyText>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

/**
 * A disclosure for visitors who want to know whether their download is genuine: it checks a file that they choose or
 * drop, and lists checksums and commands. The code that hashes files is loaded when the visitor chooses the first one.
 */
function VerifyContent({ offer }: VerifyProps) {
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
    <details className={styles.verify}>
      <summary>{t('summary')}</summary>
      <h3 id={verificationId(offer.product)}>{t('heading')}</h3>
      <p>{t('text')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <label className={styles.zone}>
        <span className="button">{t('choose')}</span>
        <span>{t('drop')}</span>
        <input ref={input} type="file" data-testid="verify-file" onChange={onChange} />
      </label>
      <Suspense>{file && <Verification file={file} product={offer.product} />}</Suspense>
      {offer.files[0]?.platform === 'windows' && (
        <>
          <h3>{t('publisherHeading')}</h3>
          <p>{t('publisher', { company: site.company.name })}</p>
          <p>{t('publisherCommand', { company: site.company.name })}</p>
          {offer.files.map((file) => (
            <p key={file.name} className={styles.command}>
              <code>{publisherCommand(file)}</code>
              <CopyText text={publisherCommand(file)}>{t('copyCommand')}</CopyText>
            </p>
          ))}
        </>
      )}
      <Checksums offer={offer} />
    </details>
  );
}

export const Verify = island(VerifyContent);
