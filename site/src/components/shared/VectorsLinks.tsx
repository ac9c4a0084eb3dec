import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './VectorsLinks.module.css';

interface VectorsLinksProps {
  /** The part on this page. */
  readonly current: 'suite' | 'rfc';
}

/** A switch between the codes of the RFCs and the cases, and a link to the libraries that were tested. */
export function VectorsLinks({ current }: VectorsLinksProps) {
  const t = useTranslations('labVectors.parts');
  const locale = useLocale();
  const tool = pageLink(locale, 'otpqr', [['tool', 'vectors']]);
  const parts = [
    ['rfc', tool],
    ['suite', pageLink(locale, 'vectors')],
  ] as const;
  return (
    <nav className={styles.parts} aria-label={t('label')}>
      <div className={styles.switch}>
        {parts.map(([part, address]) => (
          <a key={part} href={address} aria-current={part === current ? 'page' : undefined}>
            {t(part)}
          </a>
        ))}
      </div>
      <a href={`${tool}#implementations`} className={styles.libraries}>
        {t('measured')}
        {current === 'rfc' && <Icon name="arrow-right" size={16} />}
      </a>
    </nav>
  );
}
