import { Halves } from './Halves.tsx';
import { Lab } from './Lab.tsx';
import styles from './LandingMore.module.css';
import { Parts } from './Parts.tsx';
import { Reasons } from './Reasons.tsx';
import { Start } from './Start.tsx';
import { Trust } from './Trust.tsx';

/** The sections below the first screen, which help to decide. */
export function More() {
  return (
    <div className={styles.more}>
      <Halves />
      <Reasons />
      <Parts />
      <Start />
      <Lab />
      <Trust />
    </div>
  );
}
