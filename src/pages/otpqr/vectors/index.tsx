import { useMemo } from 'react';
import { otpLibrary } from '../../../../site.config.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { computeVectors } from '@otp-lab/otp/rfc-vectors';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useNavigation } from '../../../ui/navigation.ts';
import { StaticHtml } from '../../../ui/StaticHtml.tsx';
import { useScripted } from '../../../ui/visitor.ts';
import lab from '../Lab.module.css';
import { loadRows } from './lazy.ts';
import { gapAfter } from '../../shared/sentences.ts';
import { VectorTable } from './VectorTable.tsx';
import styles from './Vectors.module.css';

/** The codes that the RFCs print, computed anew and compared. */
export function Part() {
  const t = useTranslations('labVectors');
  const { documentOf } = useNavigation();
  const vectors = useMemo(() => computeVectors(), []);
  const failed = vectors.filter(({ verdict }) => verdict === 'fail').length;
  const count = String(vectors.length);
  // What the build has computed says nothing of this browser.
  const isComputed = useScripted();
  const verdict = failed === 0 ? 'pass' : 'fail';
  const icon = verdict === 'pass' ? 'check' : 'alert';
  const said =
    verdict === 'pass' ? t('all', { count }) : t('some', { count, failed: String(failed) });
  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>
        {t('intro')}
        {gapAfter(t('intro'))}
        {t.rich('more', {
          suite: (text) => <Link to="vectors">{text}</Link>,
          measured: (text) => <a href={`${documentOf('otpqr')}vectors/#implementations`}>{text}</a>,
        })}
      </p>
      <div className={styles.summary} data-verdict={isComputed ? verdict : undefined}>
        <Icon name={isComputed ? icon : 'info'} size={24} />
        <div>
          <strong>{isComputed ? said : t('pending')}</strong>
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
      <div className={styles.tables}>
        {(['hotp', 'totp'] as const).map((type) => (
          <VectorTable
            key={type}
            type={type}
            vectors={vectors.filter((vector) => vector.type === type)}
            isComputed={isComputed}
          />
        ))}
      </div>
      <StaticHtml name="vectors" load={loadRows} />
    </>
  );
}
