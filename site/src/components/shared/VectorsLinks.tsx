import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { Icon } from '../ui/Icon.tsx';
import { vectorsFolder } from '../vectors/vectorsFolder.ts';
import styles from './VectorsLinks.module.css';

interface VectorsLinksProps {
  /** The part on this page. */
  readonly current: 'suite' | 'measured';
}

/** The id of the heading above the codes of the RFCs. */
export const rfcId = 'rfc';

/**
 * A switch between the libraries that were tested and the cases, a link to the codes of the RFCs, and the file of
 * the cases. On the page of the cases, its own buttons download them.
 */
export function VectorsLinks({ current }: VectorsLinksProps) {
  const t = useTranslations('labVectors.parts');
  const locale = useLocale();
  const tool = pageLink(locale, 'otpqr', [['tool', 'vectors']]);
  const parts = [
    ['measured', tool],
    ['suite', pageLink(locale, 'vectors')],
  ] as const;
  return (
    <div className={styles.parts}>
      <nav className={styles.links} aria-label={t('label')}>
        <div className={styles.switch}>
          {parts.map(([part, address]) => (
            <a key={part} href={address} aria-current={part === current ? 'page' : undefined}>
              {t(part)}
            </a>
          ))}
        </div>
        <a href={`${tool}#${rfcId}`} className={styles.rfc}>
          {t('rfc')}
          {current === 'measured' && <Icon name="arrow-right" size={16} />}
        </a>
      </nav>
      {current === 'measured' && (
        <a href={`${vectorsFolder}otp-vectors.json`} download className="button primary">
          {t('download')}
        </a>
      )}
    </div>
  );
}
