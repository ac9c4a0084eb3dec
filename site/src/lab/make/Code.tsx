import { useState } from 'react';
import styles from './Code.module.css';

interface CodeProps {
  /** The digits; empty while there is no code. */
  readonly digits: string;
  /** How many digits a code has, so that its place stays the same while there is none. */
  readonly length: number;
  readonly testId: string;
  /** Whether the tiles turn when the code changes. */
  readonly turns?: boolean;
}

const groupSize = 3;
/** U+2012 is as wide as a digit. */
const figureDash = '\u2012';

function groups(text: string): string[] {
  // Four digits, or what would leave a single one, read better in two even groups.
  const size =
    text.length % groupSize === 1 ? Math.ceil(text.length / Math.ceil(text.length / 4)) : groupSize;
  const count = Math.ceil(text.length / size);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}

/** A code in groups; its text is the bare digits, so that selecting it copies the code. */
export function Code({ digits, length, testId, turns = false }: CodeProps) {
  // The first code is simply there: it took no other one's place.
  const [last, setLast] = useState({ digits, turned: false });
  if (last.digits !== digits) setLast({ digits, turned: turns && last.digits !== '' });
  const shown = groups(digits === '' ? figureDash.repeat(length) : digits);
  return (
    <output
      key={turns ? digits : undefined}
      className={`${styles.code} ${last.turned ? styles.turning : ''}`}
      data-testid={testId}
      data-empty={digits === '' ? '' : undefined}
      aria-live="off"
    >
      {shown.map((group, index) => (
        <span key={index} className={styles.group}>
          {group}
        </span>
      ))}
    </output>
  );
}
