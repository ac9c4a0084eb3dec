import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Text.module.css';

interface FeatureListProps {
  readonly features: readonly { readonly id: string; readonly text: ReactNode }[];
}

/** What something does, point by point. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={styles.features}>
      {features.map(({ id, text }) => (
        <li key={id}>
          <Icon name="check" size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
