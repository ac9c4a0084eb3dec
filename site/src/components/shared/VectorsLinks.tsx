import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './VectorsLinks.module.css';

interface VectorsLinksProps {
  /** The part on this page. */
  readonly current: 'suite' | 'rfc';
}

/**
 * A switch between the parts of the test vectors: the codes of the RFCs, the cases, and the libraries that were tested.
 */
export function VectorsLinks({ current }: VectorsLinksProps) {
  const t = useTranslations('labVectors.parts');
  const locale = useLocale();
  const tool = pageLink(locale, 'otpqr', [['tool', 'vectors']]);
  const parts = [
    ['rfc', tool],
    ['suite', pageLink(locale, 'vectors')],
    ['measured', `${tool}#implementations`],
  ] as const;
  return (
    <nav className={styles.parts} aria-label={t('label')}>
      {parts.map(([part, address]) => (
        <a key={part} href={address} aria-current={part === current ? 'page' : undefined}>
          {t(part)}
          {part === 'measured' && current === 'rfc' && <Icon name="arrow-right" size={16} />}
        </a>
      ))}
    </nav>
  );
}
