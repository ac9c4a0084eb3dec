import { Halves } from './Halves.tsx';
import { Lab } from './Lab.tsx';
import styles from './More.module.css';
import { Parts } from './Parts.tsx';
import { Reasons } from './Reasons.tsx';
import { Start } from './Start.tsx';
import { Trust } from './Trust.tsx';

/** What helps to decide, one idea a section. */
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
