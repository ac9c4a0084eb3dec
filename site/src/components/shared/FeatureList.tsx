import type { ReactNode } from 'react';
import styles from './Text.module.css';

interface FeatureListProps {
  readonly features: readonly { readonly id: string; readonly text: ReactNode }[];
}

export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={styles.features}>
      {features.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
