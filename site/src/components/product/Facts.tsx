import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Facts.module.css';

interface FactsProps {
  /** Elements with the required systems. */
  readonly children: ReactNode;
  /** Renders the link for organizations, which need a license. */
  readonly linkToLicense: (text: string) => ReactNode;
}

/** A line with the required systems, the price, and the way for organizations, which the free license excludes. */
export function Facts({ children, linkToLicense }: FactsProps) {
  const t = useTranslations('catalog');
  return (
    <p className={`dotted ${styles.facts}`}>
      <span className="group">{children}</span>{' '}
      <span className="group">
        <span>{t('personalPrice')}</span> {linkToLicense(t('organizations'))}
      </span>
    </p>
  );
}
