import type { ReactNode } from 'react';
import styles from './Intro.module.css';

interface IntroProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The first part of a product's page. With large text on a phone, its facts move behind the main action. */
export function Intro({ className, children }: IntroProps) {
  return (
    <div className={styles.intro}>
      <div className={className === undefined ? styles.parts : `${styles.parts} ${className}`}>
        {children}
      </div>
    </div>
  );
}
