import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import styles from './Facts.module.css';

interface FactsProps {
  /** Elements with the required systems. */
  readonly children: ReactNode;
}

/** A line with the required systems, the price, and the way for organizations, which the free license excludes. */
export function Facts({ children }: FactsProps) {
  const t = useTranslations('catalog');
  return (
    <p className={styles.facts}>
      <span>{children}</span>{' '}
      <span>
        <span>{t('personalPrice')}</span>{' '}
        <a href={`mailto:${site.business.email}`}>{t('organizations')}</a>
      </span>
    </p>
  );
}
