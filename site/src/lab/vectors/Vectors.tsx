import { useMemo } from 'react';
import { otpLibrary } from '../../../site.config.ts';
import { useTranslations } from 'use-intl';
import { computeVectors } from '@otp-lab/otp/rfc-vectors';
import { Icon } from '../../components/ui/Icon.tsx';
import { rfcId, VectorsLinks } from '../../components/shared/VectorsLinks.tsx';
import { useHydrated } from '../../hooks/useHydrated.ts';
import lab from '../Lab.module.css';
import { lazyComponent } from '../../components/ui/lazyComponent.ts';
import { StaticContent } from '../StaticContent.tsx';
import { VectorTables } from './VectorTables.tsx';
import styles from './RfcVectors.module.css';

const Implementations = lazyComponent(
  async () => (await import('./Implementations.tsx')).Implementations,
);

/** The tool Vectors: shows how implementations do on our test vectors, and recomputes the codes in the RFCs. */
export default function Vectors() {
  const t = useTranslations('labVectors');
  const vectors = useMemo(() => computeVectors(), []);
  const failed = vectors.filter(({ verdict }) => verdict === 'fail').length;
  const count = String(vectors.length);
  // The build has computed the codes too, but that isn't a test of this browser.
  const isComputed = useHydrated();
  const verdict = failed === 0 ? 'pass' : 'fail';
  const icon = verdict === 'pass' ? 'check' : 'alert';
  const result =
    verdict === 'pass' ? t('all', { count }) : t('some', { count, failed: String(failed) });
  return (
    <>
      <p className={lab.intro}>{t('lead')}</p>
      <VectorsLinks current="measured" />
      <StaticContent name="vectors" Content={Implementations} bundle="vectors-table" />
      <h2 id={rfcId} className={styles.title}>
        {t('ownTitle')}
      </h2>
      <div className={styles.top}>
        <p className={lab.intro}>{t('intro')}</p>
        <div className={styles.summary} data-verdict={isComputed ? verdict : undefined}>
          <Icon name={isComputed ? icon : 'info'} size={24} />
          <div>
            <strong>{isComputed ? result : t('pending')}</strong>
            <p>
              {t.rich('by', {
                library: otpLibrary.name,
                code: (text) => (
                  <a href={otpLibrary.url} target="_blank" rel="noopener noreferrer">
                    {text}
                  </a>
                ),
              })}
            </p>
          </div>
        </div>
      </div>
      {(['hotp', 'totp'] as const).map((type) => (
        <VectorTables
          key={type}
          type={type}
          vectors={vectors.filter((vector) => vector.type === type)}
          isComputed={isComputed}
        />
      ))}
    </>
  );
}
